import { randomUUID } from 'node:crypto'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { buildOrderRequest, createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { MenuItem } from '#shared/menu/contract'
import type { OrderIntake } from '#shared/kitchen/intake-contract'
import type { Order, Ticket } from '#shared/orders/contract'
import { guestPortionLimits } from '#shared/platform/order-limits'

let product: Awaited<ReturnType<typeof startTestProduct>>
let chef: ReturnType<typeof createTestClient>
let chefId: string
let tea: MenuItem
const visitor = () => createTestClient(product.url)

beforeAll(async () => {
  product = await startTestProduct({ rateLimits: 'on' })
  chef = visitor()
  chefId = (await chef.signIn('chef.sam@example.com', 'admin')).body.id
  tea = await chef.dish('Green Tea')
})
afterAll(() => product.stop())

const contact = { name: 'Dana Whitfield', email: '', phone: '' }
const take = (more: object = {}, { quantity = 1, by = chef, key = randomUUID() } = {}) =>
  by.post<Order & { code: string }>(
    '/api/kitchen/orders/HENPR',
    { ...buildOrderRequest({ lines: [{ dish: tea, quantity }], customerInfo: contact }), ...more },
    { 'idempotency-key': key },
  )

it('staff take an order with only a name, and it is on every board at once', async () => {
  const board = await openTestSocket(product.socketUrl)
  board.send({ type: 'subscribe', locationId: 'HENPR' })
  board.send({ type: 'ping' })
  await board.hear(({ type }) => type === 'pong')
  const { status, body: order } = await take()
  expect([status, order.source, order.customerInfo.name]).toEqual([201, 'phone', 'Dana Whitfield'])
  expect(order.history).toMatchObject([{ status: 'pending', by: { id: chefId, name: 'Chef S.' } }])
  const listed = (await chef.get<Ticket[]>('/api/kitchen/orders/HENPR')).body
  expect(listed.find(({ id }) => id === order.id)).toMatchObject({ source: 'phone', ticketNumber: order.ticketNumber })
  await board.hear((message) => message.type === 'new_order' && message.order.id === order.id)
  await board.close()
})

it('the order belongs to no browser and no account, and is placed once per key', async () => {
  const key = randomUUID()
  const [first, again] = [await take({}, { key }), await take({}, { key })]
  expect(again.body.id).toBe(first.body.id)
  const mine = (await chef.get<{ id: string }[]>(`/api/orders/user/${chefId}`)).body
  expect(mine.map(({ id }) => id)).not.toContain(first.body.id)
  expect(await chef.post(`/api/orders/${first.body.id}/claim`)).toMatchObject({ status: 403 })
})

it('a phone order with an e-mail address is for that guest, and not for staff with that address', async () => {
  const email = 'dana.whitfield@example.com'
  const own = (await take({ customerInfo: { ...contact, email: 'chef.sam@example.com' } })).body
  const cook = visitor()
  await cook.signIn(email, 'admin')
  const { id } = (await take({ customerInfo: { ...contact, email } })).body
  expect(await chef.post(`/api/orders/${own.id}/claim`)).toMatchObject({ status: 403 })
  expect(await cook.post(`/api/orders/${id}/claim`)).toMatchObject({ status: 403 })
  const guest = visitor()
  await guest.signIn(email)
  expect(await guest.post(`/api/orders/${id}/claim`)).toMatchObject({ status: 200 })
})

it('only staff take orders, with a name, at the prices of the menu and for this location', async () => {
  expect((await take({}, { by: visitor() })).status).toBe(401)
  const customer = visitor()
  await customer.signIn()
  expect((await take({}, { by: customer })).status).toBe(403)
  expect(await take({ customerInfo: { ...contact, name: ' ' } })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'customerInfo.name' }] },
  })
  expect(await take({ total: '0.01' })).toMatchObject({ status: 409, body: { code: 'price-changed' } })
  expect(await take({ locationId: 'HEHC' })).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
})

it('limits and pauses for guests do not stop staff', async () => {
  const { ofDish } = guestPortionLimits
  await chef.put('/api/kitchen/intake/HENPR', { state: 'paused', minutes: 30 })
  const { status } = await visitor().order({ lines: [{ dish: tea, quantity: 1 }] })
  expect([status, (await take({}, { quantity: ofDish + 1 })).status]).toEqual([409, 201])
  await chef.put('/api/kitchen/intake/HENPR', { state: 'open' })
})

it('the waiting time of the dishes, read before the order is placed, is what it is promised', async () => {
  const dish = await chef.dish('Hibachi Chicken')
  const { body: intake } = await chef.get<OrderIntake>(`/api/kitchen/intake/HENPR?items=${dish.id}:14`)
  const { body: order } = await take(buildOrderRequest({ lines: [{ dish, quantity: 14 }], customerInfo: contact }))
  const promised = Date.parse(order.promisedAt ?? '') - Date.parse(order.createdAt)
  expect(promised).toBe((intake.quotes?.pickup.max ?? 0) * 60_000)
  expect(promised).toBeGreaterThan(20 * 60_000)
  expect((await chef.get('/api/kitchen/intake/HENPR?items=none')).status).toBe(400)
})
