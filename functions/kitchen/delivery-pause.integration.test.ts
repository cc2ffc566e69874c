import { createTestClient } from '#infra/testkit/clients/test-client'
import { setClock } from '#infra/testkit/fake-clock'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { ActivityEntry } from '#shared/platform/contract'
import type { OrderIntake } from '#shared/kitchen/intake-contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let cook: ReturnType<typeof createTestClient>
const visitor = () => createTestClient(product.url)

beforeAll(async () => {
  setClock(Date.parse('2026-11-27T18:00:00.000Z'))
  product = await startTestProduct()
  cook = visitor()
  await cook.signIn('cook@example.com', 'admin')
})
afterAll(() => product.stop())

const PATH = '/api/kitchen/intake/HENPR'
const read = async () => (await visitor().get<OrderIntake>(PATH)).body
const setIntake = (body: object) => cook.put<OrderIntake>(PATH, body)

it('a pause of delivery alone refuses deliveries that are due before its end, and nothing else', async () => {
  const deliver = (scheduledFor?: string) =>
    visitor().order({ orderType: 'delivery', ...(scheduledFor !== undefined && { more: { scheduledFor } }) })
  const listTimes = async (type: string) =>
    (await visitor().get<{ at: string }[]>(`/api/slots/HENPR?type=${type}&date=2026-11-27`)).body.map(({ at }) => at)
  const until = '2026-11-27T19:00:00.000Z'
  expect(await setIntake({ delivery: 'paused', minutes: 60 })).toMatchObject({
    body: { state: 'open', until: null, delivery: 'paused', deliveryUntil: until },
  })
  const detail = 'Delivery is paused until 2:00 PM. You can pick up, or order delivery for later.'
  const refused = { status: 409, body: { code: 'delivery-paused', until, detail } }
  expect(await deliver()).toMatchObject(refused)
  expect(await deliver('2026-11-27T18:50:00.000Z')).toMatchObject(refused)
  expect((await deliver('2026-11-27T19:10:00.000Z')).status).toBe(201)
  const guest = visitor()
  const later = { scheduledFor: '2026-11-27T19:10:00.000Z' }
  const { body: order } = await guest.order({ orderType: 'delivery', more: later })
  const lines = order.items.map(({ menuItemId, quantity }) => ({ menuItemId, quantity }))
  const bringForward = (by: typeof guest) =>
    by.put(`/api/orders/${order.id}/lines`, { lines, scheduledFor: '2026-11-27T18:50:00.000Z', version: order.version })
  expect(await bringForward(guest)).toMatchObject(refused)
  expect((await bringForward(cook)).status).toBe(200)
  expect((await visitor().order()).status).toBe(201)
  expect((await listTimes('delivery'))[0]).toBe(until)
  expect((await listTimes('pickup'))[0]).toBe('2026-11-27T18:00:00.000Z')
  // The pause of all orders and its end leave the pause of delivery.
  await setIntake({ state: 'paused', minutes: 5 })
  expect(await setIntake({ state: 'open' })).toMatchObject({ body: { state: 'open', delivery: 'paused' } })
  expect(await setIntake({ delivery: 'open' })).toMatchObject({ body: { delivery: 'open', deliveryUntil: null } })
  expect((await deliver()).status).toBe(201)
  const changes = (await cook.get<ActivityEntry[]>('/api/desk/changes/HENPR?kind=intake')).body
  expect(changes.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Delivery paused until 2:00 PM', 'Delivery resumed']),
  )
  await setIntake({ delivery: 'paused', minutes: 15 })
  setClock(Date.parse('2026-11-27T18:15:00.000Z'))
  expect(await read()).toMatchObject({ delivery: 'open', deliveryUntil: null })
  expect((await deliver()).status).toBe(201)
})
