import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { buildOrderRequest, createTestClient } from '#infra/testkit/clients/test-client'
import { signInCook } from '#infra/testkit/clients/staff-clients'
import { OtherServer, browserHeaders, runSequence, type RequestSequence as OtherWay } from '../comparison/other-server'
import { roundTo, sendOverHttp, timeAlternately } from '../measure'
import type { ComparisonFigures } from '../measurements'
import { startProductProcess } from '../product-process'
import { WARM_UP_ORDERS } from '../warm-up'

const CLIENTS = [1, 8] as const
const ROUNDS = 4
/** Calls per turn, chosen so that both servers' turns take about the same time. */
const TURN = {
  menu: { own: { 1: 160, 8: 1200 }, other: { 1: 60, 8: 300 } },
  order: { own: { 1: 60, 8: 240 }, other: { 1: 15, 8: 45 } },
} as const
/** Rounds until neither server becomes faster: the product needs about two thousand orders. */
const WARM_UPS = 8
/** Longer than the polling intervals of the other server's jobs and of our stream. */
const SETTLED_MS = 1500
const LINES = ['Edamame', 'Chicken Gyoza', 'California Roll']

type Measured = {
  readonly what: ComparisonFigures['what']
  readonly clients: number
  readonly own: () => Promise<unknown>
  readonly rest: () => Promise<unknown>
  readonly others: readonly OtherWay[]
  readonly url: string
  readonly calls: { readonly own: number; readonly other: number }
}

/**
 * Measures the product and the other server's ways under the same load, in turns. The product is
 * compared with the best way.
 */
async function compared({ what, clients, own, rest, others, url, calls }: Measured): Promise<ComparisonFigures> {
  const other = { calls: calls.other, rest: () => sleep(SETTLED_MS) }
  const [product, ...samples] = await timeAlternately(
    [{ act: own, calls: calls.own, rest }, ...others.map((way) => ({ ...other, act: () => runSequence(url, way) }))],
    { clients, rounds: ROUNDS, warmUps: WARM_UPS },
  )
  const ways = samples.flatMap((sample, place) => ({ way: others[place]?.way ?? '', ...sample }))
  const [best] = ways.toSorted((one, other) => one.p50 - other.p50)
  if (!product || !best) throw new Error('Nothing was timed')
  const timesFaster = roundTo(best.p50 / product.p50)
  return {
    what,
    clients,
    product,
    ways,
    best: best.way,
    timesFaster,
    timesAsMany: roundTo(product.perSecond / best.perSecond),
  }
}

const Placed = z.object({ id: z.string() })

/** Hands out all orders, because no real kitchen has hundreds of open tickets. */
async function handOut(url: string, answers: readonly string[]): Promise<void> {
  const chef = await signInCook(url)
  for (const answer of answers) {
    const { id } = Placed.parse(JSON.parse(answer))
    const { status } = await chef.move(id, 'completed')
    if (status !== 200) throw new Error(`${id} could not be handed out: ${status}`)
  }
}

/** Places as many orders at the other server as the product has got, in its first way. */
async function warmUpOther(url: string, [way]: readonly OtherWay[]): Promise<void> {
  for (let order = 0; way && order < WARM_UP_ORDERS; order += 1) await runSequence(url, way)
}

/** Measures reading the menu and an order of three lines against another running server. */
export async function measureComparison(url: string, requestsFile: string) {
  const { name, menu, order } = OtherServer.parse(JSON.parse(readFileSync(requestsFile, 'utf8')))
  const product = await startProductProcess()
  try {
    await warmUpOther(url, order)
    const guest = createTestClient(product.url)
    const lines = await Promise.all(LINES.map(async (dish) => ({ dish: await guest.dish(dish), quantity: 1 })))
    const body = JSON.stringify(buildOrderRequest({ lines }))
    const read = () => sendOverHttp(product.url, { method: 'GET', path: '/api/menu-items/4', headers: browserHeaders })
    const placed: string[] = []
    const place = async () => {
      const headers = { 'idempotency-key': randomUUID() }
      placed.push(await sendOverHttp(product.url, { method: 'POST', path: '/api/orders/test', body, headers }))
    }
    const served = async () => {
      await handOut(product.url, placed.splice(0))
      await sleep(SETTLED_MS)
    }
    const acts = [
      { what: 'menu read', own: read, rest: () => sleep(SETTLED_MS), others: menu, turn: TURN.menu },
      { what: 'order of three lines', own: place, rest: served, others: order, turn: TURN.order },
    ] as const
    const figures: ComparisonFigures[] = []
    for (const { turn, ...measured } of acts) {
      for (const clients of CLIENTS) {
        const calls = { own: turn.own[clients], other: turn.other[clients] }
        figures.push(await compared({ ...measured, clients, url, calls }))
      }
    }
    return { name, figures }
  } finally {
    await product.stop()
  }
}
