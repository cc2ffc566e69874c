import * as z from 'zod/mini'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { kitchenMoves } from '#infra/testkit/fixtures/record-fixtures'
import { table } from '../platform/table/table'

const Capacity = z.object({ CapacityUnits: z.number() })
const Answered = z.object({ ConsumedCapacity: z.union([Capacity, z.array(Capacity)]) })
const reads = /^(Get|BatchGet|Query)/

let sent: string[] = []
let used = { reads: 0, writes: 0 }

// Nobody asks for the units where the log does not tell them.
table.middlewareStack.add(
  (next) => (args) => {
    Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' })
    return next(args)
  },
  { step: 'initialize', name: 'ask for the footprint' },
)
table.middlewareStack.add(
  (next, { commandName = '' }) =>
    async (args) => {
      const answer = await next(args)
      const { ConsumedCapacity: capacity } = Answered.parse(answer.output)
      const units = [capacity].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0)
      const name = commandName.replace('Command', '')
      sent.push(name)
      used[reads.test(name) ? 'reads' : 'writes'] += units
      return answer
    },
  // Beneath what asks for the units.
  { step: 'deserialize', name: 'footprint', priority: 'high' },
)

let product: Awaited<ReturnType<typeof startTestProduct>>
const visitor = () => createTestClient(product.url)

beforeAll(async () => {
  product = await startTestProduct()
}, 60_000)
afterAll(() => product.stop())

const anOrder = async () => {
  const guest = visitor()
  // None of them is a special of any day: a special counts its portions, too.
  const names = ['California Roll', 'Hibachi Chicken', 'Edamame']
  const lines = await Promise.all(names.map(async (name) => ({ dish: await guest.dish(name), quantity: 1 })))
  return { guest, lines }
}

/** What a piece of work asks of the table, with all that follows. */
async function footprint<T>(work: () => Promise<T>) {
  await product.deliverStream()
  sent = []
  used = { reads: 0, writes: 0 }
  const result = await work()
  await product.deliverStream()
  return { result, commands: [...sent].sort(), ...used }
}

/** Somebody in the kitchen, who cooks an order stage by stage. */
async function aCook() {
  const staff = visitor()
  await staff.signIn('chef@example.com', 'admin')
  return async (orderId: string) => {
    for (const { status, kitchenStatus } of kitchenMoves) await staff.move(orderId, status, kitchenStatus)
  }
}

// A day's first order is another: the day is begun with it, and the names of its dishes are kept.
beforeAll(async () => {
  const { guest, lines } = await anOrder()
  const { body: first } = await guest.order({ lines })
  const cook = await aCook()
  await cook(first.id)
  await product.deliverStream()
}, 60_000)

it('of three dishes is placed with one transaction and few reads, with everything that follows', async () => {
  const { guest, lines } = await anOrder()
  const { commands, reads: read, writes } = await footprint(() => guest.order({ lines }))
  expect(commands.filter((name) => name === 'TransactWriteItems')).toHaveLength(1)
  expect(commands.length).toBeLessThanOrEqual(15)
  expect(read).toBeLessThanOrEqual(10)
  expect(writes).toBeLessThanOrEqual(24)
})

it('of three dishes on its whole way through the kitchen stays within 55 write units', async () => {
  const { guest, lines } = await anOrder()
  const cook = await aCook()
  const { writes, reads: read } = await footprint(async () => {
    const { body: order } = await guest.order({ lines })
    await cook(order.id)
  })
  expect(writes).toBeLessThanOrEqual(55)
  expect(read).toBeLessThanOrEqual(52)
})
