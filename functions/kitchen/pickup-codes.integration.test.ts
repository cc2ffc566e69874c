import { buildOrderRequest, createTestClient, type TestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { LocationSettings } from '#shared/kitchen/settings-contract'
import type { Order, Ticket } from '#shared/orders/contract'
import type { ActivityEntry } from '#shared/platform/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let chef: TestClient
const visitor = () => createTestClient(product.url)
beforeAll(async () => {
  product = await startTestProduct()
  chef = visitor()
  await chef.signIn('chef.sam@example.com', 'admin')
})
afterAll(() => product.stop())

async function setCodesFrom(handoverCodeFrom: string | null): Promise<void> {
  const path = '/api/desk/settings/HENPR'
  const { version } = (await chef.get<LocationSettings>(path)).body
  const changed = await chef.put<LocationSettings>(path, { handoverCodeFrom, version })
  expect(changed).toMatchObject({ status: 200, body: { handoverCodeFrom } })
}

/** Places an order of rolls, at $6.69 with tax each. */
const place = async (by: TestClient, quantity: number) =>
  (await by.order({ lines: [{ dish: await by.dish('California Roll'), quantity }] })).body
const complete = ({ id }: Order, more: object = {}) =>
  chef.put<Ticket & { code: string }>(`/api/kitchen/orders/${id}/status`, { status: 'completed', ...more })
const read = async (by: TestClient, { id }: Order) => (await by.get<Order>(`/api/orders/${id}`)).body
const listOverrides = async () =>
  (await chef.get<ActivityEntry[]>('/api/desk/changes/HENPR')).body.filter(({ kind }) => kind === 'handover')

it('an order from the amount on is handed over with the code that only its placer reads', async () => {
  const guest = visitor()
  expect((await place(guest, 2)).handoverCode).toBeUndefined()
  await setCodesFrom('13.38')
  expect((await place(guest, 1)).handoverCode).toBeUndefined()
  const order = await place(guest, 2)
  expect(order.handoverCode).toMatch(/^\d{4}$/)
  expect((await read(guest, order)).handoverCode).toBe(order.handoverCode)
  for (const other of [chef, visitor()]) expect((await read(other, order)).handoverCode).toBeUndefined()
  const ticket = (await chef.get<Ticket[]>('/api/kitchen/orders/HENPR')).body.find(({ id }) => id === order.id)
  expect(ticket?.asksHandoverCode).toBe(true)
  expect(JSON.stringify(ticket)).not.toContain(`"${order.handoverCode}"`)

  const wrong = order.handoverCode === '0000' ? '0001' : '0000'
  for (const sent of [{}, { handoverCode: wrong }, { handoverCode: wrong, override: false }])
    expect(await complete(order, sent)).toMatchObject({ status: 409, body: { code: 'wrong-code' } })
  expect(await complete(order, { handoverCode: order.handoverCode })).toMatchObject({ body: { status: 'completed' } })
  expect(await listOverrides()).toEqual([])
  // Recalled and completed again, it needs no code again.
  await chef.put(`/api/kitchen/orders/${order.id}/status`, { status: 'ready' })
  expect(await complete(order)).toMatchObject({ status: 200 })
})

it('staff complete it without the code, which is logged once', async () => {
  await setCodesFrom('5.00')
  const order = await place(visitor(), 2)
  for (const _ of [1, 2]) expect(await complete(order, { override: true })).toMatchObject({ status: 200 })
  const logged = await listOverrides()
  expect(logged.map(({ title }) => title)).toEqual([
    `Ticket ${order.ticketNumber}: handed over without its pickup code`,
  ])
  expect(logged[0]?.by).toMatch(/Sam/)
})

it('an edit that makes an order large enough gives it a code', async () => {
  await setCodesFrom('13.38')
  const guest = visitor()
  const order = await place(guest, 1)
  const { items, version } = await read(guest, order)
  const lines = [{ menuItemId: items[0]?.menuItemId, quantity: 2 }]
  expect((await guest.put<Order>(`/api/orders/${order.id}/lines`, { lines, version })).body.handoverCode).toMatch(
    /^\d{4}$/,
  )
})

it('staff who take an order by phone read its code once, to tell it to the caller', async () => {
  await setCodesFrom('5.00')
  const lines = [{ dish: await chef.dish('California Roll'), quantity: 1 }]
  const customerInfo = { name: 'Dana Whitfield', email: '', phone: '' }
  const { body } = await chef.post<Order>('/api/kitchen/orders/HENPR', buildOrderRequest({ lines, customerInfo }))
  expect(body.handoverCode).toMatch(/^\d{4}$/)
  expect((await read(chef, body)).handoverCode).toBeUndefined()
})

it('a code can be tried ten times an hour, also with other spellings of the order', async () => {
  await setCodesFrom('5.00')
  const order = await place(visitor(), 2)
  const wrong = order.handoverCode === '0000' ? '0001' : '0000'
  const spellings = [order.id, order.id.toLowerCase(), `${order.id.slice(0, 6)}-${order.id.slice(6)}`]
  for (let tries = 0; tries < 10; tries += 1) {
    const id = spellings[tries % spellings.length] ?? order.id
    expect(await complete({ ...order, id }, { handoverCode: wrong })).toMatchObject({ body: { code: 'wrong-code' } })
  }
  for (const id of spellings) {
    const late = await complete({ ...order, id }, { handoverCode: order.handoverCode })
    expect(late.status).toBe(429)
  }
  expect(await complete(order, { handoverCode: order.handoverCode })).toMatchObject({
    status: 429,
    body: { code: 'too-many-requests' },
  })
  expect(await complete(order, { override: true })).toMatchObject({ status: 200 })
})
