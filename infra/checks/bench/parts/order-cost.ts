import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { kitchenMoves } from '#infra/testkit/fixtures/record-fixtures'
import { streamConsumers } from '#infra/stacks/functions/stream-consumers'
import type { OrderUsage } from '../cost-model'
import { roundTo } from '../measure'
import { startProductProcess } from '../product-process'

const ORDERS = 100
/** How long a guest keeps the tracking page open. */
const WATCHED_MINUTES = 30
const PING_MINUTES = 5
const LOCATION = 'HENPR'
/** Lambda's own three log lines per function log line. */
const LAMBDA_LINES_BYTES = 330
/** Socket calls of a guest besides pings: connect, subscribe, disconnect. */
const SOCKET_CALLS = 3 + WATCHED_MINUTES / PING_MINUTES

const Line = z.object({
  event: z.string(),
  milliseconds: z._default(z.number(), 0),
  reaction: z.optional(z.string()),
})
type Line = z.infer<typeof Line>

type Browser = ReturnType<typeof createTestClient>

const bytesOf = ({ heard }: Awaited<ReturnType<typeof openTestSocket>>): number =>
  heard.reduce((sum, message) => sum + JSON.stringify(message).length, 0)

/**
 * Runs one guest's order from start to end. Returns the bytes sent. The pages read the session,
 * menu, categories and specials, and the order on the tracking page. Later changes are pushed to
 * the page and the board (decision 0036). The board's list and polling of screens don't depend on
 * the order, so they are not counted.
 */
async function oneOrder(url: string, kitchen: Browser): Promise<number> {
  const guest = createTestClient(url)
  let bytes = 0
  const look = async (browser: Browser, path: string) => {
    const { headers, body } = await browser.get(path)
    // Counts the compressed size only of answers that the server compresses, not the CDN.
    bytes += headers.has('content-encoding') ? Number(headers.get('content-length')) : JSON.stringify(body).length
  }
  await look(guest, '/api/auth/user')
  await look(guest, `/api/menu-items/${LOCATION}`)
  await look(guest, '/api/menu-categories')
  await look(guest, `/api/daily-specials/${LOCATION}`)
  const dish = await guest.dish('Hibachi Chicken')
  const { body: placed, status } = await guest.order({ lines: [{ dish, quantity: 2 }] })
  if (status !== 201) throw new Error(`An order was refused: ${JSON.stringify(placed)}`)
  const tracking = await openTestSocket(`${url.replace('http', 'ws')}/ws`, guest.cookies)
  tracking.send({ type: 'subscribe_order', orderId: placed.id })
  await look(guest, `/api/orders/${placed.id}`)
  for (const { status, kitchenStatus } of kitchenMoves) {
    await kitchen.move(placed.id, status, kitchenStatus)
  }
  for (let minute = 0; minute < WATCHED_MINUTES; minute += PING_MINUTES) tracking.send({ type: 'ping' })
  await sleep(20)
  await tracking.close()
  return bytes + bytesOf(tracking)
}

/**
 * A reader is called once for all its reactions, so its most frequent reaction gives the number of
 * calls.
 */
const readerCallsIn = (logged: readonly Line[]): number =>
  streamConsumers.reduce(
    (sum, { reactions }) =>
      sum + Math.max(...reactions.map(({ name }) => logged.filter(({ reaction }) => reaction === name).length)),
    0,
  )

/**
 * Measures the average resources of an order, from the first view of the menu to the last action of
 * the kitchen.
 */
export async function measureCost(): Promise<OrderUsage> {
  const product = await startProductProcess({ metered: true })
  try {
    const kitchen = createTestClient(product.url)
    await kitchen.signIn('chef@example.com', 'admin')
    const board = await openTestSocket(`${product.url.replace('http', 'ws')}/ws`, kitchen.cookies)
    board.send({ type: 'subscribe', locationId: LOCATION })
    // Waits for the reactions to the last delivery.
    await sleep(4000)

    const linesBefore = product.lines().length
    const unitsBefore = product.used()
    let bytesOut = JSON.stringify((await kitchen.get(`/api/kitchen/orders/${LOCATION}`)).body).length
    for (let order = 0; order < ORDERS; order += 1) {
      bytesOut += await oneOrder(product.url, kitchen)
    }
    await sleep(3000)
    const units = product.used()
    const lines = product.lines().slice(linesBefore)
    bytesOut += bytesOf(board)
    await board.close()

    const logged = lines.map((line) => Line.parse(JSON.parse(line)))
    const requests = logged.filter(({ event }) => event === 'request')
    const socketCalls = SOCKET_CALLS * ORDERS
    const calls = requests.length + readerCallsIn(logged) + socketCalls
    const milliseconds = requests.reduce((sum, line) => sum + line.milliseconds, 0)
    const perOrder = (sum: number) => roundTo(sum / ORDERS, 3)
    return {
      orders: ORDERS,
      tableWriteUnits: perOrder(units.writes - unitsBefore.writes),
      tableReadUnits: perOrder(units.reads - unitsBefore.reads),
      httpCalls: perOrder(requests.length),
      functionCalls: perOrder(calls),
      // Assumes that a call of a reader or a socket takes as long as the average request.
      functionSeconds: perOrder((milliseconds / requests.length / 1000) * calls),
      socketMessages: perOrder(socketCalls + board.heard.length * 2),
      socketMinutes: WATCHED_MINUTES,
      bytesOut: perOrder(bytesOut),
      logBytes: perOrder(lines.join('').length + calls * LAMBDA_LINES_BYTES),
    }
  } finally {
    await product.stop()
  }
}
