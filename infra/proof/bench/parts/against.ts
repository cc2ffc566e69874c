import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { browserAt, orderOf } from '#infra/testkit/browser'
import { asABrowser, go, OtherServer } from '../against/other-server'
import type { Way } from '../against/other-server'
import { inTurns, rounded } from '../measure'
import type { AgainstFigures } from '../measurements'
import { productProcess } from '../product-process'
import { over } from '../requests'
import { restock } from '../restock'

const CLIENTS = [1, 8] as const
const ROUNDS = 3
/** Calls of one slice: long enough that what follows an order falls into the slice that placed it. */
const SLICE = { menu: { 1: 40, 8: 80 }, order: { 1: 20, 8: 60 } } as const
const LINES = ['Edamame', 'Chicken Gyoza', 'California Roll']

type Measured = {
  readonly what: AgainstFigures['what']
  readonly clients: number
  readonly own: () => Promise<unknown>
  readonly others: readonly Way[]
  readonly url: string
  readonly calls: number
}

/** Ours and each of the other's ways under the same load, slice by slice; its best way is what ours is held against. */
async function compared({ what, clients, own, others, url, calls }: Measured): Promise<AgainstFigures> {
  const acts = [own, ...others.map((way) => () => go(url, way))]
  const [product, ...samples] = await inTurns(acts, { clients, calls, rounds: ROUNDS })
  const ways = samples.flatMap((sample, place) => ({ way: others[place]?.way ?? '', ...sample }))
  const [best] = ways.toSorted((one, other) => one.p50 - other.p50)
  if (!product || !best) throw new Error('Nothing was timed')
  const timesFaster = rounded(best.p50 / product.p50)
  return {
    what,
    clients,
    product,
    ways,
    best: best.way,
    timesFaster,
    timesAsMany: rounded(product.perSecond / best.perSecond),
  }
}

const visitor = () => `visitor=${createHash('sha256').update(randomUUID()).digest('base64url')}`

/** Our menu read and an order of three lines against those of another server that runs already. */
export async function measureAgainst(url: string, requestsFile: string) {
  const { name, menu, order } = OtherServer.parse(JSON.parse(readFileSync(requestsFile, 'utf8')))
  const product = await productProcess()
  try {
    await restock(product.url, 'HENPR')
    const guest = browserAt(product.url)
    const lines = await Promise.all(LINES.map(async (dish) => ({ dish: await guest.dish(dish), quantity: 1 })))
    const body = JSON.stringify(orderOf({ lines }))
    const read = () => over(product.url, { method: 'GET', path: '/api/menu-items/4', headers: asABrowser })
    const place = () =>
      over(product.url, {
        method: 'POST',
        path: '/api/orders/test',
        body,
        headers: { 'idempotency-key': randomUUID(), cookie: visitor() },
      })
    const figures: AgainstFigures[] = []
    for (const clients of CLIENTS) {
      const calls = SLICE.menu[clients]
      figures.push(await compared({ what: 'menu read', clients, own: read, others: menu, url, calls }))
    }
    for (const clients of CLIENTS) {
      const calls = SLICE.order[clients]
      figures.push(await compared({ what: 'order of three lines', clients, own: place, others: order, url, calls }))
    }
    return { name, figures }
  } finally {
    await product.stop()
  }
}
