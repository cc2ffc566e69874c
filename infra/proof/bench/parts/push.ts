import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { browserAt, orderOf } from '#infra/testkit/browser'
import { listenersAt } from '../listeners'
import { quantile, rounded } from '../measure'
import type { Delays, PushFigures } from '../measurements'
import { productProcess } from '../product-process'
import { over } from '../requests'
import { restock } from '../restock'

const LISTENERS = [1, 100, 300] as const
const ORDERS = 60
const WARM_UP = 5
/** However slow the machine, a number of listeners is given up after this long with fewer orders. */
const ENOUGH_MS = 30_000
const PATIENCE_MS = 10_000
/** Between two orders, so that what follows from the one does not meet the other. */
const REST_MS = 60

/** A process of the bench's own that says its address first. */
async function serverProcess(file: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', file], { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((ready, failed) => {
    child.stdout.once('data', (text: Buffer) => ready(text.toString().trim()))
    child.once('exit', (code) => failed(new Error(`${file} ended with ${code}`)))
  })
  return { url, stop: () => void child.kill('SIGTERM') }
}

type Way = {
  readonly listeners: Awaited<ReturnType<typeof listenersAt>>
  /** Does what is announced; gives the id by which the announcement is known. */
  readonly act: () => Promise<string>
}

type Announced = { readonly id: string; readonly answeredAt: number }

/** One announcement on its way to all listeners. */
async function announce({ listeners, act }: Way, count: number): Promise<Announced> {
  const before = listeners.messages()
  const id = await act()
  const answeredAt = performance.now()
  await listeners.untilHeard(before + count, PATIENCE_MS)
  return { id, answeredAt }
}

/** From each answer to its last message; a message that overtook the answer took no time. */
const lastDelays = ({ listeners }: Way, announced: readonly Announced[]): number[] =>
  announced.map(({ id, answeredAt }) => {
    const at = listeners.heardOf(id).flatMap((heard) => heard.map((message) => message.at))
    return Math.max(0, ...at.map((time) => time - answeredAt))
  })

const delaysOf = (delays: readonly number[]): Delays => ({
  p50: rounded(quantile(delays, 0.5)),
  p99: rounded(quantile(delays, 0.99)),
})

async function withListeners(count: number, urls: Urls, body: string): Promise<PushFigures> {
  const socketAt = (url: string) => `${url.replace('http', 'ws')}/ws`
  const post = (url: string) => async () => {
    const id = randomUUID()
    await over(url, { method: 'POST', path: '/', body: JSON.stringify({ type: 'new_order', order: { id } }) })
    return id
  }
  const ways = {
    bare: { listeners: await listenersAt(socketAt(urls.bare), count, undefined), act: post(urls.bare) },
    posted: { listeners: await listenersAt(socketAt(urls.posted), count, undefined), act: post(urls.posted) },
    product: {
      listeners: await listenersAt(socketAt(urls.product), count, { type: 'subscribe', locationId: 'HENPR' }),
      act: async () => {
        const headers = { 'idempotency-key': randomUUID() }
        const sent = { method: 'POST', path: '/api/orders/test', body, headers }
        const { id }: { id: string } = JSON.parse(await over(urls.product, sent))
        return id
      },
    },
  } as const
  // Until every subscription has been taken.
  await sleep(1000 + count * 5)
  const announced: Record<keyof typeof ways, Announced[]> = { bare: [], posted: [], product: [] }
  const startedAt = performance.now()
  const isInTime = () => performance.now() - startedAt < ENOUGH_MS
  for (let order = 0; order < WARM_UP + ORDERS && (isInTime() || order < 2 * WARM_UP); order += 1) {
    for (const name of ['bare', 'posted', 'product'] as const) {
      const one = await announce(ways[name], count)
      if (order >= WARM_UP) announced[name].push(one)
      await sleep(name === 'product' ? REST_MS : 5)
    }
  }
  await sleep(500)
  const heard = announced.product.flatMap(({ id }) => ways.product.listeners.heardOf(id))
  const [bare, posted, product] = [
    delaysOf(lastDelays(ways.bare, announced.bare)),
    delaysOf(lastDelays(ways.posted, announced.posted)),
    delaysOf(lastDelays(ways.product, announced.product)),
  ]
  for (const { listeners } of Object.values(ways)) listeners.close()
  return {
    listeners: count,
    orders: announced.product.length,
    bare,
    posted,
    product,
    timesBare: rounded(product.p99 / bare.p99),
    timesPosted: rounded(product.p99 / posted.p99),
    lost: heard.filter((messages) => messages.length === 0).length,
    twice: heard.filter((messages) => messages.length > 1).length,
  }
}

type Urls = { readonly bare: string; readonly posted: string; readonly product: string }

/** From the placing answer to the last message, at several numbers of listeners, against fan-outs that do nothing else. */
export async function measurePush(): Promise<PushFigures[]> {
  const product = await productProcess()
  const bare = await serverProcess('infra/proof/bench/bare-fan-out.ts')
  const posted = await serverProcess('infra/proof/bench/posted-fan-out.ts')
  try {
    await restock(product.url, 'HENPR')
    const dish = await browserAt(product.url).dish('California Roll')
    const body = JSON.stringify(orderOf({ lines: [{ dish, quantity: 1 }] }))
    const urls = { bare: bare.url, posted: posted.url, product: product.url }
    const figures: PushFigures[] = []
    for (const count of LISTENERS) figures.push(await withListeners(count, urls, body))
    return figures
  } finally {
    posted.stop()
    bare.stop()
    await product.stop()
  }
}
