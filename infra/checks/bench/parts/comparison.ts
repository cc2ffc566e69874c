import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { buildOrderRequest, createTestClient } from '#infra/testkit/clients/test-client'
import { signInCook } from '#infra/testkit/clients/staff-clients'
import { OtherServer, browserHeaders, runSequence } from '../comparison/other-server'
import type { RequestSequence as OtherWay } from '../comparison/other-server'
import { roundTo, sendOverHttp, timeAlternately } from '../measure'
import type { ComparisonFigures } from '../measurements'
import { startProductProcess } from '../product-process'
import { restockAll } from '../../../testkit/clients/staff-clients'

const CLIENTS = [1, 8] as const
const ROUNDS = 4
/**
 * Calls of one turn, so that ours and the other's take about the same seconds: as much of a turn
 * goes before what follows it.
 */
const TURN = {
  menu: { own: { 1: 160, 8: 1200 }, other: { 1: 60, 8: 300 } },
  order: { own: { 1: 60, 8: 240 }, other: { 1: 15, 8: 45 } },
} as const
/** Until neither grows quicker: ours takes some two thousand orders to be compiled. */
const WARM_UPS = 8
/** Longer than the other server's jobs and our stream wait for more. */
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
 * Ours and each of the other's ways under the same load, slice by slice; its best way is what ours
 * is held against.
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

/** A kitchen that hands out at once what was ordered: none has hundreds of tickets before it. */
async function handOut(url: string, answers: readonly string[]): Promise<void> {
  const chef = await signInCook(url)
  for (const answer of answers) {
    const { id } = Placed.parse(JSON.parse(answer))
    const { status } = await chef.move(id, 'completed')
    if (status !== 200) throw new Error(`${id} could not be handed out: ${status}`)
  }
}

/** Our menu read and an order of three lines against those of another server that runs already. */
export async function measureComparison(url: string, requestsFile: string) {
  const { name, menu, order } = OtherServer.parse(JSON.parse(readFileSync(requestsFile, 'utf8')))
  const product = await startProductProcess()
  try {
    await restockAll(product.url, 'HENPR')
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
