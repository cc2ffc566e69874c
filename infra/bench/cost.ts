import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { browserAt } from '#infra/local/testing/browser'
import { openSocket } from '#infra/local/testing/socket'
import { consumers } from '#infra/stacks/consumers'
import { kitchenStatuses } from '#shared/rules/order-status'
import { costTable, withCosts } from './cost-model'
import type { PerOrder } from './cost-model'
import { productProcess } from './product-process'

/** A hundred unless told, on the command line. */
const ORDERS = Number(process.argv[2] ?? 100)
/** How long a guest keeps the tracking page open. */
const WATCHED_MINUTES = 30
const LOCATION = 'HENPR'
/** Each line of a function's log comes with three of Lambda's own. */
const LAMBDA_LINES_BYTES = 330

const Line = z.object({
  event: z.string(),
  milliseconds: z._default(z.number(), 0),
  reaction: z.optional(z.string()),
})

/** The stages that a ticket goes through on a board. */
const moves = kitchenStatuses.filter((stage) => stage !== 'waiting' && stage !== 'cancelled')

const product = await productProcess({ metered: true, logs: true })
const kitchen = browserAt(product.url)
await kitchen.signIn('chef@example.com', 'admin')
const board = await openSocket(`${product.url.replace('http', 'ws')}/ws`, kitchen.cookies)
board.say({ type: 'subscribe', locationId: LOCATION })
await sleep(500)

let bytesOut = 0
let socketCalls = 0
/** One guest's order on its whole way; each push makes the pages read again, as they do. */
async function oneOrder(): Promise<void> {
  const guest = browserAt(product.url)
  const see = async (path: string) => {
    bytesOut += JSON.stringify((await guest.get(path)).body).length
  }
  const lookAtBoard = async () => {
    bytesOut += JSON.stringify((await kitchen.get(`/api/kitchen/orders/${LOCATION}`)).body).length
  }
  await see('/api/auth/user')
  await see(`/api/menu-items/${LOCATION}`)
  await see('/api/menu-categories')
  await see(`/api/daily-specials/${LOCATION}`)
  const dish = await guest.dish('Hibachi Chicken')
  const { body: placed, status } = await guest.order({ lines: [{ dish, quantity: 2 }] })
  if (status !== 201) throw new Error(`An order was refused: ${JSON.stringify(placed)}`)
  const tracking = await openSocket(`${product.url.replace('http', 'ws')}/ws`, guest.cookies)
  tracking.say({ type: 'subscribe_order', orderId: placed.id })
  await see(`/api/orders/${placed.id}`)
  await lookAtBoard()
  for (const kitchenStatus of moves) {
    const status = kitchenStatus === 'completed' ? 'completed' : 'processing'
    await kitchen.move(placed.id, status, kitchenStatus)
    await lookAtBoard()
    await see(`/api/orders/${placed.id}`)
  }
  for (let minute = 0; minute < WATCHED_MINUTES / 5; minute += 1) tracking.say({ type: 'ping' })
  await sleep(20)
  await tracking.close()
  // Opened, followed, closed, and a ping with its answer every five minutes.
  socketCalls += 3 + WATCHED_MINUTES / 5
  bytesOut += tracking.heard.reduce((sum, message) => sum + JSON.stringify(message).length, 0)
}

const linesBefore = product.lines().length
const unitsBefore = product.used()
for (let order = 0; order < ORDERS; order += 1) {
  await oneOrder()
  process.stdout.write('.')
}
process.stdout.write('\n')
await sleep(3000)
const units = product.used()
const lines = product.lines().slice(linesBefore)
const logged = lines.map((line) => Line.parse(JSON.parse(line)))
await board.close()
await product.stop()

const requests = logged.filter(({ event }) => event === 'request')
/** A reader of the stream is called once for all its reactions, so its busiest one tells how often. */
const readerCalls = consumers.reduce(
  (sum, { reactions }) =>
    sum + Math.max(...reactions.map(({ name }) => logged.filter(({ reaction }) => reaction === name).length)),
  0,
)
const pushes = board.heard.length
const calls = requests.length + readerCalls + socketCalls
const milliseconds = requests.reduce((sum, line) => sum + line.milliseconds, 0)
/** A call of a reader or a socket is billed as long as the average request is. */
const seconds = (milliseconds / requests.length / 1000) * calls
const perOrder = (sum: number) => Math.round((sum / ORDERS) * 1000) / 1000
const measured: PerOrder = {
  orders: ORDERS,
  tableWriteUnits: perOrder(units.writes - unitsBefore.writes),
  tableReadUnits: perOrder(units.reads - unitsBefore.reads),
  httpCalls: perOrder(requests.length),
  functionCalls: perOrder(calls),
  functionSeconds: perOrder(seconds),
  socketMessages: perOrder(socketCalls + pushes * 2),
  socketMinutes: WATCHED_MINUTES,
  bytesOut: perOrder(bytesOut),
  logBytes: perOrder(lines.join('').length + calls * LAMBDA_LINES_BYTES),
}
writeFileSync('infra/bench/cost.json', `${JSON.stringify(measured, null, 2)}\n`)
const guide = 'docs/deploying.md'
writeFileSync(guide, withCosts(readFileSync(guide, 'utf8'), costTable(measured)))
console.log(measured)
console.log(costTable(measured))
