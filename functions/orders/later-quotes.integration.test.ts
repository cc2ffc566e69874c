import { setClock } from '#infra/testkit/fake-clock'
import { buildOrderRequest } from '#infra/testkit/clients/test-client'
import { liveLocation, startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import type { MenuItem } from '#shared/menu/contract'
import type { CartSlots, Slot } from '#shared/orders/slots-contract'
import type { Order, Ticket } from '#shared/orders/contract'
import { fromWallClock, toWallClock } from '#shared/platform/time'

/** 2 PM in Florida on a day on which every location is open until the evening. */
const TODAY = '2027-01-14'
const at = (clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return fromWallClock(liveLocation, TODAY, (hour + 12) * 60 + minute).toISOString()
}

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
  // Pickups are quoted at 75-80 minutes, deliveries at 90-105.
  expect(await lead.put('/api/kitchen/intake/HENOK', { extraMinutes: 60 })).toMatchObject({ status: 200 })
})
afterAll(async () => {
  jest.useRealTimers()
  await group.product.stop()
})
beforeEach(() => setClock(new Date(at('2:00'))))

const address = { street: '12 Boxwood Dr', city: 'Nokomis', state: 'FL', zipCode: '34275' }
const place = (clock: string, orderType: 'pickup' | 'delivery' = 'pickup') =>
  guest.order({
    locationId: liveLocation.code,
    orderType,
    lines: [{ dish: roll, quantity: orderType === 'delivery' ? 3 : 1 }],
    customerInfo: { address },
    more: { scheduledFor: at(clock) },
  })
const tooLate = (nextAt: string) => ({ status: 409, body: { code: 'too-late', nextAt: at(nextAt) } })

async function firstSlot(location: string, query: string): Promise<string> {
  const { body } = await guest.get<Slot[] | CartSlots>(`/api/slots/${location}?date=${TODAY}&${query}`)
  const [first] = Array.isArray(body) ? body : body.slots
  const { minutes } = toWallClock(liveLocation, new Date(first?.at ?? 0))
  return `${Math.floor(minutes / 60) - 12}:${String(minutes % 60).padStart(2, '0')}`
}

it('a live site lists no slot before what the kitchen quotes, and a test site every slot that has not ended', async () => {
  setClock(new Date(at('2:05')))
  const queries = ['type=pickup', `type=pickup&items=${roll.id}`, 'type=delivery', 'type=event']
  expect(await Promise.all(queries.map((query) => firstSlot('HENOK', query)))).toEqual(['3:30', '3:30', '3:50', '4:10'])
  expect(await Promise.all(queries.map((query) => firstSlot('HEHC', query)))).toEqual(['2:00', '2:00', '2:00', '2:00'])
})

it('a later order does not go ahead of an order for now, neither a guest’s nor one by phone', async () => {
  expect(await place('2:06')).toMatchObject(tooLate('3:20'))
  expect(await place('3:10')).toMatchObject(tooLate('3:20'))
  expect(await place('3:30', 'delivery')).toMatchObject(tooLate('3:50'))
  const byPhone = { orderType: 'pickup', customerInfo: { name: 'Ray' }, scheduledFor: at('2:10') }
  const { body: sample } = await place('3:20')
  const { subtotal, tax, total } = sample
  const items = sample.items.map(({ menuItemId, quantity, unitPrice, totalPrice }) => ({
    ...{ menuItemId, quantity, unitPrice, totalPrice },
  }))
  const phone = (scheduledFor: string) =>
    lead.post('/api/kitchen/orders/HENOK', { ...byPhone, subtotal, tax, total, items, scheduledFor })
  expect(await phone(at('2:10'))).toMatchObject(tooLate('3:20'))
  expect(await phone(at('3:20'))).toMatchObject({ status: 201 })
})

it('accepts a time for two minutes after it was offered', async () => {
  setClock(new Date(at('2:02')))
  expect(await place('3:20')).toMatchObject({ status: 201 })
  setClock(new Date(at('2:03')))
  expect(await place('3:20')).toMatchObject(tooLate('3:30'))
})

it('an order moves to an earlier time only after the quote, and to a later one always', async () => {
  const { body: order } = await place('5:00')
  const edit = async (clock: string, { version }: Pick<Order, 'version'>) => {
    const lines = order.items.map(({ menuItemId, quantity }) => ({ menuItemId, quantity }))
    return guest.put<Order>(`/api/orders/${order.id}/lines`, { lines, version, scheduledFor: at(clock) })
  }
  const slot = (clock: string) => lead.put<Ticket>(`/api/kitchen/orders/${order.id}/slot`, { at: at(clock) })
  expect(await edit('2:20', order)).toMatchObject(tooLate('3:20'))
  expect(await slot('2:20')).toMatchObject(tooLate('3:20'))
  const { status, body: edited } = await edit('4:00', order)
  expect([status, edited.scheduledFor]).toEqual([200, at('4:00')])
  expect(await slot('3:20')).toMatchObject({ status: 200 })
  setClock(new Date(at('2:50')))
  expect(await slot('3:30')).toMatchObject({ status: 200 })
  expect(await slot('3:20')).toMatchObject(tooLate('4:10'))
})

it('a guest adds dishes to a later order only after the quote, so that none keeps a place for many', async () => {
  const { body: order } = await place('3:30')
  setClock(new Date(at('3:00')))
  const edit = ({ version }: Order, quantity: number, more: object = {}) =>
    guest.put<Order>(`/api/orders/${order.id}/lines`, {
      lines: [{ menuItemId: roll.id, quantity }],
      version,
      ...more,
    })
  expect(await edit(order, 20)).toMatchObject({ status: 409, body: { code: 'too-late' } })
  expect(await edit(order, 2, { scheduledFor: at('3:30') })).toMatchObject(tooLate('4:20'))
  expect(await edit(order, 2, { scheduledFor: at('3:40') })).toMatchObject(tooLate('4:20'))
  const { status, body: same } = await edit(order, 1, { utensils: true })
  expect(status).toBe(200)
  const { body: moved } = await edit(same, 4, { scheduledFor: at('4:30') })
  expect(moved).toMatchObject({ scheduledFor: at('4:30') })
  setClock(new Date(at('4:00')))
  expect(await edit(moved, 5)).toMatchObject({ status: 409, body: { code: 'too-late' } })
  expect(await edit(moved, 2)).toMatchObject({ status: 200 })
})

it('a test site accepts every time to come', async () => {
  const more = { scheduledFor: at('2:06') }
  const { status } = await group.visitor(testLocation).order({ locationId: testLocation.code, more })
  expect(status).toBe(201)
})

it('a live site has no demo order', async () => {
  const { browser } = await group.member()
  const order = buildOrderRequest({
    locationId: liveLocation.code,
    lines: [{ dish: await browser.dish('Spider Roll', liveLocation.code), quantity: 1 }],
  })
  expect(await browser.post('/api/test-orders', order)).toMatchObject({ status: 404, body: { code: 'not-found' } })
})
