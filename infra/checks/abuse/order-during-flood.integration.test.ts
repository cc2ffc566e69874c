import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { waitUntil } from '#infra/testkit/wait-until'
import type { Ticket } from '#shared/orders/contract'
import { tokenBucketLimits } from '#shared/platform/rate-limits'
import { scaleLimit } from '#infra/testkit/machine-speed'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct({ rateLimits: 'on' })
})
afterAll(() => product.stop())

const FLOODERS = 20
const GUESTS = 10

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/** Calls a public route without pause and without cookies until `stop`. */
function startFlood(path: string) {
  let isRunning = true
  const statuses: number[] = []
  const call = async () => {
    while (isRunning) statuses.push((await createTestClient(product.url).get(path)).status)
  }
  const running = Array.from({ length: FLOODERS }, call)
  return {
    statuses,
    stop: async () => {
      isRunning = false
      await Promise.all(running)
    },
  }
}

/** Guests order one after the other. Returns the orders' ids and the milliseconds of each. */
async function placeOrders(count: number) {
  const dish = await createTestClient(product.url).dish('California Roll')
  const placed: { id: string; milliseconds: number }[] = []
  for (let index = 0; index < count; index += 1) {
    const guest = createTestClient(product.url)
    await guest.get('/api/auth/user')
    const startedAt = performance.now()
    const { status, body } = await guest.order({ lines: [{ dish, quantity: 1 }], customerInfo: { email: '' } })
    expect(status).toBe(201)
    placed.push({ id: body.id, milliseconds: performance.now() - startedAt })
  }
  return placed
}

test('every guest can order and the kitchen gets every ticket while one address floods a public route', async () => {
  const owner = await signInManager(product.url)
  const before = await placeOrders(GUESTS)
  const flood = startFlood('/api/hours/HENPR')
  const during = await waitUntil(() => flood.statuses.includes(429), scaleLimit(60_000))
    .then(() => placeOrders(GUESTS))
    .finally(flood.stop)
  await product.deliverStream()

  const answered = flood.statuses.filter((status) => status === 200).length
  const refused = flood.statuses.filter((status) => status === 429).length
  process.stdout.write(
    `${flood.statuses.length} calls of the flood, ${answered} answered, ${refused} refused. ` +
      `An order took ${median(before.map(({ milliseconds }) => milliseconds)).toFixed(0)} ms before, ` +
      `${median(during.map(({ milliseconds }) => milliseconds)).toFixed(0)} ms during the flood.\n`,
  )
  expect(answered + refused).toBe(flood.statuses.length)
  expect(answered).toBeGreaterThanOrEqual(tokenBucketLimits.occasional.address.burst)
  expect(refused).toBeGreaterThan(0)
  const { body: tickets } = await owner.get<Ticket[]>('/api/kitchen/orders/HENPR')
  const ids = new Set(tickets.map(({ id }) => id))
  expect([...before, ...during].filter(({ id }) => !ids.has(id))).toEqual([])
})
