import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { CapacitySettings } from '#shared/kitchen/capacity-contract'
import type { CartSlots, Slot } from '#shared/orders/slots-contract'
import type { MenuItem } from '#shared/menu/contract'
import type { Order, Ticket } from '#shared/orders/contract'
import { locations } from '#shared/locations/index'
import { addDays, toWallClock } from '#shared/platform/time'
import { getSlotStart } from '#shared/orders/timing/slots'

const [location] = locations
let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: ReturnType<typeof createTestClient>
let roll: MenuItem
const visitor = () => createTestClient(product.url)
const inDays = (days: number) => addDays(toWallClock(location, new Date()).date, days)

type Refused = Order & { readonly code: string; readonly nextAt: string }

const slots = async (date: string, type = 'pickup') =>
  (await visitor().get<Slot[]>(`/api/slots/HENPR?type=${type}&date=${date}`)).body
/** Returns the slots of the nth day from tomorrow on which the location is open for hours. */
async function openDay(which: number) {
  const days: Slot[][] = []
  for (let ahead = 1; days.length < which; ahead++) {
    const day = await slots(inDays(ahead))
    if (day.length > 20) days.push(day)
  }
  return days.at(-1) ?? []
}
const leftAt = async (at: string) =>
  (await slots(toWallClock(location, new Date(at)).date)).find((one) => one.at === at)?.left
const limit = async (set: { pickup: number | null; delivery: number | null }) => {
  const { body } = await owner.get<CapacitySettings>('/api/desk/capacity/HENPR')
  return owner.put('/api/desk/capacity/HENPR', { ...set, version: body.version })
}
const buy = async (scheduledFor?: string, who = visitor()) => {
  const { status, body } = await who.order({ lines: [{ dish: roll, quantity: 1 }], more: { scheduledFor } })
  // The same body, typed as a problem.
  const refused: Refused = JSON.parse(JSON.stringify(body))
  return { status, body: refused, who }
}

beforeAll(async () => {
  product = await startTestProduct()
  owner = visitor()
  await owner.signIn('owner@example.com', 'admin')
  roll = await owner.dish('California Roll')
})
afterAll(() => product.stop())

it('slots are ten minutes apart within opening hours, and unlimited by default', async () => {
  const day = (await openDay(1)).map(({ at, left }) => ({ at: Date.parse(at), left }))
  expect(day.length).toBeGreaterThan(20)
  expect(new Set(day.map(({ left }) => left))).toEqual(new Set([null]))
  expect(new Set(day.slice(1).map(({ at }, index) => at - (day[index]?.at ?? 0)))).toEqual(new Set([600_000]))
  expect(await slots(inDays(-2))).toEqual([])
})

it.each(['type=pickup', 'type=tea&date=2030-01-01', 'type=pickup&date=2030-02-30', 'date=2030-01-01'])(
  'slots need an order type and a date: %s',
  async (query) => {
    expect(await visitor().get(`/api/slots/HENPR?${query}`)).toMatchObject({ status: 400 })
  },
)

it('one of 12 concurrent orders gets the last slot, the others get the next free time, and a cancelled slot is sold again', async () => {
  const [, slot, next] = await openDay(2)
  const at = slot?.at ?? ''
  await limit({ pickup: 1, delivery: null })
  const answers = await Promise.all(Array.from({ length: 12 }, () => buy(at)))
  const won = answers.filter(({ status }) => status === 201)
  expect(won).toHaveLength(1)
  for (const { status, body } of answers.filter((answer) => !won.includes(answer)))
    expect([status, body.code, body.nextAt]).toEqual([409, 'slot-full', next?.at])
  expect(await leftAt(at)).toBe(0)
  expect(await leftAt(next?.at ?? '')).toBe(1)

  const [{ body: order, who } = { body: undefined, who: visitor() }] = won
  expect((await who.post(`/api/orders/${order?.id}/cancel`)).status).toBe(200)
  await product.deliverStream()
  expect(await leftAt(at)).toBe(1)
  const again = await Promise.all([buy(at), buy(at), buy(at)])
  expect(again.map(({ status }) => status).sort()).toEqual([201, 409, 409])
})

it('a time between two slot starts counts in its slot, and is the promised time', async () => {
  const [, , , , slot] = await openDay(3)
  const off = new Date(Date.parse(slot?.at ?? '') + 7 * 60_000).toISOString()
  const { status, body } = await buy(off)
  expect([status, body.promisedFrom]).toEqual([201, off])
  expect(await leftAt(slot?.at ?? '')).toBe(0)
  expect(await buy(slot?.at)).toMatchObject({ status: 409 })
})

it('a dish with a lead time moves the estimate, the earliest slot and the start of a later order', async () => {
  const tray = await owner.dish('Classic Roll Tray')
  expect(tray.leadMinutes).toBe(120)
  const order = (scheduledFor?: string) =>
    visitor().order({ lines: [{ dish: tray, quantity: 1 }], more: { scheduledFor } })
  const asap = (await order()).body
  const minutesAhead = (at: string | null) => (Date.parse(at ?? '') - Date.now()) / 60_000
  expect(minutesAhead(asap.promisedFrom)).toBeGreaterThan(119)

  const day = (await openDay(1)).map(({ at }) => at)
  const early = await order(new Date(Date.now() + 115 * 60_000).toISOString())
  expect([early.status, early.body]).toMatchObject([400, { errors: [{ path: 'scheduledFor' }] }])
  const later = (await order(day.at(-1))).body
  expect([later.scheduledFor, later.leadMinutes]).toEqual([day.at(-1), 120])

  // Whatever the time of day, only today's and tomorrow's slots can be too early.
  const upcoming = async (items: string) => {
    const days = [inDays(0), inDays(1)].map((date) =>
      visitor().get<Slot[] | CartSlots>(`/api/slots/HENPR?type=pickup&date=${date}${items}`),
    )
    return (await Promise.all(days)).flatMap(({ body }) =>
      (Array.isArray(body) ? body : body.slots).filter(({ left }) => left !== 0).map(({ at }) => at),
    )
  }
  const every = await upcoming(`&items=${roll.id}`)
  expect(every).toEqual(await upcoming(''))
  const isInTime = (at: string) => minutesAhead(at) >= 120
  expect(await upcoming(`&items=${roll.id},${tray.id}`)).toEqual(every.filter(isInTime))
  const wrong = await visitor().get(`/api/slots/HENPR?type=pickup&date=${inDays(1)}&items=tray`)
  expect(wrong.status).toBe(400)
})

it('an order for now uses the slot of its promised time; deliveries have a separate limit', async () => {
  await limit({ pickup: null, delivery: null })
  const before = await buy()
  expect(before.status).toBe(201)
  await limit({ pickup: 2, delivery: 0 })
  const orders = [await buy(), await buy(), await buy(), await buy(), await buy(), await buy()]
  const taken = orders.flatMap(({ status, body }) =>
    status === 201 ? [getSlotStart(Date.parse(body.promisedFrom ?? ''))] : [],
  )
  const counts = taken.map((at) => taken.filter((one) => one === at).length)
  expect(Math.max(...counts)).toBeLessThanOrEqual(2)
  const { status, body } = await visitor().order({ orderType: 'delivery', lines: [{ dish: roll, quantity: 1 }] })
  expect([status, body]).toMatchObject([409, { code: 'slot-full', nextAt: null }])
})

type Moved = Ticket & { readonly code: string; readonly nextAt: string }
const move = (orderId: string, at: string, headers?: Record<string, string>) =>
  owner.put<Moved>(`/api/kitchen/orders/${orderId}/slot`, { at }, headers)
const read = async (id: string) => (await visitor().get<Order>(`/api/orders/${id}`)).body
const differences = async () => auditRecords(await scanTable()).differences

it('one of 12 orders that staff reschedule to the last slot gets it and releases its own, the others stay unchanged', async () => {
  const [former, , last, next] = await openDay(4)
  await limit({ pickup: 12, delivery: null })
  const orders = await Promise.all(Array.from({ length: 12 }, () => buy(former?.at)))
  expect(await leftAt(former?.at ?? '')).toBe(0)
  await limit({ pickup: 1, delivery: null })
  const answers = await Promise.all(orders.map(({ body }) => move(body.id, last?.at ?? '')))
  const won = answers.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  expect(won[0]?.body).toMatchObject({ scheduledFor: last?.at, promisedFrom: last?.at, version: 1 })
  for (const { status, body } of answers.filter((answer) => !won.includes(answer)))
    expect([status, body.code, body.nextAt]).toEqual([409, 'slot-full', next?.at])
  const read = await Promise.all(orders.map(({ body }) => visitor().get<Order>(`/api/orders/${body.id}`)))
  expect(read.filter(({ body }) => body.scheduledFor === former?.at)).toHaveLength(11)
  await limit({ pickup: 12, delivery: null })
  expect([await leftAt(former?.at ?? ''), await leftAt(last?.at ?? '')]).toEqual([1, 11])
})

it('an order that is rescheduled and cancelled at the same time releases its slot', async () => {
  const [former, , , , , , , , other] = await openDay(5)
  const orders = await Promise.all(Array.from({ length: 8 }, () => buy(former?.at)))
  await Promise.all(
    orders.flatMap(({ body: { id }, who }) => [move(id, other?.at ?? ''), who.post(`/api/orders/${id}/cancel`)]),
  )
  await product.deliverStream()
  expect([await leftAt(former?.at ?? ''), await leftAt(other?.at ?? '')]).toEqual([12, 12])
  expect(await differences()).toEqual([])
})

it('notifies the guest and the boards of the new time, once per request', async () => {
  const [, , slot, , later] = await openDay(3)
  const { body: order } = await buy()
  const [page, board] = await Promise.all([openTestSocket(product.socketUrl), openTestSocket(product.socketUrl)])
  page.send({ type: 'subscribe_order', orderId: order.id })
  board.send({ type: 'subscribe', locationId: 4 })
  for (const one of [page, board]) {
    one.send({ type: 'ping' })
    await one.hear(({ type }) => type === 'pong')
  }
  await product.deliverStream()
  const key = { 'idempotency-key': randomUUID() }
  const first = await move(order.id, later?.at ?? '', key)
  expect(first.status).toBe(200)
  await move(order.id, slot?.at ?? '')
  expect((await move(order.id, later?.at ?? '', key)).body).toEqual(first.body)
  expect(await move(order.id, slot?.at ?? '')).toMatchObject({ status: 200, body: { scheduledFor: slot?.at } })
  const now = await read(order.id)
  expect([now.scheduledFor, now.promisedFrom, now.estimatedTime]).toEqual([slot?.at, slot?.at, '15-20 minutes'])
  expect(Date.parse(now.promisedAt ?? '') - Date.parse(slot?.at ?? '')).toBe(5 * 60_000)

  await product.deliverStream()
  expect(await page.hear(({ type }) => type === 'notification')).toMatchObject({ notification: { type: 'moved' } })
  const heard = await board.hear((message) => message.type === 'ticket_update' && message.order.id === order.id)
  expect(heard).toMatchObject({ ticket: { scheduledFor: later?.at } })
  const mails = readdirSync(join(product.dataDir, 'outbox')).filter((name) => name.startsWith(`${order.id}-moved`))
  expect(mails.map((name) => name.replace(order.id, ''))).toEqual(['-moved-1.eml', '-moved-2.eml'])
  await Promise.all([page.close(), board.close()])
})

it('an order for now stays one if the kitchen must start it now for the new time', async () => {
  const { body: order } = await buy()
  const soon = new Date(Math.ceil(Date.now() / 1000) * 1000 + 15 * 60_000).toISOString()
  expect(await move(order.id, soon)).toMatchObject({ status: 200, body: { scheduledFor: null, promisedFrom: soon } })
  expect((await read(order.id)).estimatedTime).toMatch(/^15-20 minutes$/)
})

it('rescheduling needs staff, a future time and an order that is not ready', async () => {
  const [, slot] = await openDay(1)
  const at = slot?.at ?? ''
  const { body: order, who } = await buy()
  const path = `/api/kitchen/orders/${order.id}/slot`
  expect((await who.put(path, { at })).status).toBe(401)
  expect(await move(order.id, new Date(Date.now() - 60_000).toISOString())).toMatchObject({ status: 400 })
  expect(await move('0123456789AB', at)).toMatchObject({ status: 404 })
  await owner.move(order.id, 'ready', 'ready')
  expect(await move(order.id, at)).toMatchObject({ status: 409, body: { code: 'order-final' } })
  expect((await read(order.id)).promisedAt).toBe(order.promisedAt)
})
