import { scanTable } from '#infra/operate/audit/audit'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { locations } from '#shared/locations/index'
import { addressLimitsPerHour } from '#shared/platform/rate-limits'
import { addDays, toWallClock } from '#shared/platform/time'

const [location] = locations
let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  jest.spyOn(console, 'warn').mockReturnValue()
  product = await startTestProduct({ mode: 'live', rateLimits: 'on' })
})
afterAll(() => product.stop())

it('an address that sends as many event requests as it may closes no day and guesses no code', async () => {
  const { date: today } = toWallClock(location, new Date())
  const request = { time: '18:00', guests: 40, type: 'pickup', wishes: '' }
  const ids: string[] = []
  for (let count = 0; count < addressLimitsPerHour['event-requests']; count += 1) {
    const contact = { name: 'Stranger', email: `stranger${count}@example.com`, phone: '(727) 555-0199' }
    const body = { ...request, contact, date: addDays(today, 5 + (count % 50)) }
    const { body: answer } = await createTestClient(product.url).post<{ id?: string }>('/api/events/HENPR', body)
    if (answer.id !== undefined) ids.push(answer.id)
  }
  expect(ids.length).toBeGreaterThan(0)
  for (const id of ids) await createTestClient(product.url).post(`/api/events/${id}/confirm`, { code: id })
  const taken = (await scanTable()).filter(({ type }) => type === 'EventDay')
  expect(taken).toEqual([])
})
