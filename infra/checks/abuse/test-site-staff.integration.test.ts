import { liveLocation, startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import { getServerId, type Location } from '#shared/locations/index'
import { visitorLimitsPerMinute } from '#shared/platform/rate-limits'

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
