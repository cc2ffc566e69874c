import { liveLocation, startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import { getServerId, type Location } from '#shared/locations/index'
import { getAddressLimit, visitorLimitsPerMinute } from '#shared/platform/rate-limits'

let group: TwoModes
beforeAll(async () => {
  group = await startTwoModes({ rateLimits: 'on' })
})
afterAll(() => group.product.stop())

it('once a location is live, staff of a test site have the limits of guests, and its own staff have none', async () => {
  // At most the limit of the two minutes that the calls may span.
  const calls = visitorLimitsPerMinute.voice * 2 + 1
  const statusesOf = async ({ browser }: Awaited<ReturnType<TwoModes['tester']>>, site: Location) => {
    const message = { message: 'hello', locationId: getServerId(site) }
    const statuses = new Set<number>()
    for (let call = 0; call < calls; call += 1)
      statuses.add((await browser.post('/api/voice-assistant/process', message)).status)
    return [...statuses].sort()
  }
  expect(await statusesOf(await group.tester('admin'), testLocation)).toEqual([200, 429])
  expect(await statusesOf(await group.adminOfPool(), liveLocation)).toEqual([200])
})

it('printers of a test site share the limits of their address, which those of a live one do not', async () => {
  const fetchJobs = async ({ browser }: Awaited<ReturnType<TwoModes['tester']>>, { code }: Location) => {
    const { body } = await browser.post<{ token: string }>(`/api/desk/printers/${code}`, { name: 'Kitchen' })
    const statuses = new Set<number>()
    for (let call = 0; call < 2 * getAddressLimit('print-jobs') + 1; call += 1)
      statuses.add((await group.visitor(testLocation).get(`/api/print/${code}/${body.token}?type=image/png`)).status)
    return [...statuses].sort()
  }
  expect(await fetchJobs(await group.tester('admin'), testLocation)).toEqual([404, 429])
  expect(await fetchJobs(await group.adminOfPool(), liveLocation)).toEqual([404])
})
