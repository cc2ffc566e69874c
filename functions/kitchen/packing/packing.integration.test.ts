import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { LocationSettings } from '#shared/kitchen/settings-contract'
import type { Order, Ticket } from '#shared/orders/contract'
import type { ActivityEntry } from '#shared/platform/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>
beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

const SETTINGS = '/api/desk/settings/HENPR'

async function switchPacking(packing: boolean) {
  const { body } = await owner.get<LocationSettings>(SETTINGS)
  const saved = await owner.put<LocationSettings>(SETTINGS, { packing, version: body.version })
  expect(saved).toMatchObject({ status: 200, body: { packing } })
}

async function placeOrder(): Promise<Order> {
  const guest = createTestClient(product.url)
  const lines = [
    { dish: await guest.dish('Green Tea'), quantity: 2 },
    { dish: await guest.dish('Miso Soup'), quantity: 1 },
  ]
  const { body, status } = await guest.order({ lines, more: { utensils: true } })
  expect(status).toBe(201)
  return body
}

const ticketOf = async ({ id }: Order): Promise<Ticket | undefined> =>
  (await owner.get<Ticket[]>('/api/kitchen/orders/HENPR')).body.find((ticket) => ticket.id === id)

const pack = ({ id }: Order, itemId: string, isPacked = true) =>
  owner.put<Ticket>(`/api/kitchen/orders/${id}/packing`, { id: itemId, isPacked })

const move = ({ id }: Order, body: object) => owner.put<Ticket>(`/api/kitchen/orders/${id}/status`, body)

it('an order has a packing list only where the owner has switched them on', async () => {
  const without = await placeOrder()
  expect((await ticketOf(without))?.packing).toBeUndefined()
  expect((await move(without, { status: 'completed' })).status).toBe(200)
  await switchPacking(true)
  const order = await placeOrder()
  const packing = (await ticketOf(order))?.packing ?? []
  expect(packing.map(({ text, quantity, isPacked }) => [quantity, text, isPacked])).toEqual([
    [1, 'Miso Soup', false],
    [2, 'Green Tea', false],
    [1, 'Utensils', false],
  ])
})

it('is completed once everything is packed; otherwise only by an override, which is logged', async () => {
  const [packed, forced] = [await placeOrder(), await placeOrder()]
  const items = (await ticketOf(packed))?.packing ?? []
  for (const { id } of items.slice(0, -1)) expect((await pack(packed, id)).status).toBe(200)
  const refused = await move(packed, { status: 'completed' })
  expect(refused).toMatchObject({ status: 409, body: { code: 'not-packed', packing: { length: 3 } } })
  expect(refused.body).toMatchObject({ detail: expect.stringMatching(/^Ticket \d+ is not packed: 1 × Utensils\.$/) })
  await pack(packed, 'utensils')
  expect(await move(packed, { status: 'completed' })).toMatchObject({ status: 200, body: { status: 'completed' } })
  expect((await move(forced, { status: 'completed', override: true, overrideReason: 'ran-out' })).status).toBe(200)
  const [logged] = (await owner.get<ActivityEntry[]>('/api/desk/changes/HENPR?kind=handover')).body
  expect(logged).toMatchObject({
    title: `Ticket ${forced.ticketNumber}: completed with something not packed (it ran out)`,
  })
})

it('marks and unmarks what is packed, for staff, while the order is open', async () => {
  const order = await placeOrder()
  expect((await pack(order, 'utensils')).body.packing?.at(-1)).toMatchObject({ isPacked: true })
  expect((await pack(order, 'utensils', false)).body.packing?.at(-1)).toMatchObject({ isPacked: false })
  expect((await pack(order, 'napkins')).status).toBe(404)
  const stranger = createTestClient(product.url)
  const path = `/api/kitchen/orders/${order.id}/packing`
  expect((await stranger.put(path, { id: 'utensils', isPacked: true })).status).toBe(401)
  await move(order, { status: 'cancelled' })
  expect(await pack(order, 'utensils')).toMatchObject({ status: 409, body: { code: 'order-final' } })
})

it('has as many bags as staff say when it is ready, also on the guest’s page', async () => {
  const order = await placeOrder()
  expect((await move(order, { status: 'ready', kitchenStatus: 'ready', bags: 2 })).body.bags).toBe(2)
  expect((await move(order, { status: 'ready', kitchenStatus: 'ready', bags: 3 })).body.bags).toBe(3)
  expect((await createTestClient(product.url).get<Order>(`/api/orders/${order.id}`)).body.bags).toBe(3)
  for (const bags of [0, 21, 1.5]) expect((await move(order, { status: 'ready', bags })).status).toBe(400)
})
