import { randomUUID } from 'node:crypto'
import { buildOrderRequest } from '#infra/testkit/clients/test-client'
import { setClock } from '#infra/testkit/fake-clock'
import { liveLocation, startTwoModes, type TwoModes } from '#infra/testkit/product/test-product'
import type { LocationDayparts } from '#shared/dayparts/contract'
import type { HoursWithStatus } from '#shared/hours/contract'
import type { OrderIntake } from '#shared/kitchen/intake-contract'
import type { ManagedMenu } from '#infra/testkit/clients/staff-clients'
import type { MenuItem } from '#shared/menu/contract'
import type { CartSlots } from '#shared/orders/slots-contract'
import { getBusinessDate } from '#shared/hours/open-periods'
import { toLocationHours } from '#shared/hours/opening-hours'
import { fromWallClock } from '#shared/platform/time'
import type { VoiceReply } from '#shared/voice/contract'

const { code } = liveLocation
const FRIDAY = '2027-01-15'
const at = (hour: number, minute: number) => fromWallClock(liveLocation, FRIDAY, hour * 60 + minute)

let group: TwoModes
let place: typeof liveLocation

beforeAll(async () => {
  group = await startTwoModes()
  const { browser: owner } = await group.adminOfPool()
  const { body: hours } = await owner.get<HoursWithStatus>(`/api/hours/${code}`)
  const spans = [
    { opens: '11:00', closes: '15:00' },
    { opens: '17:00', closes: '01:00' },
  ]
  const weekly = { ...hours.weekly, fri: spans, sat: spans }
  const exceptions: never[] = []
  expect(await owner.put(`/api/desk/hours/${code}`, { weekly, exceptions, version: hours.version })).toMatchObject({
    status: 200,
  })
  place = { ...liveLocation, hours: toLocationHours({ weekly, exceptions }) }
  const days = ['mon', 'tue', 'wed', 'thu', 'fri']
  const lunch = { id: 'lunch', name: 'Lunch', days, from: '11:00', to: '14:00' }
  const { body: none } = await owner.get<LocationDayparts>(`/api/desk/dayparts/${code}`)
  expect(await owner.put(`/api/desk/dayparts/${code}`, { dayparts: [lunch], version: none.version })).toMatchObject({
    status: 200,
  })
  const { body: menu } = await owner.get<ManagedMenu>(`/api/desk/menu/${code}`)
  const { categories } = menu
  const hibachi = categories.map((category) =>
    /hibachi/i.test(category.name) ? { ...category, daypartPrices: { lunch: '9.50' } } : category,
  )
  expect(await owner.put('/api/desk/menu/categories', { categories: hibachi, version: menu.version })).toMatchObject({
    status: 200,
  })
})
afterAll(async () => {
  jest.useRealTimers()
  await group.product.stop()
})

type Refused = { readonly code?: string; readonly nextAt?: string | null; readonly subtotal?: string }

/** Asks every reader for this moment; the answers are in the same words. */
async function askAll(now: Date) {
  setClock(now)
  const guest = group.visitor(liveLocation)
  const dish = await guest.dish('Hibachi Chicken', code)
  const date = getBusinessDate(place, now)
  const sendToHiro = async (message: string) =>
    (await guest.post<VoiceReply>('/api/voice-assistant/process', { message, locationId: code })).body.response
  const [hours, intake, slots, said, price] = await Promise.all([
    guest.get<HoursWithStatus>(`/api/hours/${code}`),
    guest.get<OrderIntake>(`/api/kitchen/intake/${code}`),
    guest.get<CartSlots>(`/api/slots/${code}?type=pickup&date=${date}&items=${dish.id}`),
    sendToHiro('are you open now'),
    sendToHiro('how much is the hibachi chicken'),
  ])
  const order = await guest.order({ locationId: code, lines: [{ dish, quantity: 1 }] })
  const refused: Refused = JSON.parse(JSON.stringify(order.body))
  const { nextAt } = slots.body
  const later = nextAt ? await guest.get<MenuItem[]>(`/api/menu-items/${code}?at=${nextAt}`) : undefined
  const laterDish = later?.body.find(({ id }) => id === dish.id)
  const lines = laterDish ? [{ dish: laterDish, quantity: 1 }] : []
  const placed = await guest.order({ locationId: code, lines, more: { scheduledFor: nextAt } })
  const { subtotal, tax, total, items } = buildOrderRequest({ locationId: code, lines })
  const call = { orderType: 'pickup', customerInfo: { name: 'Ray' }, subtotal, tax, total, items, scheduledFor: nextAt }
  const { browser: staff } = await group.leadOfPool()
  const byPhone = await staff.post(`/api/kitchen/orders/${code}`, call, { 'idempotency-key': randomUUID() })
  return {
    isOpen: [hours.body.open, intake.body.state !== 'closed', said.startsWith('Open')],
    isTaken: order.status === 201,
    // A refusal names the first slot, which is taken at the price of its time.
    next: order.status === 201 || refused.code === 'location-closed' ? 'none' : refused.nextAt === nextAt,
    isNextTaken: [placed.status, byPhone.status],
    price: [dish.price, price.includes(`$${dish.price}`)],
    laterPrice: laterDish?.price,
  }
}

it.each([
  ['before it opens', at(10, 59), false, false, '14.95', '9.50'],
  ['at the opening', at(11, 0), true, true, '9.50', '9.50'],
  ['as lunch ends', at(14, 0), true, true, '14.95', '14.95'],
  ['too late for an order for now', at(14, 50), true, false, '14.95', '14.95'],
  ['in the break', at(15, 0), false, false, '14.95', '14.95'],
  ['after midnight', at(24, 30), true, true, '14.95', '14.95'],
  ['too late in the night', at(24, 50), true, false, '14.95', '14.95'],
  ['at the closing', at(25, 0), false, false, '14.95', '14.95'],
])('%s all readers of a live site agree', async (_, now, isOpen, isTaken, price, laterPrice) => {
  expect(await askAll(now)).toEqual({
    isOpen: [isOpen, isOpen, isOpen],
    isTaken,
    next: isTaken || !isOpen ? 'none' : true,
    isNextTaken: [201, 201],
    price: [price, true],
    laterPrice,
  })
})
