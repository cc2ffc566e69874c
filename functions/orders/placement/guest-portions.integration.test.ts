import { getGroupPart, getSiteKind } from '#shared/locations/site-kind'
import { randomUUID } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { handler as watchOrders } from '#events/track-unconfirmed-orders'
import { listUnconfirmedPortions, reserveGuestPortions } from '#functions/orders/placement/guest-portions'
import { moveOrder } from '#functions/orders/order-transitions'
import { orderKeys } from '#functions/orders/records'
import { keyedHash } from '#functions/platform/session/signing-keys'
import { deleteItems, getItem, putItems, table, tableName } from '#functions/platform/table/table'
import { transact } from '#functions/platform/table/transaction'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInCook, buildMovement } from '#infra/testkit/clients/staff-clients'
import { toStreamRecords } from '#infra/testkit/fixtures/stream-records'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { Stock } from '#shared/inventory/contract'
import type { MenuItem } from '#shared/menu/contract'
import type { Order } from '#shared/orders/contract'
import type { LaterWork } from '#shared/orders/guest-orders'
import { resolveStage } from '#shared/orders/status'
import { getLocation } from '#shared/locations/index'
import { accountPortionLimits, guestPortionLimits, PORTIONS_NETWORK_FACTOR } from '#shared/platform/order-limits'
import { visitorLimitsPerMinute } from '#shared/platform/rate-limits'

const { ofDish, ofOrder, unconfirmed, ofStationAndDay } = guestPortionLimits
const { phone } = getLocation('HENPR')

let product: Awaited<ReturnType<typeof startTestProduct>>
let drinks: readonly MenuItem[]
beforeAll(async () => {
  product = await startTestProduct({ rateLimits: 'on' })
  const menu = await createTestClient(product.url).menu()
  const chef = await signInCook(product.url)
  const { body: stock } = await chef.get<Stock[]>('/api/inventory/stock/HENPR')
  const forDrinks = stock.filter(({ item }) => ['Sencha Tea', 'Bottled Drinks'].includes(item.name))
  for (const { item } of forDrinks)
    expect((await chef.record(buildMovement(item.id, { quantity: '2000.00' }))).status).toBe(201)
  drinks = menu.filter(({ name }) => ['Green Tea', 'Cola', 'Diet Cola', 'Ginger Ale'].includes(name))
})
afterAll(() => product.stop())

/** The unconfirmed orders of the test's address; none at the beginning of each test. */
const ofAddress = async () => ({
  pk: `GUESTORDERS#${getGroupPart(getSiteKind('HENPR'))}${await keyedHash('guest address', '127.0.0.1')}`,
  sk: 'UNCONFIRMED',
})
beforeEach(async () => deleteItems([await ofAddress()]))

/** A guest with a visitor cookie. */
async function guest() {
  const browser = createTestClient(product.url)
  await browser.get('/api/auth/user')
  return browser
}

const portions = (quantity: number, dish = drinks[0]) => {
  if (!dish) throw new Error('no such drink')
  return { dish, quantity }
}

const refusal = { status: 409, body: { code: 'ask-by-phone', phone, detail: expect.stringContaining(phone) } }

it('accepts at most 20 portions of a dish and 60 per order from a guest, and gives the phone number for more', async () => {
  const browser = await guest()
  expect((await browser.order({ lines: [portions(ofDish)] })).status).toBe(201)
  expect(await browser.order({ lines: [portions(ofDish + 1)] })).toMatchObject(refusal)
  const split = [portions(ofDish), { ...portions(1), notes: 'no ice' }]
  expect(await browser.order({ lines: split })).toMatchObject(refusal)
  const four = [0, 1, 2, 3].map((at) => portions(ofOrder / 4 + (at === 0 ? 1 : 0), drinks[at]))
  expect(await browser.order({ lines: four })).toMatchObject(refusal)
})

it('has the same limits for an account until one of its orders is completed, also for edits', async () => {
  const browser = await guest()
  await browser.signIn(`${randomUUID()}@example.com`)
  const lines = [portions(1, drinks[1]), portions(ofDish + 1)]
  const errors = (field: string) => ({ ...refusal, body: { ...refusal.body, errors: [{ path: field }] } })
  expect(await browser.order({ lines })).toMatchObject(errors('items.1.quantity'))
  const { body: order } = await browser.order({ lines: [portions(ofDish)] })
  const edit = ({ id, version }: Order, quantity: number) => {
    const items = [{ menuItemId: portions(quantity).dish.id, quantity }]
    return browser.put<Order>(`/api/orders/${id}/lines`, { lines: items, version })
  }
  expect(await edit(order, ofDish + 10)).toMatchObject(errors('lines.0.quantity'))
  for (let count = 1; count < unconfirmed / ofDish; count += 1)
    expect((await browser.order({ lines: [portions(ofDish)] })).status).toBe(201)
  expect(await browser.order({ lines: [portions(1)] })).toMatchObject(refusal)
  const complete = (tender: string) =>
    browser.put(`/api/kitchen/orders/${order.id}/status`, { status: 'completed', tender })
  // Nobody came for it.
  await complete('not-collected')
  expect(await browser.order({ lines: [portions(ofDish + 1)] })).toMatchObject(refusal)
  await browser.move(order.id, 'ready')
  await complete('cash')
  const { body: larger } = await browser.order({ lines: [portions(ofDish + 1)] })
  expect((await edit(larger, ofDish + 10)).status).toBe(200)
})

it('accepts 600 unconfirmed portions of an account with a completed order, also by edits', async () => {
  const browser = await guest()
  await browser.signIn(`${randomUUID()}@example.com`)
  const { body: first } = await browser.order({ lines: [portions(1)] })
  await browser.move(first.id, 'completed')
  const most = accountPortionLimits.unconfirmed
  const lines = (count: number) => Array.from({ length: count }, () => portions(99))
  expect(await browser.order({ lines: [...lines(6), portions(7)] })).toMatchObject(refusal)
  const { body: order } = await browser.order({ lines: [...lines(5), portions(95)] })
  const edit = (quantity: number) => {
    const items = [...lines(5), portions(quantity)].map(({ dish, ...line }) => ({ menuItemId: dish.id, ...line }))
    return browser.put<Order>(`/api/orders/${order.id}/lines`, { lines: items, version: order.version })
  }
  const rest = { lines: [portions(most - 590)] }
  expect((await browser.order(rest)).status).toBe(201)
  expect(await browser.order({ lines: [portions(1)] })).toMatchObject(refusal)
  expect(await edit(96)).toMatchObject(refusal)
  expect((await edit(94)).status).toBe(200)
  await browser.move(order.id, 'confirmed')
  await product.deliverStream()
  expect((await browser.order({ lines: [portions(99)] })).status).toBe(201)
})

it('accepts exactly 120 unconfirmed portions per address, from many browsers at once', async () => {
  const browsers = await Promise.all(Array.from({ length: 10 }, guest))
  const answers = await Promise.all(browsers.map((browser) => browser.order({ lines: [portions(ofDish)] })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(unconfirmed / ofDish)
  for (const refused of answers.filter(({ status }) => status !== 201)) expect(refused).toMatchObject(refusal)
})

it('accepts more after orders are confirmed, cancelled or completed, each counted once', async () => {
  const browser = await guest()
  const ids: string[] = []
  for (let count = 0; count < unconfirmed / ofDish; count += 1)
    ids.push((await browser.order({ lines: [portions(ofDish)] })).body.id)
  const one = await (await guest()).order({ lines: [portions(1)] })
  expect(one).toMatchObject(refusal)
  const [first = '', second = '', third = ''] = ids
  const placed = (await getItem(orderKeys.order(first))) ?? {}
  await browser.move(first, 'confirmed')
  await product.deliverStream()
  const confirmed = (await getItem(orderKeys.order(first))) ?? {}
  // The stream may deliver a change several times.
  for (let times = 0; times < 3; times += 1) await watchOrders({ Records: toStreamRecords(placed, confirmed) })
  await browser.post(`/api/orders/${second}/cancel`)
  await browser.move(third, 'completed')
  await product.deliverStream()
  for (let count = 0; count < 3; count += 1)
    expect((await browser.order({ lines: [portions(ofDish)] })).status).toBe(201)
  expect(await browser.order({ lines: [portions(1)] })).toMatchObject(refusal)
})

it('counts an order that was confirmed automatically until an employee accepts it', async () => {
  const browser = await guest()
  const ids: string[] = []
  for (let count = 0; count < unconfirmed / ofDish; count += 1)
    ids.push((await browser.order({ lines: [portions(ofDish)] })).body.id)
  const to = resolveStage({ status: 'confirmed' })
  for (const orderId of ids) await moveOrder({ orderId, to, by: 'system', now: new Date(), check: () => undefined })
  await product.deliverStream()
  expect(await browser.order({ lines: [portions(1)] })).toMatchObject(refusal)
  await browser.move(ids[0] ?? '', 'cooking')
  await product.deliverStream()
  expect((await browser.order({ lines: [portions(ofDish)] })).status).toBe(201)
})

/** Stores unconfirmed orders of the test's address, of one portion each. */
async function haveUnconfirmed(orders: number) {
  const entry = { portions: 1, until: new Date(Date.now() + 3600_000).toISOString() }
  const names = Array.from({ length: orders }, (_, index) => `order-${index}`)
  const record = { portions: orders, ...Object.fromEntries(names.map((name) => [name, entry])) }
  await putItems([{ ...(await ofAddress()), ...record }])
}

it('accepts 40 unconfirmed orders of an address, each of which holds a time slot', async () => {
  await haveUnconfirmed(guestPortionLimits.unconfirmedOrders)
  expect(await (await guest()).order({ lines: [portions(1)] })).toMatchObject(refusal)
})

it.each(['its guest', 'the kitchen'])(
  'counts an order among the 40 for two hours if %s cancels it, so that no one sends tickets and cancels them all day',
  async (by) => {
    const browser = await guest()
    await haveUnconfirmed(guestPortionLimits.unconfirmedOrders - 1)
    const { body: order } = await browser.order({ lines: [portions(1)] })
    if (by === 'its guest') await browser.post(`/api/orders/${order.id}/cancel`)
    else await browser.move(order.id, 'cancelled')
    await product.deliverStream()
    expect(await browser.order({ lines: [portions(1)] })).toMatchObject(refusal)
    const { [`order-${order.id}`]: entry, portions: total } = (await getItem(await ofAddress())) ?? {}
    const until = new Date(Date.parse(order.createdAt) + 2 * 3600_000).toISOString()
    expect([entry, total]).toEqual([{ portions: 0, until }, guestPortionLimits.unconfirmedOrders - 1])
  },
)

it('stops counting an order that the kitchen accepted and cancelled later', async () => {
  const browser = await guest()
  await haveUnconfirmed(guestPortionLimits.unconfirmedOrders - 1)
  const { body: order } = await browser.order({ lines: [portions(1)] })
  await browser.move(order.id, 'confirmed')
  await browser.move(order.id, 'cancelled')
  await product.deliverStream()
  expect((await browser.order({ lines: [portions(1)] })).status).toBe(201)
})

it('applies the limits to changes of an order, and counts the difference', async () => {
  const browser = await guest()
  const edit = ({ id, version }: Order, ...lines: ReturnType<typeof portions>[]) => {
    const items = lines.map(({ dish, quantity }) => ({ menuItemId: dish.id, quantity }))
    return browser.put<Order>(`/api/orders/${id}/lines`, { lines: items, version })
  }
  const { body: order } = await browser.order({ lines: [portions(1)] })
  expect(await edit(order, portions(ofDish + 1))).toMatchObject(refusal)
  const larger = (await edit(order, portions(ofDish))).body
  for (let count = 1; count < unconfirmed / ofDish; count += 1)
    expect((await browser.order({ lines: [portions(ofDish)] })).status).toBe(201)
  expect(await edit(larger, portions(ofDish), portions(1, drinks[1]))).toMatchObject(refusal)
  const smaller = (await edit(larger, portions(ofDish - 1))).body
  expect((await browser.order({ lines: [portions(1)] })).status).toBe(201)
  expect(await edit(smaller, portions(ofDish))).toMatchObject(refusal)
})

it('limits how often a browser changes orders', async () => {
  const browser = await guest()
  const { body: order } = await browser.order({ lines: [portions(1)] })
  const answers: number[] = []
  for (let count = 0; count <= visitorLimitsPerMinute.orders * 2; count += 1)
    answers.push((await browser.put(`/api/orders/${order.id}/lines`, { lines: [], version: 0 })).status)
  // At most the limit of the two minutes that the calls may span.
  expect(answers).toContain(429)
})

it('stops counting unconfirmed orders that the kitchen has given up', async () => {
  const browser = await guest()
  const ids: string[] = []
  for (let count = 0; count < unconfirmed / ofDish; count += 1)
    ids.push((await browser.order({ lines: [portions(ofDish)] })).body.id)
  await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: await ofAddress(),
      UpdateExpression: 'SET #order.#until = :past',
      ExpressionAttributeNames: { '#order': `order-${ids[0] ?? ''}`, '#until': 'until' },
      ExpressionAttributeValues: { ':past': new Date(0).toISOString() },
    }),
  )
  expect((await browser.order({ lines: [portions(ofDish)] })).status).toBe(201)
  expect(await browser.order({ lines: [portions(1)] })).toMatchObject(refusal)
})

it('counts all callers of an address without a cookie as one visitor', async () => {
  const withoutCookie = () => createTestClient(product.url).post('/api/orders/test', {})
  const answers = []
  for (let count = 0; count <= visitorLimitsPerMinute.orders * 2; count += 1)
    answers.push((await withoutCookie()).status)
  // At most the limit of the two minutes that the calls may span.
  expect(answers).toContain(429)
  const known = await guest()
  expect((await known.post('/api/orders/test', {})).status).toBe(400)
})

it.each(['pickup', 'delivery', 'event'] as const)('rejects a %s for the year 9999 or 10000', async (orderType) => {
  const browser = await guest()
  const more = (scheduledFor: string) => ({ orderType, lines: [portions(1)], more: { scheduledFor } })
  for (const at of ['9999-12-31T23:00:00.000Z', '9999-12-31T23:00:00.000-23:00'])
    expect(await browser.order(more(at))).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', errors: [{ path: 'scheduledFor' }] },
    })
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString()
  expect((await browser.order(more(inDays(89)))).status).toBe(201)
  expect((await browser.order(more(inDays(92)))).status).toBe(400)
})

it('counts the portions of all addresses of a /48 network, with a multiple of the limit of one', async () => {
  const location = getLocation('HENPR')
  const now = new Date()
  const orderFrom = async (subnet: number, later?: LaterWork) => {
    const guestOrder = { address: `2001:db8:9:${subnet}::/64`, portions: ofStationAndDay, later, location, now }
    const counters = await listUnconfirmedPortions(guestOrder)
    const placed = { id: randomUUID(), createdAt: now.toISOString() }
    await transact(counters.map((counter) => reserveGuestPortions(counter, placed, guestOrder)))
  }
  const evening = { date: '2027-01-22', work: { hibachi: ofStationAndDay } }
  for (let subnet = 0; subnet < PORTIONS_NETWORK_FACTOR; subnet += 1) await orderFrom(subnet, evening)
  await expect(orderFrom(90, evening)).rejects.toMatchObject({ code: 'ask-by-phone' })
  const rest = (PORTIONS_NETWORK_FACTOR * (unconfirmed - ofStationAndDay)) / ofStationAndDay
  for (let subnet = 0; subnet < rest; subnet += 1) await orderFrom(100 + subnet)
  await expect(orderFrom(91)).rejects.toMatchObject({ code: 'ask-by-phone' })
})
