import { liveLocation, startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import type { Location } from '#shared/locations/index'

let modes: TwoModes
beforeAll(async () => {
  modes = await startTwoModes()
})
afterAll(() => modes.product.stop())

it('an order of a test site is found at test sites only, and one of a live site at live ones only', async () => {
  const contact = { name: 'Lee Park', email: 'lee.park@example.com', phone: '(941) 555-0123' }
  const find = async (site: Location, ticketNumber: number) =>
    (await modes.visitor(site).post<{ id: string }[]>('/api/orders/find', { contact: contact.phone, ticketNumber }))
      .body
  for (const [site, other] of [
    [testLocation, liveLocation],
    [liveLocation, testLocation],
  ] as const) {
    const { id, ticketNumber } = await modes.orderAt(site, { customerInfo: contact })
    expect(await find(site, ticketNumber)).toEqual([expect.objectContaining({ id })])
    const elsewhere = await find(other, ticketNumber)
    expect(JSON.stringify(elsewhere)).not.toContain(id)
  }
})
