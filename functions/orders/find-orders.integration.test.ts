import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInCook } from '#infra/testkit/clients/staff-clients'
import { kitchenMoves } from '#infra/testkit/fixtures/record-fixtures'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { OrderLookupResult } from '#shared/orders/order-references'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const find = (contact: string, ticketNumber: unknown) =>
  createTestClient(product.url).post<OrderLookupResult[]>('/api/orders/find', { contact, ticketNumber })

const contact = { name: 'Lee Park', email: 'Lee.Park@example.com', phone: '(941) 555-0123' }

it('an order is found on another device by ticket and phone or e-mail, in every stage', async () => {
  const { body: placed } = await createTestClient(product.url).order({ customerInfo: contact, locationId: 'HEHC' })
  const known = { id: placed.id, ticketNumber: placed.ticketNumber, locationId: placed.locationId }
  const chef = await signInCook(product.url)
  for (const { status, kitchenStatus } of kitchenMoves) {
    expect((await find('941.555.0123', `#${placed.ticketNumber}`)).body).toEqual([expect.objectContaining(known)])
    await chef.move(placed.id, status, kitchenStatus)
  }
  const found = await find('lee.park@EXAMPLE.com', placed.ticketNumber)
  expect(found).toMatchObject({ status: 200, body: [{ ...known, status: 'completed' }] })
  expect(Object.keys(found.body[0] ?? {})).not.toContain('customer')
})

it('a cancelled order is found and says so', async () => {
  const guest = createTestClient(product.url)
  const phone = '(941) 555-0177'
  const { body: placed } = await guest.order({ customerInfo: { ...contact, phone } })
  await guest.post(`/api/orders/${placed.id}/cancel`)
  expect((await find(phone, placed.ticketNumber)).body).toEqual([
    expect.objectContaining({ id: placed.id, status: 'cancelled' }),
  ])
})

it('an order is not found by ticket or contact alone', async () => {
  const { body: placed } = await createTestClient(product.url).order({ customerInfo: contact })
  const nothing = { status: 404, body: { code: 'not-found' } }
  expect(await find('941-555-0124', placed.ticketNumber)).toMatchObject(nothing)
  expect(await find(contact.phone, placed.ticketNumber + 1000)).toMatchObject(nothing)
  expect(await find('', placed.ticketNumber)).toMatchObject({ status: 400 })
  expect(await find(contact.phone, 'twelve')).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
})
