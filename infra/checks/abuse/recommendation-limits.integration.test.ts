import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct({ rateLimits: 'on' })
})
afterAll(() => product.stop())

const path = '/api/recommendation-history'
const special = { locationId: 4, specialId: 'monday-roll', recommendationType: 'weather' }
const known = (name: string) => {
  const browser = createTestClient(product.url)
  browser.cookies.set('visitor', name.padEnd(24, 'A'))
  return browser
}
const click = async (browser: ReturnType<typeof createTestClient>) =>
  (await browser.post(`${path}/click`, { specialId: 'monday-roll' })).status

test('a call may have ten records and eight kilobytes', async () => {
  const send = (recommendations: readonly object[]) => known('sizes').post(path, { recommendations })
  expect((await send(Array.from({ length: 10 }, () => special))).status).toBe(201)
  expect((await send(Array.from({ length: 11 }, () => special))).status).toBe(400)
  const weather = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`fact${index}`, 'x'.repeat(100)]))
  const large = Array.from({ length: 10 }, () => ({ ...special, weatherData: weather }))
  expect(await send(large)).toMatchObject({ status: 413, body: { code: 'too-large' } })
})

test('a visitor may make thirty calls per minute, an address sixty, with any cookies', async () => {
  const flood = async () => {
    const statuses = []
    for (let call = 0; call < 35; call += 1) statuses.push(await click(known('one-visitor')))
    for (let call = 0; call < 40; call += 1) statuses.push(await click(known(`visitor-${call}`)))
    return statuses
  }
  const startedAt = new Date().getMinutes()
  let statuses = await flood()
  // A new minute may start during the calls, but hardly twice.
  if (new Date().getMinutes() !== startedAt) statuses = await flood()
  expect(statuses.slice(0, 35).filter((status) => status === 201).length).toBeLessThanOrEqual(30)
  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(60)
  expect(statuses.at(-1)).toBe(429)
})

test('callers without a cookie count as one visitor', async () => {
  const statuses = []
  for (let call = 0; call < 65; call += 1) statuses.push(await click(createTestClient(product.url)))
  expect(statuses).toContain(429)
})
