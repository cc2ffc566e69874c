import { handler } from '#events/schedules/take-planned-stock'
import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { signInCook } from '#infra/testkit/clients/staff-clients'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { createStockHelper, startTestProduct } from '#infra/testkit/product/test-product'
import type { Stock, StockAlert } from '#shared/inventory/contract'
import { getLocation } from '#shared/locations/index'
import type { MenuItem } from '#shared/menu/contract'
import type { Order } from '#shared/orders/contract'
import { listAvailableDays } from '#shared/orders/scheduling'
import { toWallClock } from '#shared/platform/time'

const location = getLocation('HENPR')
// The only dish that is made with walnuts: one portion takes 1.50 oz.
const WALNUTS = 49

let product: Awaited<ReturnType<typeof startTestProduct>>
let chef: Awaited<ReturnType<typeof signInCook>>
let dish: MenuItem
beforeAll(async () => {
  product = await startTestProduct()
  chef = await signInCook(product.url)
  dish = await chef.dish('Honey Walnut Shrimp')
})
afterAll(async () => {
  await product.deliverStream()
  const { differences } = auditRecords(await scanTable())
  await product.stop()
  expect(differences.filter(({ book }) => ['stock', 'planned stock', 'recipes', 'movements'].includes(book))).toEqual(
    [],
  )
})

const { count, availability, settled } = createStockHelper(() => ({ product, chef }))

const laterDays = () =>
  listAvailableDays(location, 'pickup', new Date()).filter(({ date }) => date > toWallClock(location, new Date()).date)
/** The last time on the nth later day on which the location is open. */
const laterTime = (which = 0) => laterDays()[which]?.times.at(-1)?.at ?? ''
const dateOf = (at: string) => toWallClock(location, new Date(at)).date
/** In Florida it is night. */
const beforeOpening = (at: string) => `${dateOf(at)}T06:00:00.000Z`

const walnuts = async (): Promise<Stock> => {
  const found = (await chef.get<Stock[]>('/api/inventory/stock/HENPR')).body.find(({ id }) => id === WALNUTS)
  if (!found) throw new Error('no walnuts')
  return found
}
const shares = async () => {
  const { currentStock, planned } = await walnuts()
  return [
    currentStock,
    ...planned.map(({ date, quantity, isShort }) => `${date} ${quantity}${isShort ? ' short' : ''}`),
  ]
}
const alert = async () =>
  (await chef.get<StockAlert[]>('/api/inventory/alerts/HENPR')).body.find(({ item }) => item.id === WALNUTS)
const run = (time: string) => handler({ time, location: 'HENPR' })

async function order(quantity: number, scheduledFor?: string) {
  const browser = createTestClient(product.url)
  const { status, body } = await browser.order({ lines: [{ dish, quantity }], more: { scheduledFor } })
  expect(status).toBe(201)
  const current = async () => (await browser.get<Order>(`/api/orders/${body.id}`)).body
  return {
    browser,
    order: body,
    current,
    edit: async (lines: number, more: object = {}) =>
      browser.put<Order & { code: string }>(`/api/orders/${body.id}/lines`, {
        lines: [{ menuItemId: dish.id, quantity: lines }],
        version: (await current()).version,
        ...more,
      }),
    reschedule: (at: string) => chef.put(`/api/kitchen/orders/${body.id}/slot`, { at }),
    cancel: async () => {
      await browser.post(`/api/orders/${body.id}/cancel`)
      await product.deliverStream()
    },
  }
}

/** Sets the walnuts in stock. */
async function stocked(quantity: string) {
  await count(WALNUTS, 'HENPR', quantity)
  await settled('HENPR', dish.name, Number(quantity) >= 1.5)
}

it('is planned until the opening of its day, and taken once then', async () => {
  await stocked('30.00')
  const at = laterTime()
  const later = await order(2, at)
  const planned = ['30.00', `${dateOf(at)} 3.00`]
  expect(await shares()).toEqual(planned)
  await run(beforeOpening(at))
  expect(await shares()).toEqual(planned)
  await Promise.all([run(at), run(at), run(at)])
  await run(at)
  expect(await shares()).toEqual(['27.00'])
  await product.deliverStream()
  const { body: movements } = await chef.get<{ itemId: number; by: string; quantity: string }[]>(
    '/api/inventory/movements/HENPR',
  )
  const ofOrder = movements.filter(
    ({ by, itemId }) => by === `Ticket ${later.order.ticketNumber}` && itemId === WALNUTS,
  )
  expect(ofOrder.map(({ quantity }) => quantity)).toEqual(['3.00'])
  await later.cancel()
  expect(await shares()).toEqual(['30.00'])
})

it('follows edits and cancellations before the opening', async () => {
  await stocked('30.00')
  const at = laterTime()
  const later = await order(2, at)
  expect((await later.edit(3)).status).toBe(200)
  expect(await shares()).toEqual(['30.00', `${dateOf(at)} 4.50`])
  const other = laterTime(1)
  expect((await later.edit(1, { scheduledFor: other })).status).toBe(200)
  expect(await shares()).toEqual(['30.00', `${dateOf(other)} 1.50`])
  await later.cancel()
  await run(other)
  expect(await shares()).toEqual(['30.00'])
})

it('follows an order that is rescheduled to today and back', async () => {
  await stocked('30.00')
  const at = laterTime()
  const later = await order(2, at)
  const today = new Date(Math.ceil(Date.now() / 1000) * 1000 + 15 * 60_000).toISOString()
  expect((await later.reschedule(today)).status).toBe(200)
  expect(await shares()).toEqual(['27.00'])
  expect((await later.reschedule(at)).status).toBe(200)
  expect(await shares()).toEqual(['30.00', `${dateOf(at)} 3.00`])
  const now = await order(1)
  expect((await now.edit(1, { scheduledFor: at })).status).toBe(200)
  expect(await shares()).toEqual(['30.00', `${dateOf(at)} 4.50`])
  await stocked('1.50')
  expect(await later.reschedule(today)).toMatchObject({ status: 409, body: { code: 'item-unavailable' } })
  await later.cancel()
  await now.cancel()
  expect(await shares()).toEqual(['1.50'])
})

it('takes what there is at the opening, alerts to the rest once, and takes that when it comes', async () => {
  await stocked('1.50')
  const at = laterTime()
  const later = await order(3, at)
  expect(await shares()).toEqual(['1.50', `${dateOf(at)} 4.50 short`])
  expect(await availability('HENPR', dish.name)).toMatchObject({ isAvailable: true })
  await run(at)
  await settled('HENPR', dish.name, false)
  expect((await alert())?.orders).toEqual([{ id: later.order.id, ticketNumber: later.order.ticketNumber }])
  expect((await later.current()).status).toBe('pending')
  const { id = '' } = (await alert()) ?? {}
  expect((await chef.put(`/api/inventory/alerts/${encodeURIComponent(id)}/acknowledge`)).status).toBe(200)
  await run(at)
  await product.deliverStream()
  expect(await alert()).toBeUndefined()
  expect(await shares()).toEqual(['0.00', `${dateOf(at)} 3.00 short`])
  await chef.record({ itemId: WALNUTS, locationId: 4, movementType: 'in', quantity: '6.00', reason: 'purchase' })
  await run(at)
  expect(await shares()).toEqual(['3.00'])
  await later.cancel()
  expect(await shares()).toEqual(['7.50'])
})

it("takes none of today's counted portions", async () => {
  await stocked('30.00')
  const set = (portionsLeft: number | null) => chef.put(`/api/menu/availability/${dish.id}/HENPR`, { portionsLeft })
  await set(3)
  const left = async () => (await availability('HENPR', dish.name))?.portionsLeft
  const later = await order(5, laterTime())
  expect(await left()).toBe(3)
  await run(laterTime())
  expect(await left()).toBe(0)
  await later.cancel()
  expect(await left()).toBe(3)
  await set(null)
})

it('is taken when an order is completed before its day opens', async () => {
  await stocked('30.00')
  const later = await order(2, laterTime())
  await chef.move(later.order.id, 'completed')
  await product.deliverStream()
  expect(await shares()).toEqual(['27.00'])
})
