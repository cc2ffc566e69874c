import { randomUUID } from 'node:crypto'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { paymentLimits, visitorLimitsPerMinute } from '#shared/platform/rate-limits'
import type { Order } from '#shared/orders/contract'

let shop: PaidProduct
beforeAll(async () => {
  shop = await startPaidProduct({ rateLimits: 'on' })
}, 60_000)
afterAll(() => shop.group.product.stop())

type Guest = ReturnType<PaidProduct['guest']>

const place = (guest: Guest) => shop.placeOnline(guest, '0.00', randomUUID(), 1)

/** Has three cards declined, which cancels the order. */
async function declineThrice(guest: Guest, order: Order): Promise<void> {
  for (let card = 1; card <= 3; card += 1) await shop.press(order, 'decline')
  expect(await shop.waitForPayment(guest, order, 'failed')).toMatchObject({ status: 'cancelled' })
}

// Each test is a visitor of the same address; the limits of the visitor are reached first.
it('a visitor opens no more payment pages in a minute than the limit', async () => {
  const guest = shop.guest()
  const statuses: number[] = []
  for (let page = 0; page <= visitorLimitsPerMinute.payments; page += 1) statuses.push((await place(guest)).status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(visitorLimitsPerMinute.payments)
  expect(statuses.at(-1)).toBe(429)
})

it('a visitor whose cards were declined too often in an hour opens no other page', async () => {
  const guest = shop.guest()
  const orders = paymentLimits.declinesPerHour.visitor / 3
  for (let order = 1; order <= orders; order += 1) await declineThrice(guest, (await place(guest)).body)
  expect(await place(guest)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
})

it('an address whose visitors had too many cards declined opens no other page', async () => {
  const refusals: number[] = []
  for (let visitor = 0; visitor < paymentLimits.declinesPerHour.address && refusals.length === 0; visitor += 3) {
    const guest = shop.guest()
    const { status, body } = await place(guest)
    if (status === 429) refusals.push(visitor)
    else await declineThrice(guest, body)
  }
  // The test above had some cards of this address declined, too.
  expect(refusals).toHaveLength(1)
  expect((await place(shop.guest())).status).toBe(429)
})
