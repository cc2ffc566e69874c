import { randomUUID } from 'node:crypto'
import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { createTestClient, buildOrderRequest } from '#infra/testkit/clients/test-client'
import { waitUntil } from '#infra/testkit/wait-until'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { restockAll } from '#infra/testkit/clients/staff-clients'
import type { MenuItem } from '#shared/menu/contract'
import type { Order, Ticket } from '#shared/orders/contract'
import { orderKeys } from '../records'
import { getOrder } from '../repository'
import { runBeforeNextWrite } from '../../platform/testing/interleave'
import { createOrderEditor, type EditResponse } from './testing/order-editor'

let product: Awaited<ReturnType<typeof startTestProduct>>
let chef: ReturnType<typeof createTestClient>
const dishes = new Map<string, MenuItem>()
const visitor = () => createTestClient(product.url)

beforeAll(async () => {
  product = await startTestProduct()
  chef = visitor()
  await chef.signIn('chef.sam@example.com', 'admin')
  for (const dish of await chef.menu()) dishes.set(dish.name, dish)
  await restockAll(product.url, 'HENPR')
})
afterAll(() => product.stop())

const { toLines, toItems, place, edit, onBoard, count, portionsLeft } = createOrderEditor(() => ({
  product,
  chef,
  dishes,
}))
const quantities = ({ items }: Order) => items.map(({ menuItem, quantity }) => `${quantity} ${menuItem.name}`)

describe('an edit by the customer', () => {
  it('changes lines and totals while the order is pending, and only then', async () => {
    const { browser, order } = await place({ 'California Roll': 2, 'Miso Soup': 1 })
    expect(order.mayEdit).toBe(true)
    const { status, body } = await edit(browser, order, { 'California Roll': 3, 'Green Tea': 1 })
    expect([status, quantities(body)]).toEqual([200, ['3 California Roll', '1 Green Tea']])
    const expected = buildOrderRequest({ lines: toLines({ 'California Roll': 3, 'Green Tea': 1 }) })
    expect(body).toMatchObject({ subtotal: expected.subtotal, tax: expected.tax, total: expected.total })
    expect(body.version).toBeGreaterThan(order.version)
    expect(body.edits).toMatchObject([
      {
        by: 'guest',
        totalBefore: order.total,
        total: expected.total,
        lines: [
          { kind: 'changed', lineId: order.items[0]?.id, quantity: 3, previousQuantity: 2 },
          { kind: 'added', name: 'Green Tea', quantity: 1 },
          { kind: 'removed', lineId: order.items[1]?.id, previousQuantity: 1 },
        ],
      },
    ])
    expect((await edit(visitor(), body, { 'Miso Soup': 1 })).status).toBe(403)
    await chef.move(order.id, 'confirmed')
    const confirmed = (await browser.get<Order>(`/api/orders/${order.id}`)).body
    expect(confirmed.mayEdit).toBe(false)
    expect(await edit(browser, confirmed, { 'Miso Soup': 1 })).toMatchObject({
      status: 409,
      body: { code: 'order-final' },
    })
    expect((await edit(chef, confirmed, { 'Miso Soup': 2 })).status).toBe(200)
    await chef.move(order.id, 'ready')
    expect(await edit(chef, (await chef.get<Order>(`/api/orders/${order.id}`)).body, { 'Miso Soup': 1 })).toMatchObject(
      { status: 409, body: { code: 'order-final' } },
    )
  })

  it('takes effect once per key, and not on a version that is no longer current', async () => {
    const { browser, order } = await place({ 'Miso Soup': 1 })
    const key = randomUUID()
    const first = await edit(browser, order, { 'Miso Soup': 2 }, {}, key)
    expect(await edit(browser, order, { 'Miso Soup': 2 }, {}, key)).toMatchObject({ status: 200, body: first.body })
    expect(await edit(browser, order, { 'Miso Soup': 4 })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', current: { version: first.body.version } },
    })
    // The same lines again change nothing.
    expect((await edit(browser, first.body, { 'Miso Soup': 2 })).body.version).toBe(first.body.version)
  })

  it('applies current prices and the discount of the code, and rejects other prices', async () => {
    const customer = visitor()
    const code = await issueCode()
    const { body: order } = await customer.order({ lines: toLines({ 'Miso Soup': 4 }), code })
    const { body } = await edit(customer, order, { 'Miso Soup': 2 })
    const expected = buildOrderRequest({ lines: toLines({ 'Miso Soup': 2 }), code })
    expect(body).toMatchObject({ subtotal: expected.subtotal, total: expected.total })
    const [line] = toItems({ 'Miso Soup': 2 })
    const wrong = await customer.put<EditResponse>(`/api/orders/${order.id}/lines`, {
      lines: [{ ...line, unitPrice: '0.01', totalPrice: '0.02' }],
      version: body.version,
    })
    expect(wrong).toMatchObject({ status: 409, body: { code: 'price-changed' } })
  })

  it('keeps the allergy of a dish that goes', async () => {
    const customer = visitor()
    const [soup] = toItems({ 'Miso Soup': 1 })
    const noted = { ...soup, customizations: { notes: 'Allergic to shellfish' } }
    const request = buildOrderRequest({ lines: toLines({ 'Miso Soup': 1 }) })
    const { body: order } = await customer.post<Order>('/api/orders/test', { ...request, items: [noted] })
    const { body } = await edit(customer, order, { Edamame: 1 })
    expect(body).toMatchObject({
      specialInstructions: 'Allergic to shellfish',
      edits: [{ details: ['instructions'] }],
    })
  })

  it('changes time, contact, instructions and utensils', async () => {
    const { browser, order } = await place({ 'Miso Soup': 1 })
    const scheduledFor = new Date(Date.now() + 26 * 3600_000).toISOString()
    const more = {
      scheduledFor,
      customerInfo: { phone: '(727) 555-0123' },
      specialInstructions: 'Ring the bell',
      utensils: true,
    }
    const { status, body } = await edit(browser, order, { 'Miso Soup': 1 }, more)
    expect([status, body.scheduledFor, body.promisedFrom]).toEqual([200, scheduledFor, scheduledFor])
    expect(body).toMatchObject({
      specialInstructions: 'Ring the bell',
      utensils: true,
      customerInfo: { name: 'Dana Whitfield', phone: '(727) 555-0123' },
      edits: [{ lines: [], details: ['time', 'contact', 'instructions', 'utensils'] }],
    })
    const past = new Date(Date.now() - 60_000).toISOString()
    expect((await edit(browser, body, { 'Miso Soup': 1 }, { scheduledFor: past })).status).toBe(400)
  })
})

describe('an edit that adds a dish with a lead time', () => {
  it('needs that time from now on, and moves the promise of an order for as soon as possible', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3600_000).toISOString()
    const soon = await place({ 'Miso Soup': 1 }, { more: { scheduledFor: inHours(1) } })
    const tray = { 'Miso Soup': 1, 'Classic Roll Tray': 1 }
    expect(await edit(soon.browser, soon.order, tray)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', errors: [{ path: 'scheduledFor' }] },
    })
    const later = await edit(soon.browser, soon.order, tray, { scheduledFor: inHours(3) })
    expect([later.status, later.body.leadMinutes]).toEqual([200, 120])
    const { browser, order } = await place({ 'Miso Soup': 1 })
    const moved = (await edit(browser, order, tray)).body
    expect(Date.parse(moved.promisedFrom ?? '')).toBeGreaterThan(Date.now() + 115 * 60_000)
    expect((await edit(browser, moved, { 'Miso Soup': 2 })).body.leadMinutes).toBeUndefined()
  })
})

it('an edit keeps the place of its order in the queue: later orders do not delay it', async () => {
  const { browser, order } = await place({ 'Hibachi Chicken': 1, 'Green Tea': 2 })
  for (let later = 0; later < 2; later += 1) await place({ 'Hibachi Chicken': 15 })
  const { body } = await edit(browser, order, { 'Hibachi Chicken': 1, 'Green Tea': 1 })
  expect(body.items.map(({ quantity }) => quantity)).toEqual([1, 1])
  expect(body.promisedAt).toBe(order.promisedAt)
  const larger = await edit(browser, body, { 'Hibachi Chicken': 15, 'Green Tea': 1 })
  expect(Date.parse(larger.body.promisedAt ?? '')).toBeGreaterThan(Date.parse(order.promisedAt ?? ''))
})

/** Returns the code of a refund, which every customer can use. */
async function issueCode() {
  const holder = visitor()
  const { body: earlier } = await holder.order({ lines: toLines({ 'Miso Soup': 2 }) })
  await chef.post(`/api/kitchen/orders/${earlier.id}/refunds`, { amount: '2.00', reason: 'late' })
  const [{ code: discountCode }] = (await holder.get<[{ code: string }]>('/api/codes')).body
  return { discountCode, discount: { amountCents: 200 } }
}

describe('the reservations of an edited order', () => {
  it('change by the difference only, and are released with the order', async () => {
    await count('Green Tea', 5)
    const { browser, order } = await place({ 'Green Tea': 3, 'Miso Soup': 1 })
    expect(await portionsLeft('Green Tea')).toBe(2)
    const more = (await edit(browser, order, { 'Green Tea': 5, 'Miso Soup': 1 })).body
    expect(await portionsLeft('Green Tea')).toBe(0)
    expect(await edit(browser, more, { 'Green Tea': 6 })).toMatchObject({
      status: 409,
      body: { code: 'item-unavailable' },
    })
    // The dish is sold out, but the order holds its portions.
    const less = (await edit(browser, more, { 'Green Tea': 4 })).body
    expect(quantities(less)).toEqual(['4 Green Tea'])
    expect(await portionsLeft('Green Tea')).toBe(1)
    await browser.post(`/api/orders/${order.id}/cancel`)
    await waitUntil(async () => (await portionsLeft('Green Tea')) === 5)
    await count('Green Tea', null)
  })

  it('give the last portion to one of twelve edits', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => place({ 'Miso Soup': 1 })))
    await count('Edamame', 1)
    const answers = await Promise.all(
      orders.map(({ browser, order }) => edit(browser, order, { 'Miso Soup': 1, Edamame: 1 })),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'item-unavailable')).toHaveLength(11)
    expect(await portionsLeft('Edamame')).toBe(0)
    await count('Edamame', null)
  })
})

describe('simultaneous changes', () => {
  it.each(['cancel', 'bump'])('an edit that a %s overtakes changes nothing', async (other) => {
    const { browser, order } = await place({ 'Miso Soup': 1 })
    runBeforeNextWrite(orderKeys.order(order.id), () =>
      other === 'cancel' ? browser.post(`/api/orders/${order.id}/cancel`) : chef.move(order.id, 'confirmed'),
    )
    const answer = await edit(browser, order, { 'Miso Soup': 9 })
    expect(answer).toMatchObject({ status: 409, body: { code: 'order-final' } })
    expect((await getOrder(order.id)).lines).toMatchObject([{ quantity: 1 }])
  })

  it.each(['cancel', 'bump'])('leave one consistent order, whichever of edit and %s comes first', async (other) => {
    for (let times = 0; times < 5; times += 1) {
      const { browser, order } = await place({ 'Miso Soup': 1 })
      const [edited, moved] = await Promise.all([
        edit(browser, order, { 'Miso Soup': 2 }),
        other === 'cancel' ? browser.post(`/api/orders/${order.id}/cancel`) : chef.move(order.id, 'confirmed'),
      ])
      expect(moved.status).toBe(200)
      const { status, lines } = await getOrder(order.id)
      expect(status).toBe(other === 'cancel' ? 'cancelled' : 'confirmed')
      expect(lines).toMatchObject([{ quantity: edited.status === 200 ? 2 : 1 }])
    }
  })
})

describe('the board', () => {
  it('marks what changed until staff acknowledge the latest change', async () => {
    const { browser, order } = await place({ 'California Roll': 1, 'Miso Soup': 1 })
    const strike = await chef.put<Ticket>(`/api/kitchen/orders/${order.id}/lines/${order.items[1]?.id}`, {
      isStruck: true,
    })
    const current = { ...order, version: strike.body.version }
    // A struck line starts the cooking, so only staff may edit from now on.
    const first = (await edit(chef, current, { 'Miso Soup': 1, Edamame: 1 })).body
    const marked = await onBoard(order.id)
    expect(marked.orderItems).toMatchObject([
      { id: order.items[1]?.id, isStruck: true },
      { menuItem: { name: 'Edamame' }, isStruck: false },
    ])
    expect(marked.unseenChanges).toMatchObject({
      lines: [
        { kind: 'added', name: 'Edamame', station: 'fry' },
        { kind: 'removed', name: 'California Roll', station: 'sushi' },
      ],
    })
    await edit(chef, first, { 'Miso Soup': 2, Edamame: 1 })
    const see = (version: number, by = chef) =>
      by.put<Ticket & EditResponse>(`/api/kitchen/orders/${order.id}/seen`, { version })
    const stale = marked.unseenChanges?.version ?? 0
    expect(await see(stale)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
    const { unseenChanges, version, orderItems } = await onBoard(order.id)
    expect([unseenChanges?.lines.length, orderItems[0]?.isStruck]).toEqual([3, false])
    expect((await see(version + 1)).status).toBe(400)
    expect((await see(version, browser)).status).toBe(401)
    const seen = await see(version)
    expect([seen.status, seen.body.unseenChanges]).toEqual([200, undefined])
    expect(seen.body.version).toBeGreaterThan(version)
    expect((await see(version)).body.version).toBe(seen.body.version)
  })
})

it('a screen acknowledges a change for itself, and the other stations still see it', async () => {
  const { browser, order } = await place({ 'Miso Soup': 1 })
  const changed = (await edit(browser, order, { 'Miso Soup': 2 })).body
  const see = (version: number, device: string) =>
    chef.put<Ticket>(`/api/kitchen/orders/${order.id}/seen`, { version, device })
  const changesAt = async (device?: string) => {
    const query = device === undefined ? '' : `?device=${device}`
    const { body } = await chef.get<Ticket[]>(`/api/kitchen/orders/HENPR${query}`)
    return body.find(({ id }) => id === order.id)?.unseenChanges?.lines.map(({ name, quantity }) => [name, quantity])
  }
  const first = await see(changed.version, 'grill')
  expect([first.status, first.body.unseenChanges]).toEqual([200, undefined])
  expect([await changesAt('grill'), await changesAt('sushi'), await changesAt()]).toEqual([
    undefined,
    [['Miso Soup', 2]],
    [['Miso Soup', 2]],
  ])
  const again = (await edit(browser, { ...changed, version: first.body.version }, { 'Miso Soup': 2, Edamame: 1 })).body
  expect([await changesAt('grill'), (await changesAt('sushi'))?.length]).toEqual([[['Edamame', 1]], 2])
  await see(again.version, 'sushi')
  expect([(await changesAt('grill'))?.length, await changesAt('sushi')]).toEqual([1, undefined])
  expect((await chef.put(`/api/kitchen/orders/${order.id}/seen`, { version: again.version, device: '' })).status).toBe(
    400,
  )
})

it('after all these edits, cancellations and races, stock, codes and counters add up', async () => {
  const differences = async () => auditRecords(await scanTable()).differences
  // Reactions to the last changes may still be running.
  await waitUntil(async () => (await differences()).length === 0)
})
