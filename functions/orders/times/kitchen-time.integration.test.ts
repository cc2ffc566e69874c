import { randomUUID } from 'node:crypto'
import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { buildOrderRequest, createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { getLocation } from '#shared/locations/index'
import type { CapacitySettings } from '#shared/kitchen/capacity-contract'
import type { MenuItem } from '#shared/menu/contract'
import type { Order } from '#shared/orders/contract'
import { formatClock, getWeekdayName } from '#shared/hours/hours'
import type { CartSlots } from '#shared/orders/slots-contract'
import type { VoiceReply } from '#shared/voice/contract'
import { addDays, toWallClock } from '#shared/platform/time'
import { getMinutesAttribute, kitchenTimeKeys, parseKitchenTime } from './kitchen-time-records'

const location = getLocation('HENPR')
let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: ReturnType<typeof createTestClient>
let chicken: MenuItem
const visitor = () => createTestClient(product.url)
const inDays = (days: number) => addDays(toWallClock(location, new Date()).date, days)

type Answer = Order & Partial<CartSlots> & { readonly code?: string; readonly phone?: string; readonly detail?: string }

const fitting = async (days: number, items: string) =>
  (await visitor().get<CartSlots>(`/api/slots/HENPR?type=pickup&date=${inDays(days)}&items=${items}`)).body
const fits = async (at: string, quantity: number, days: number) =>
  (await fitting(days, `${chicken.id}:${quantity}`)).slots.some((slot) => slot.at === at)

async function buy(quantity: number, scheduledFor: string, key: string = randomUUID()) {
  const who = visitor()
  const order = { lines: [{ dish: chicken, quantity }], more: { scheduledFor } }
  const { status, body } = await who.order(order, { 'idempotency-key': key })
  const answer: Answer = JSON.parse(JSON.stringify(body))
  return { status, body: answer, who }
}

async function edit({ body: { id, version }, who }: Awaited<ReturnType<typeof buy>>, quantity: number) {
  const { items } = buildOrderRequest({ lines: [{ dish: chicken, quantity }] })
  return who.put<Answer>(`/api/orders/${id}/lines`, { lines: items, version })
}

/** Returns the reserved minutes of the hibachi station by the clock, UTC. */
async function reserved(): Promise<Readonly<Record<string, number>>> {
  const items = (await scanTable()).filter(({ pk }) => pk === kitchenTimeKeys.at({ location: 'HENPR' }))
  const quarters = items.flatMap(parseKitchenTime)
  return Object.fromEntries(quarters.map(({ at, minutes }) => [at, minutes.hibachi ?? 0]))
}

const minutesBefore = (at: string, minutes: number) => new Date(Date.parse(at) - minutes * 60_000).toISOString()

/** Returns a slot whose orders begin as a quarter of an hour begins. */
async function slotOfQuarter(days: number): Promise<string> {
  const { slots } = await fitting(days, String(chicken.id))
  return slots.slice(6).find(({ at }) => Date.parse(minutesBefore(at, 20)) % 900_000 === 0)?.at ?? ''
}

const differences = async () => auditRecords(await scanTable()).differences

beforeAll(async () => {
  product = await startTestProduct()
  owner = visitor()
  await owner.signIn('owner@example.com', 'admin')
  chicken = await owner.dish('Hibachi Chicken')
  const { body } = await owner.get<CapacitySettings>('/api/desk/capacity/HENPR')
  expect(body.kitchenTime).toBe(false)
  const set = { pickup: null, delivery: null, kitchenTime: true, version: body.version }
  expect(await owner.put('/api/desk/capacity/HENPR', set)).toMatchObject({ status: 200, body: { kitchenTime: true } })
})
afterAll(() => product.stop())

it('fifty simultaneous orders take no minute twice, and the others get the next time', async () => {
  const at = await slotOfQuarter(1)
  const answers = await Promise.all(Array.from({ length: 50 }, () => buy(1, at)))
  const [won, lost] = [201, 409].map((status) => answers.filter((answer) => answer.status === status))
  // Two quarters of 48 minutes hold twelve dishes of eight.
  expect([won?.length, lost?.length]).toEqual([12, 38])
  for (const { body } of lost ?? []) {
    expect([body.code, body.largestPart]).toEqual(['slot-full', undefined])
    expect(Date.parse(body.nextAt ?? '')).toBeGreaterThan(Date.parse(at))
  }
  expect(await reserved()).toEqual({ [minutesBefore(at, 35)]: 48, [minutesBefore(at, 20)]: 48 })
  expect(await differences()).toEqual([])
  const changed = (await scanTable()).map((item) =>
    item['type'] === 'KitchenTime' ? { ...item, [getMinutesAttribute(minutesBefore(at, 20), 'hibachi')]: 47 } : item,
  )
  expect(auditRecords(changed).differences).toMatchObject([{ book: 'kitchen time', stored: 47, recomputed: 48 }])

  await Promise.all((won ?? []).map(({ who, body }) => who.post(`/api/orders/${body.id}/cancel`)))
  await product.deliverStream()
  expect(await reserved()).toEqual({})
  expect(await fits(at, 12, 1)).toBe(true)
  expect(await differences()).toEqual([])
})

it('an edit takes and returns the difference, a new time exchanges all, and a repeated order takes nothing', async () => {
  const at = await slotOfQuarter(2)
  const key = randomUUID()
  const order = await buy(3, at, key)
  await order.who.order(
    { lines: [{ dish: chicken, quantity: 3 }], more: { scheduledFor: at } },
    { 'idempotency-key': key },
  )
  const quarter = minutesBefore(at, 20)
  expect(await reserved()).toEqual({ [quarter]: 24 })
  const more = await edit(order, 5)
  expect(more.status).toBe(200)
  expect(await reserved()).toEqual({ [quarter]: 40 })
  const fewer = await edit({ ...order, body: more.body }, 2)
  expect(await reserved()).toEqual({ [quarter]: 16 })

  const other = await buy(8, at)
  expect(other.status).toBe(201)
  // The kitchen begins it when the first of its minutes begin.
  expect([order.body.firedAt, other.body.firedAt]).toEqual([undefined, minutesBefore(at, 35)])
  const before = await reserved()
  const tooMany = await edit({ ...order, body: fewer.body }, 8)
  expect(tooMany).toMatchObject({ status: 409, body: { code: 'slot-full' } })
  expect(await reserved()).toEqual(before)

  const later = tooMany.body.nextAt ?? ''
  const moved = await owner.put(`/api/kitchen/orders/${other.body.id}/slot`, { at: later })
  expect(moved.status).toBe(200)
  const sum = Object.values(await reserved()).reduce((all, minutes) => all + minutes, 0)
  expect(sum).toBe(2 * 8 + 8 * 8)
  expect(await differences()).toEqual([])
  for (const { who, body } of [order, other]) await who.post(`/api/orders/${body.id}/cancel`)
  await product.deliverStream()
  expect(await reserved()).toEqual({})
})

it('a cart that fits nowhere in the day gets the largest part that does', async () => {
  // Four hours of the kitchen after it opened.
  const day = await fitting(3, `${chicken.id}:96`)
  expect(day).toMatchObject({ nextAt: day.slots[0]?.at, largestPart: null })
  const rolls = await owner.dish('California Roll')
  const items = `${rolls.id}:9,${chicken.id}:99`
  expect(await fitting(3, items)).toEqual({
    slots: [],
    nextAt: null,
    largestPart: [
      { menuItemId: rolls.id, quantity: 9 },
      { menuItemId: chicken.id, quantity: 96 },
    ],
  })
})

it('an order that fits nowhere in the day names its largest part and the phone number', async () => {
  const { slots } = await fitting(5, String(chicken.id))
  const order = { lines: [{ dish: chicken, quantity: 99 }], more: { scheduledFor: slots.at(-1)?.at } }
  expect(await owner.order(order)).toMatchObject({
    status: 409,
    body: {
      code: 'slot-full',
      nextAt: null,
      largestPart: [{ menuItemId: chicken.id, quantity: 96 }],
      phone: location.phone,
      detail: `The kitchen has no time for all of this order on that day. Please call us at ${location.phone}.`,
    },
  })
})

it('an order by phone takes the same minutes', async () => {
  const at = await slotOfQuarter(4)
  const { subtotal, tax, total, items } = buildOrderRequest({ lines: [{ dish: chicken, quantity: 5 }] })
  const call = { orderType: 'pickup', customerInfo: { name: 'Ray' }, subtotal, tax, total, items, scheduledFor: at }
  const phone = () => owner.post<Answer>('/api/kitchen/orders/HENPR', call, { 'idempotency-key': randomUUID() })
  expect([(await phone()).status, (await phone()).status]).toEqual([201, 201])
  expect(await phone()).toMatchObject({ status: 409, body: { code: 'slot-full', nextAt: expect.any(String) } })
})

it('an order that moves finds the times at which it fits, with its own minutes and place free', async () => {
  const at = await slotOfQuarter(6)
  const minutesLater = (minutes: number) => minutesBefore(at, -minutes)
  const order = await buy(14, at)
  for (const minutes of [15, 30]) expect(await buy(6, minutesLater(minutes))).toMatchObject({ status: 201 })
  const free = async (query: string) => {
    const { body } = await visitor().get<CartSlots>(`/api/slots/HENPR?type=pickup&date=${inDays(6)}&${query}`)
    return [0, 10, 30].map((minutes) => body.slots.some((slot) => slot.at === minutesLater(minutes)))
  }
  expect(order.status).toBe(201)
  // Its own minutes are free for it alone, those of the other order for none.
  expect(await free(`items=${chicken.id}:14`)).toEqual([false, false, false])
  expect(await free(`order=${order.body.id}`)).toEqual([true, true, false])
  expect(await free(`order=${order.body.id}&items=${chicken.id}:1`)).toEqual([true, true, false])
  const move = async (minutes: number) =>
    (await owner.put(`/api/kitchen/orders/${order.body.id}/slot`, { at: minutesLater(minutes) })).status
  expect([await move(30), await move(10)]).toEqual([409, 200])
  expect(await visitor().get(`/api/slots/HENOK?type=pickup&date=${inDays(6)}&order=${order.body.id}`)).toMatchObject({
    status: 404,
  })
})

it('Hiro sets only a time at which the cart fits, and says the next one', async () => {
  const at = await slotOfQuarter(5)
  const { weekday, minutes } = toWallClock(location, new Date(at))
  const clock = formatClock(
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
  )
  const context = [{ itemId: chicken.id, itemName: chicken.name, quantity: 12 }]
  const order = async (items: object[]) => {
    const message = `pick it up on ${getWeekdayName(weekday)} at ${clock}`
    const call = { message, locationId: location.code, context: items }
    return (await visitor().post<VoiceReply>('/api/voice-assistant/process', call)).body
  }
  expect(await order(context)).toMatchObject({ checkout: { scheduledFor: at } })
  expect(await buy(8, at)).toMatchObject({ status: 201 })
  const full = await order(context)
  expect(full.checkout?.scheduledFor).toBeUndefined()
  expect(full.response).toContain('The kitchen has no room for your order then. The next time is')
  expect(await order([{ ...context[0], quantity: 4 }])).toMatchObject({ checkout: { scheduledFor: at } })
})
