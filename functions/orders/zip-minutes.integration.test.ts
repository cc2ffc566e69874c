import { setClock } from '#infra/testkit/fake-clock'
import { liveLocation, startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import type { HoursWithStatus } from '#shared/hours/contract'
import type { LocationSettings } from '#shared/kitchen/settings-contract'
import type { MenuItem } from '#shared/menu/contract'
import type { Order, Ticket } from '#shared/orders/contract'
import type { CartSlots, Slot } from '#shared/orders/slots-contract'
import { fromWallClock, toWallClock } from '#shared/platform/time'
import { getOrder } from './repository'

/** A clock of the afternoon in Florida, on a day on which every location is open. */
const TODAY = '2027-01-14'
const TOMORROW = '2027-01-15'
const at = (clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return fromWallClock(liveLocation, TODAY, (hour + 12) * 60 + minute).toISOString()
}
const FAR = '34229'
const NEAR = '34293'
const USUAL = '34275'

type Browser = ReturnType<TwoModes['visitor']>

let group: TwoModes
let lead: Browser
let guest: Browser
let roll: MenuItem

beforeAll(async () => {
  group = await startTwoModes()
  setClock(new Date(at('2:00')))
  lead = (await group.leadOfPool()).browser
  guest = group.visitor(liveLocation)
  roll = await guest.dish('California Roll')
  const owner = (await group.adminOfPool()).browser
  const path = `/api/desk/settings/${liveLocation.code}`
  const { delivery, version } = (await owner.get<LocationSettings>(path)).body
  const zipMinutes = [
    { zipCode: FAR, minutes: 75 },
    { zipCode: NEAR, minutes: 30 },
  ]
  const changed = await owner.put<LocationSettings>(path, { delivery: { ...delivery, zipMinutes }, version })
  expect(changed.body.delivery.zipMinutes).toEqual(zipMinutes)
})
afterAll(async () => {
  jest.useRealTimers()
  await group.product.stop()
})
beforeEach(() => setClock(new Date(at('2:00'))))

const addressIn = (zipCode: string) => ({ street: '12 Boxwood Dr', city: 'Nokomis', state: 'FL', zipCode })
const place = (zipCode: string, clock: string, scheduledFor = at(clock)) =>
  guest.order({
    locationId: liveLocation.code,
    orderType: 'delivery',
    lines: [{ dish: roll, quantity: 3 }],
    customerInfo: { address: addressIn(zipCode) },
    more: { scheduledFor },
  })
const tooLate = (nextAt: string) => ({ status: 409, body: { code: 'too-late', nextAt: at(nextAt) } })

async function firstSlot(query: string): Promise<string> {
  const { body } = await guest.get<Slot[] | CartSlots>(
    `/api/slots/${liveLocation.code}?date=${TODAY}&type=delivery&${query}`,
  )
  const [first] = Array.isArray(body) ? body : body.slots
  const { minutes } = toWallClock(liveLocation, new Date(first?.at ?? 0))
  return `${Math.floor(minutes / 60) - 12}:${String(minutes % 60).padStart(2, '0')}`
}

it('slots begin with the minutes of the ZIP code, of a cart and of any order', async () => {
  const items = `items=${roll.id}:3`
  expect(await Promise.all([FAR, NEAR, USUAL].map((zip) => firstSlot(`zipCode=${zip}`)))).toEqual(['3:20', '2:30', '2:50']) // prettier-ignore
  expect(await Promise.all([FAR, NEAR].map((zip) => firstSlot(`${items}&zipCode=${zip}`)))).toEqual(['3:20', '2:30'])
  expect(await firstSlot(items)).toBe('2:50')
})

it('a later delivery is taken from the minutes of its ZIP code on, from guests and by phone', async () => {
  expect(await place(FAR, '3:10')).toMatchObject(tooLate('3:20'))
  const { status, body: far } = await place(FAR, '3:20')
  expect(status).toBe(201)
  expect(await place(NEAR, '2:30')).toMatchObject({ status: 201 })
  expect(await place(USUAL, '2:40')).toMatchObject(tooLate('2:50'))
  const { subtotal, tax, total, deliveryFee } = far
  const items = far.items.map(({ menuItemId, quantity, unitPrice, totalPrice }) => ({
    ...{ menuItemId, quantity, unitPrice, totalPrice },
  }))
  const byPhone = (clock: string) =>
    lead.post('/api/kitchen/orders/HENOK', {
      orderType: 'delivery',
      customerInfo: { name: 'Ray', phone: '(727) 555-0142', address: addressIn(FAR) },
      scheduledFor: at(clock),
      ...{ items, subtotal, tax, total, deliveryFee },
    })
  expect(await byPhone('3:10')).toMatchObject(tooLate('3:20'))
  expect(await byPhone('3:30')).toMatchObject({ status: 201 })
})

it('the kitchen begins a delivery to a far ZIP code as much earlier as it takes longer', async () => {
  const { body: far } = await place(FAR, '6:00')
  expect((await getOrder(far.id)).firedAt).toBe(at('4:45'))
  const { body: near } = await place(NEAR, '6:30')
  expect((await getOrder(near.id)).firedAt).toBeUndefined()
})

it('the kitchen of a test site begins one right after opening as much earlier, before it opens', async () => {
  const { browser } = await group.tester('admin')
  const path = `/api/desk/settings/${testLocation.code}`
  const { delivery, version } = (await browser.get<LocationSettings>(path)).body
  const [zipCode = ''] = delivery.zipCodes
  const zipMinutes = [{ zipCode, minutes: 90 }]
  expect((await browser.put(path, { delivery: { ...delivery, zipMinutes }, version })).status).toBe(200)
  const visitor = group.visitor(testLocation)
  const [first] = (await visitor.get<Slot[]>(`/api/slots/${testLocation.code}?date=2027-01-15&type=delivery`)).body
  const opening = first?.at ?? ''
  const { body } = await visitor.order({
    locationId: testLocation.code,
    orderType: 'delivery',
    lines: [{ dish: await visitor.dish('California Roll', testLocation.code), quantity: 3 }],
    customerInfo: { address: { ...addressIn(zipCode), city: testLocation.name } },
    more: { scheduledFor: opening },
  })
  const { firedAt = opening } = await getOrder(body.id)
  expect((Date.parse(opening) - Date.parse(firedAt)) / 60_000).toBe(90)
})

it('an order that changes its address goes no earlier than its new ZIP code allows', async () => {
  const { body: order } = await place(USUAL, '3:00')
  const edit = ({ version }: Pick<Order, 'version'>, zipCode: string, more: object = {}) =>
    guest.put<Order>(`/api/orders/${order.id}/lines`, {
      lines: [{ menuItemId: roll.id, quantity: 3 }],
      version,
      customerInfo: { address: addressIn(zipCode) },
      ...more,
    })
  expect(await edit(order, FAR)).toMatchObject(tooLate('3:20'))
  expect(await edit(order, FAR, { scheduledFor: at('3:10') })).toMatchObject(tooLate('3:20'))
  expect(await firstSlot(`order=${order.id}`)).toBe('2:50')
  expect(await firstSlot(`order=${order.id}&zipCode=${FAR}`)).toBe('3:20')
  const { status, body: moved } = await edit(order, FAR, { scheduledFor: at('5:00') })
  expect([status, moved.scheduledFor]).toEqual([200, at('5:00')])
  expect((await getOrder(order.id)).firedAt).toBe(at('3:45'))
  const slot = (clock: string) => lead.put<Ticket>(`/api/kitchen/orders/${order.id}/slot`, { at: at(clock) })
  expect(await firstSlot(`order=${order.id}`)).toBe('3:20')
  expect(await slot('3:10')).toMatchObject(tooLate('3:20'))
  expect(await slot('3:20')).toMatchObject({ status: 200 })
})

it('new hours name the deliveries that the kitchen would begin before it opens, by their ZIP codes', async () => {
  const owner = (await group.adminOfPool()).browser
  const path = `/api/hours/${liveLocation.code}`
  const { body: hours } = await owner.get<HoursWithStatus>(path)
  const change = async (opens: string, more: object = {}) => {
    const exceptions = [{ date: TOMORROW, spans: [{ opens, closes: '21:00' }] }]
    const { version } = (await owner.get<HoursWithStatus>(path)).body
    return owner.put<{ orders?: { id: string }[] }>(`/api/desk/hours/${liveLocation.code}`, {
      ...{ weekly: hours.weekly, exceptions, version },
      ...more,
    })
  }
  await change('11:00', { acceptAffected: true })
  const placeTomorrow = async (zipCode: string, minutes: number) =>
    (await place(zipCode, '0:00', fromWallClock(liveLocation, TOMORROW, minutes).toISOString())).body.id
  // The kitchen begins the far one at 12:00, and opens for the near one at 11:00.
  const far = await placeTomorrow(FAR, 13 * 60 + 15)
  const near = await placeTomorrow(NEAR, 11 * 60 + 30)
  const namedBy = async (opens: string) => ((await change(opens)).body.orders ?? []).map(({ id }) => id)
  expect(await namedBy('11:10')).toEqual([near])
  expect(await namedBy('12:10')).toEqual([near, far])
  expect(await namedBy('11:00')).toEqual([])
})
