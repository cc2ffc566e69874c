import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInCook } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { Order, Ticket } from '#shared/orders/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let cook: Awaited<ReturnType<typeof signInCook>>
beforeAll(async () => {
  product = await startTestProduct()
  cook = await signInCook(product.url)
})
afterAll(() => product.stop())

const visitor = () => createTestClient(product.url)
const arrive = (who: ReturnType<typeof visitor>, id: string, note?: string) =>
  who.post<Order>(`/api/orders/${id}/arrived`, note === undefined ? undefined : { note })
const readTicket = async (id: string) =>
  (await cook.get<Ticket[]>('/api/kitchen/orders/HENPR')).body.find((ticket) => ticket.id === id)

it('a guest arrives once and can change the note; the boards learn both', async () => {
  const guest = visitor()
  const { body: placed } = await guest.order({ more: { utensils: true } })
  expect([placed.utensils, placed.mayMarkArrived, placed.arrival]).toEqual([true, true, undefined])
  const before = await readTicket(placed.id)
  expect([before?.utensils, before?.arrival]).toEqual([true, undefined])

  const first = await arrive(guest, placed.id, ' Blue Honda ')
  expect([first.status, first.body.arrival?.note]).toEqual([200, 'Blue Honda'])
  const repeated = await Promise.all([arrive(guest, placed.id), arrive(guest, placed.id, 'Blue Honda')])
  expect(repeated.map(({ body }) => body.arrival)).toEqual([first.body.arrival, first.body.arrival])
  const onBoard = await readTicket(placed.id)
  expect(onBoard?.arrival).toEqual(first.body.arrival)
  expect(onBoard?.version).toBe((before?.version ?? 0) + 1)

  const second = await arrive(guest, placed.id, 'second row')
  expect(second.body.arrival).toEqual({ at: first.body.arrival?.at, note: 'second row' })
  expect((await readTicket(placed.id))?.version).toBe((before?.version ?? 0) + 2)
  const watched = await visitor().get<Order>(`/api/orders/${placed.id}`)
  expect(watched.body.arrival).toEqual({ at: first.body.arrival?.at, note: null })
})

it('one of many simultaneous calls marks the arrival', async () => {
  const guest = visitor()
  const { body: placed } = await guest.order()
  const answers = await Promise.all(Array.from({ length: 10 }, () => arrive(guest, placed.id)))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.arrival?.at}`)).size).toBe(1)
})

it('refuses other people, deliveries, ended orders and unknown ones, and changes nothing', async () => {
  const guest = visitor()
  const { body: placed } = await guest.order()
  expect(placed.utensils).toBe(false)
  expect(await arrive(visitor(), placed.id)).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
  expect(await arrive(guest, placed.id, 'x'.repeat(101))).toMatchObject({ status: 400 })
  expect((await readTicket(placed.id))?.arrival).toBeUndefined()
  await guest.post(`/api/orders/${placed.id}/cancel`)
  expect(await arrive(guest, placed.id)).toMatchObject({ status: 409, body: { code: 'order-final' } })
  const { body: delivery } = await guest.order({ orderType: 'delivery' })
  expect(delivery.mayMarkArrived).toBe(false)
  expect(await arrive(guest, delivery.id)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
  expect(await arrive(guest, '0000000000AA')).toMatchObject({ status: 404 })
})
