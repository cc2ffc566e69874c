import * as z from 'zod/mini'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { kitchenMoves } from '#infra/testkit/fixtures/record-fixtures'
import { table } from '../platform/table/table'

const Capacity = z.object({ CapacityUnits: z.number() })
const Output = z.object({ ConsumedCapacity: z.union([Capacity, z.array(Capacity)]) })
const reads = /^(Get|BatchGet|Query)/

let sent: string[] = []
let used = { reads: 0, writes: 0 }

// The product requests consumed capacity only if its log level needs it.
table.middlewareStack.add(
  (next) => (args) => {
    Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' })
    return next(args)
  },
  { step: 'initialize', name: 'request-capacity' },
)
table.middlewareStack.add(
  (next, { commandName = '' }) =>
    async (args) => {
      const answer = await next(args)
      const { ConsumedCapacity: capacity } = Output.parse(answer.output)
      const units = [capacity].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0)
      const name = commandName.replace('Command', '')
      sent.push(name)
      used[reads.test(name) ? 'reads' : 'writes'] += units
      return answer
    },
  // Runs after the middleware that requests the capacity.
  { step: 'deserialize', name: 'footprint', priority: 'high' },
)

let product: Awaited<ReturnType<typeof startTestProduct>>
const visitor = () => createTestClient(product.url)

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const prepareOrder = async () => {
  const guest = visitor()
  // None of them is a special of any day: a special counts its portions, too.
  const names = ['California Roll', 'Hibachi Chicken', 'Edamame']
  const lines = await Promise.all(names.map(async (name) => ({ dish: await guest.dish(name), quantity: 1 })))
  return { guest, lines }
}

/** Returns the table commands and units of some work, including its reactions. */
async function measureFootprint<T>(work: () => Promise<T>) {
  await product.deliverStream()
  sent = []
  used = { reads: 0, writes: 0 }
  const result = await work()
  await product.deliverStream()
  return { result, commands: [...sent].sort(), ...used }
}

/** Signs in a cook; returns a function that moves an order through all stages. */
async function createCook() {
  const staff = visitor()
  await staff.signIn('chef@example.com', 'admin')
  return async (orderId: string) => {
    for (const { status, kitchenStatus } of kitchenMoves) await staff.move(orderId, status, kitchenStatus)
  }
}

// The first order of a day costs more, because it creates the day's records.
beforeAll(async () => {
  const { guest, lines } = await prepareOrder()
  const { body: first } = await guest.order({ lines })
  const cook = await createCook()
  await cook(first.id)
  await product.deliverStream()
})

it('an order of three dishes needs one transaction and few reads, including its reactions', async () => {
  const { guest, lines } = await prepareOrder()
  const { commands, reads: read, writes } = await measureFootprint(() => guest.order({ lines }))
  expect(commands.filter((name) => name === 'TransactWriteItems')).toHaveLength(1)
  expect(commands.length).toBeLessThanOrEqual(17)
  expect(read).toBeLessThanOrEqual(10)
  expect(writes).toBeLessThanOrEqual(24)
})

it('an order of three dishes stays within 58 write units until it is completed', async () => {
  const { guest, lines } = await prepareOrder()
  const cook = await createCook()
  const { writes, reads: read } = await measureFootprint(async () => {
    const { body: order } = await guest.order({ lines })
    await cook(order.id)
  })
  expect(writes).toBeLessThanOrEqual(58)
  expect(read).toBeLessThanOrEqual(59)
})

it('reserved kitchen time costs an order one read and two write units, and a quote nothing', async () => {
  const { guest, lines } = await prepareOrder()
  const quote = () => guest.get(`/api/kitchen/intake/HENPR?items=${lines[0]?.dish.id}`)
  const order = () => guest.order({ lines })
  const [quoted, placed] = [await measureFootprint(quote), await measureFootprint(order)]
  const owner = visitor()
  await owner.signIn('owner@example.com', 'admin')
  const { body } = await owner.get<{ version: number }>('/api/desk/capacity/HENPR')
  const set = { pickup: null, delivery: null, kitchenTime: true, version: body.version }
  expect((await owner.put('/api/desk/capacity/HENPR', set)).status).toBe(200)
  // The first order of three hours creates their record.
  await order()
  const [quotedLater, placedLater] = [await measureFootprint(quote), await measureFootprint(order)]
  expect(quotedLater.commands).toEqual(quoted.commands)
  expect(placedLater.writes - placed.writes).toBeLessThanOrEqual(2)
  expect(placedLater.reads - placed.reads).toBeLessThanOrEqual(1)
})
