import { LocationSettings, defaultKitchenSettings, settingsRoutes } from '#shared/kitchen/settings-contract'
import { toLocationFacts } from '#shared/locations/facts'
import { getLocation, locations } from '#shared/locations/index'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { planSetting } from './setting-plan'

const sent: unknown[] = []
beforeEach(() => sent.splice(0))

const settings = LocationSettings.parse({ ...defaultKitchenSettings, ...toLocationFacts(locations[0]), version: 4 })

setupMockServer(
  mockRoute(settingsRoutes.getLocationSettings, () => mockResponse(settingsRoutes.getLocationSettings, settings)),
  mockRoute(settingsRoutes.updateLocationSettings, async (request) => {
    sent.push(await request.json())
    return mockResponse(settingsRoutes.updateLocationSettings, settings)
  }),
)

const plan = (path: string, typed: string) =>
  planSetting(createQueryClient(), getLocation('HENOK'), { kind: 'setting', path, typed })

it('compares before anything is sent, and sends only this setting with the version that it read', async () => {
  const planned = await plan('delivery.fee', '3,49')
  expect(planned).toMatchObject({ current: '2.99', next: '3.49' })
  expect(sent).toEqual([])
  await planned.apply?.()
  expect(sent).toEqual([{ delivery: { ...settings.delivery, fee: '3.49' }, version: 4 }])
})

it.each([
  ['delivery.freeFrom', '', '25.00', 'none'],
  ['tipPercents', '10 20', '15, 18, 20', '10, 20'],
  ['takesOnlinePayments', 'off', 'on', 'off'],
])('%s can become %j', async (path, typed, current, next) => {
  expect(await plan(path, typed)).toMatchObject({ current, next })
})

it('does nothing where the setting is so already, or is not possible', async () => {
  expect(await plan('delivery.fee', '2.99')).toEqual({ current: '2.99', next: '2.99' })
  expect(await plan('delivery.fee', 'free')).toMatchObject({ current: expect.stringMatching(/amount/), next: null })
})
