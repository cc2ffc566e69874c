import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { getAddressLimit, tokenBucketLimits } from '#shared/platform/rate-limits'

const visitorAllowance = tokenBucketLimits.occasional.visitor
const cheap = '/api/menu-categories'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct({ rateLimits: 'on' })
})
afterAll(() => product.stop())

it('a flooding browser does not use up the limit of its shared address', async () => {
  const runaway = createTestClient(product.url)
  await runaway.get(cheap)
  await runaway.get('/api/auth/user')
  const refused = async () => {
    for (let calls = 0; calls < visitorAllowance.burst * 3; calls += 1) {
      const { status } = await runaway.get('/api/recommended-categories')
      if (status === 429) return calls
    }
    return undefined
  }
  expect(await refused()).toBeGreaterThanOrEqual(visitorAllowance.burst)
  const neighbour = createTestClient(product.url)
  await neighbour.get('/api/auth/user')
  expect((await neighbour.get('/api/recommended-categories')).status).toBe(401)
})

it("requests of events are limited per address, so that one caller can't fill the calendar", async () => {
  const statuses: number[] = []
  for (let calls = 0; calls <= getAddressLimit('event-requests'); calls += 1) {
    // Each request is from a new browser: the limit of the address counts.
    const { status, headers } = await createTestClient(product.url).post('/api/events/HENPR', {})
    statuses.push(status)
    if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(statuses.slice(0, -1)).not.toContain(429)
  expect(statuses.at(-1)).toBe(429)
})

it('a guest who opens the menu again and again stays within the limits', async () => {
  const guest = createTestClient(product.url)
  const calls = ['/api/auth/user', '/api/menu-items/HENPR', '/api/menu-categories', '/api/daily-specials/HENPR']
  for (let opened = 0; opened < 15; opened += 1) {
    const answers = await Promise.all(calls.map((call) => guest.get(call)))
    expect(answers.map(({ status }) => status)).not.toContain(429)
  }
})
