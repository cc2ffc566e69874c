import { randomUUID } from 'node:crypto'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { paymentLimits } from '#shared/platform/order-limits'
import { visitorLimitsPerMinute } from '#shared/platform/rate-limits'
import type { Order } from '#shared/orders/contract'

let shop: PaidProduct
beforeAll(async () => {
  shop = await startPaidProduct({ rateLimits: 'on' })
})
afterAll(() => shop.group.product.stop())

type Guest = ReturnType<PaidProduct['guest']>

/** A guest with a visitor cookie: without one, all guests of an address count as one visitor. */
async function aVisitor(): Promise<Guest> {
  const guest = shop.guest()
  await guest.get('/api/auth/user')
  return guest
}

const place = (guest: Guest) => shop.placeOnline(guest, '0.00', randomUUID(), 1)

/** Has three cards declined, which cancels the order. */
async function declineThrice(guest: Guest, order: Order): Promise<void> {
  for (let card = 1; card <= 3; card += 1) await shop.press(order, 'decline')
  expect(await shop.waitForPayment(guest, order, 'failed')).toMatchObject({ status: 'cancelled' })
}

/**
 * Does something until no further payment page opens, at most twice as often as the limit, because
 * another minute or hour may begin meanwhile. Returns how often it was done.
 */
async function countUntilRefused(limit: number, attempt: () => Promise<number>): Promise<number> {
  for (let count = 0; count <= 2 * limit; count += 1) {
    const status = await attempt()
    if (status === 429) return count
    expect(status).toBe(201)
  }
  throw new Error('The limit did not take effect')
}

it('a visitor opens no more payment pages in a minute than the limit', async () => {
  const guest = shop.guest()
  const limit = visitorLimitsPerMinute.payments
  const pages = await countUntilRefused(limit, async () => (await place(guest)).status)
  expect(pages).toBeGreaterThanOrEqual(limit)
})

it('a guest holds three unpaid orders at most: the next one replaces them', async () => {
  const guest = shop.guest()
  const orders: Order[] = []
  for (let count = 0; count < 4; count += 1) orders.push((await place(guest)).body)
  const statuses = await Promise.all(orders.map(async (order) => (await shop.read(guest, order)).status))
  expect(statuses).toEqual(['cancelled', 'cancelled', 'cancelled', 'pending'])
})

/** Places an order and has three cards declined. */
async function tryThreeCards(guest: Guest): Promise<number> {
  const { status, body } = await place(guest)
  if (status === 201) await declineThrice(guest, body)
  return status
}

it('a visitor whose cards were declined too often in an hour opens no other page', async () => {
  const guest = await aVisitor()
  const limit = paymentLimits.declinesPerHour.visitor / 3
  expect(await countUntilRefused(limit, () => tryThreeCards(guest))).toBeGreaterThanOrEqual(limit)
})

it('an address whose visitors had too many cards declined opens no other page, and has one more card on an open one', async () => {
  const limit = Math.ceil(paymentLimits.declinesPerHour.address / 3)
  const waiting = await aVisitor()
  const { body: opened } = await place(waiting)
  // The test above had some cards of this address declined, too.
  expect(await countUntilRefused(limit, async () => tryThreeCards(await aVisitor()))).toBeLessThanOrEqual(2 * limit)
  expect((await place(await aVisitor())).status).toBe(429)
  await shop.press(opened, 'decline')
  expect(await shop.waitForPayment(waiting, opened, 'failed')).toMatchObject({ status: 'cancelled' })
})
