import { getGroupPart, getSiteKind } from '#shared/locations/site-kind'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { keyedHash } from '#functions/platform/session/signing-keys'
import { deleteItems, getItem } from '#functions/platform/table/table'
import { transact } from '#functions/platform/table/transaction'
import { getLocation } from '#shared/locations/index'
import type { CapacitySettings } from '#shared/kitchen/capacity-contract'
import type { MenuItem } from '#shared/menu/contract'
import type { Order } from '#shared/orders/contract'
import type { CartSlots } from '#shared/orders/slots-contract'
import { addDays, toWallClock } from '#shared/platform/time'
import { guestPortionLimits } from '#shared/platform/order-limits'
import { OrderRecord, orderKeys } from '../records'
import { changeGuestPortions, listReservedGuestPortions, listUnconfirmedPortions } from './guest-portions'

const location = getLocation('HENPR')
const { ofStationAndDay: most, ordersOfDay, unconfirmed } = guestPortionLimits
/** Each order has a quarter of what a station's day takes of an address. */
const PART = most / 4

let product: Awaited<ReturnType<typeof startTestProduct>>
let chicken: MenuItem
let rolls: MenuItem
const visitor = () => createTestClient(product.url)

beforeAll(async () => {
  product = await startTestProduct({ rateLimits: 'on' })
  const owner = visitor()
  await owner.signIn('owner@example.com', 'admin')
  chicken = await owner.dish('Hibachi Chicken')
  rolls = await owner.dish('California Roll')
  const { body } = await owner.get<CapacitySettings>('/api/desk/capacity/HENPR')
  const set = { pickup: null, delivery: null, kitchenTime: true, version: body.version }
  expect((await owner.put('/api/desk/capacity/HENPR', set)).status).toBe(200)
})
afterAll(() => product.stop())

/** Each test begins with an address that has ordered nothing. */
beforeEach(async () =>
  deleteItems([
    {
      pk: `GUESTORDERS#${getGroupPart(getSiteKind('HENPR'))}${await keyedHash('guest address', '127.0.0.1')}`,
      sk: 'UNCONFIRMED',
    },
  ]),
)

/** Lists the times of a day, an hour apart. */
async function listTimes(days: number): Promise<readonly string[]> {
  const date = addDays(toWallClock(location, new Date()).date, days)
  const { body } = await visitor().get<CartSlots>(
    `/api/slots/HENPR?type=pickup&date=${date}&items=${chicken.id}:${PART}`,
  )
  return body.slots.map(({ at }) => at).filter((_, index) => index % 6 === 3)
}

const buy = (guest: ReturnType<typeof visitor>, quantity: number, scheduledFor?: string, dish = chicken) =>
  guest.order({ lines: [{ dish, quantity }], more: { scheduledFor } })

const edit = (guest: ReturnType<typeof visitor>, { id, version }: Order, quantity: number, more = {}) =>
  guest.put<Order>(`/api/orders/${id}/lines`, { lines: [{ menuItemId: chicken.id, quantity }], version, ...more })

const refusal = { status: 409, body: { code: 'ask-by-phone', phone: location.phone } }

it("gives unconfirmed orders of one address an hour of a station's evening, from many browsers at once", async () => {
  const times = await listTimes(1)
  const browsers = await Promise.all(times.slice(0, 8).map(async (at) => ({ guest: visitor(), at })))
  const answers = await Promise.all(browsers.map(({ guest, at }) => buy(guest, PART, at)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4)
  for (const refused of answers.filter(({ status }) => status !== 201)) expect(refused).toMatchObject(refusal)

  const [first = '', ...others] = answers.flatMap(({ status, body }) => (status === 201 ? [body.id] : []))
  const [at = ''] = times
  const guest = visitor()
  expect((await buy(guest, PART, at, rolls)).status).toBe(201)
  expect((await buy(guest, PART, (await listTimes(2))[0])).status).toBe(201)
  expect((await buy(guest, PART)).status).toBe(201)
  expect(await buy(guest, 1, times.at(-1))).toMatchObject(refusal)
  await guest.move(first, 'confirmed')
  await product.deliverStream()
  expect((await buy(guest, PART, times.at(-1))).status).toBe(201)
  expect(others).toHaveLength(3)
})

it('holds edits and new times to the same limit', async () => {
  const guest = visitor()
  // By then the kitchen has been open long enough for a large order.
  const [[, , , early = '', , late = ''], [, , , other = '']] = await Promise.all([listTimes(3), listTimes(4)])
  const { status, body: first } = await buy(guest, most - PART, early)
  expect(status).toBe(201)
  const { body: second } = await buy(guest, PART, late)
  expect(await edit(guest, second, PART + 1)).toMatchObject(refusal)
  const { body: less } = await edit(guest, first, most - PART - 1)
  expect((await edit(guest, second, PART + 1)).status).toBe(200)
  const { body: moved } = await buy(guest, 1, other)
  expect(await edit(guest, moved, 1, { scheduledFor: early })).toMatchObject(refusal)
  expect((await edit(guest, less, 1, { scheduledFor: other })).status).toBe(200)
  expect((await edit(guest, moved, 1, { scheduledFor: early })).status).toBe(200)
})

it('gives unconfirmed orders of one address few slots of a day', async () => {
  const guest = visitor()
  const [[, , , at = ''], [, , , other = '']] = await Promise.all([listTimes(6), listTimes(7)])
  for (let count = 0; count < ordersOfDay; count += 1) expect((await buy(guest, 1, at)).status).toBe(201)
  expect(await buy(guest, 1, at, rolls)).toMatchObject(refusal)
  const { body: moved } = await buy(guest, 1, other)
  expect(await edit(guest, moved, 1, { scheduledFor: at })).toMatchObject(refusal)
})

it('moves only one of two orders to a day if both edits read the count at the same time', async () => {
  const guest = visitor()
  const times = await Promise.all([8, 9].map(listTimes))
  const placed = await Promise.all(times.map(([, , , at = '']) => buy(guest, most, at)))
  const orders = await Promise.all(
    placed.map(async ({ body: { id } }) => OrderRecord.parse(await getItem(orderKeys.order(id)))),
  )
  const counted = await Promise.all(orders.map(listReservedGuestPortions))
  const date = addDays(toWallClock(location, new Date()).date, 12)
  const after = { portions: most, until: `${date}T23:00:00.000Z`, later: { date, work: { hibachi: most } } }
  const [first, second] = orders.map((order, index) =>
    (counted[index] ?? []).map((before) =>
      changeGuestPortions({ order, before, after, location, limits: guestPortionLimits }),
    ),
  )
  await transact(first ?? [])
  await expect(transact(second ?? [])).rejects.toThrow()
})

it('counts an order that its guest moves to a later day until that day', async () => {
  const guest = visitor()
  const { body: order } = await buy(guest, 1)
  const [at = ''] = await listTimes(5)
  expect((await edit(guest, order, 1, { scheduledFor: at })).status).toBe(200)
  const tomorrow = new Date(Date.now() + 24 * 3600_000)
  const more = { address: '127.0.0.1', portions: unconfirmed, location, now: tomorrow }
  await expect(listUnconfirmedPortions(more)).rejects.toMatchObject({ code: 'ask-by-phone' })
})
