import type { createTestClient } from '#infra/testkit/clients/test-client'
import {
  liveLocation,
  startTwoModes,
  testLocation as testSite,
  type TwoModes,
} from '#infra/testkit/product/test-product'
import type { VersionedHours } from '#shared/hours/contract'
import type { OrderIntake } from '#shared/kitchen/intake-contract'
import type { Order } from '#shared/orders/contract'
import { getServerId, type Location } from '#shared/locations/index'
import { addDays, fromWallClock, parseClockMinutes, toWallClock } from '#shared/platform/time'

const today = toWallClock(liveLocation, new Date()).date
const OPENS = '11:00'
const opensAt = fromWallClock(liveLocation, addDays(today, 1), parseClockMinutes(OPENS))

type Browser = ReturnType<typeof createTestClient>

/** Closes a location for today; it opens tomorrow at 11. */
async function closeToday(owner: Browser, { code }: Location) {
  const { weekly, version } = (await owner.get<VersionedHours>(`/api/hours/${code}`)).body
  const shut = { date: today, closed: true, opens: null, closes: null, note: null }
  const tomorrow = { date: addDays(today, 1), closed: false, opens: OPENS, closes: '20:00', note: null }
  const body = { weekly, exceptions: [shut, tomorrow], version }
  expect(await owner.put(`/api/desk/hours/${code}`, body)).toMatchObject({ status: 200 })
}

const hiro = async (browser: Browser, location: Location) => {
  const body = { message: 'how long does it take', locationId: getServerId(location) }
  return (await browser.post<{ response: string }>('/api/voice-assistant/process', body)).body.response
}

let group: TwoModes
beforeAll(async () => {
  group = await startTwoModes()
  await closeToday((await group.adminOfPool()).browser, liveLocation)
  await closeToday((await group.tester('admin')).browser, testSite)
})
afterAll(() => group.product.stop())

it('a closed live site quotes times from its next opening, and accepts scheduled orders only', async () => {
  const guest = group.visitor(liveLocation)
  const before = Date.now()
  const { body: intake } = await guest.get<OrderIntake>('/api/kitchen/intake/HENOK')
  expect(intake).toMatchObject({
    state: 'closed',
    until: opensAt.toISOString(),
    quotesWhenOpen: { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } },
  })
  const readyAt = before + (intake.quotes?.pickup.min ?? 0) * 60_000
  expect(readyAt).toBeGreaterThan(opensAt.getTime() + 14 * 60_000)
  expect(readyAt).toBeLessThan(opensAt.getTime() + 16 * 60_000)
  expect(await hiro(guest, liveLocation)).toBe(
    'Closed now, opens tomorrow at 11:00 AM. Pickup is ready tomorrow 11:20 AM, delivery tomorrow 11:50 AM at the earliest.',
  )
  expect(await guest.order({ locationId: liveLocation.code })).toMatchObject({
    status: 409,
    body: { code: 'location-closed' },
  })
  const scheduledFor = new Date(opensAt.getTime() + 20 * 60_000).toISOString()
  const { status, body } = await guest.order({ locationId: liveLocation.code, more: { scheduledFor } })
  expect(status).toBe(201)
  const { estimatedTime, createdAt, promisedFrom }: Order = body
  const minutes = Math.round((Date.parse(scheduledFor) - Date.parse(createdAt)) / 60_000)
  expect([promisedFrom, estimatedTime]).toEqual([scheduledFor, `${minutes}-${minutes + 5} minutes`])
})

it('a closed test site accepts orders with its usual quotes, and Hiro says that it is closed', async () => {
  const guest = group.visitor(testSite)
  const { body: intake } = await guest.get<OrderIntake>('/api/kitchen/intake/HEHC')
  const quotes = { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } }
  expect(intake).toEqual({
    state: 'open',
    until: null,
    reason: null,
    extraMinutes: 0,
    delivery: 'open',
    deliveryUntil: null,
    quotes,
  })
  expect(await hiro(guest, testSite)).toBe(
    'Closed now, opens tomorrow at 11:00 AM. Pickup takes 15-20 minutes, delivery 30-45 minutes.',
  )
  expect(await guest.order({ locationId: testSite.code })).toMatchObject({
    status: 201,
    body: { estimatedTime: '15-20 minutes' },
  })
})
