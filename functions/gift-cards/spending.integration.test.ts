import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { reconcilePayments } from '#infra/operate/payments/reconcile'
import { buildOrderRequest } from '#infra/testkit/clients/test-client'
import { createGiftCardBuyer } from '#infra/testkit/clients/gift-card-buyer'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { liveLocation } from '#infra/testkit/product/test-product'
import type { Order } from '#shared/orders/contract'
import { centsToDecimal, percentageOfCents } from '#shared/platform/money'
import { findGiftCard, listGiftCardEntries } from './ledger/card-repository'

let shop: PaidProduct
let cards: ReturnType<typeof createGiftCardBuyer>
beforeAll(async () => {
  shop = await startPaidProduct()
  cards = createGiftCardBuyer(shop)
})
afterAll(() => shop.group.product.stop())

type Browser = ReturnType<PaidProduct['guest']>

/** Orders California Rolls, at $6.25 and 7% tax. */
async function order(browser: Browser, quantity: number, more: object) {
  const lines = [{ dish: await browser.dish('California Roll'), quantity }]
  const total = centsToDecimal(percentageOfCents(625 * quantity, 10_700))
  const sent = { paymentMethod: 'cash', total, scheduledFor: shop.openHour(), ...more }
  return browser.order({ locationId: liveLocation.code, lines, more: sent })
}

const balanceOf = async (id: string) => (await findGiftCard(id))?.balanceCents
const entriesOf = async (id: string) =>
  (await listGiftCardEntries(id)).map(({ kind, amountCents }) => [kind, amountCents])

async function expectBooksToAgree(): Promise<void> {
  await shop.group.product.deliverStream()
  expect(auditRecords(await scanTable()).differences).toEqual([])
  expect((await reconcilePayments(new Date())).differences).toEqual([])
}

it('pays after tax, leaves the rest to the counter, and keeps its own rest', async () => {
  const { id, code } = await cards.buyPaid({ amount: '20.00' })
  const guest = shop.guest()
  const first = await order(guest, 2, { giftCards: [code.toLowerCase()] })
  expect(first).toMatchObject({
    status: 201,
    body: { discount: '0.00', tax: '0.88', total: '13.38', giftCardPaid: '13.38', paymentStatus: 'none' },
  })
  expect(await balanceOf(id)).toBe(662)
  const second = await order(guest, 2, { giftCards: [code, code] })
  expect(second.body).toMatchObject({ total: '13.38', giftCardPaid: '6.62', paymentMethod: 'cash' })
  expect(await balanceOf(id)).toBe(0)
  expect(await order(guest, 1, { giftCards: [code] })).toMatchObject({ status: 409, body: { code: 'code-spent' } })
  expect(await order(guest, 1, { giftCards: ['AAAA'] })).toMatchObject({ status: 404, body: { code: 'not-found' } })
  expect(await entriesOf(id)).toEqual([
    ['bought', 2000],
    ['spent', -1338],
    ['spent', -662],
  ])
  await guest.post(`/api/orders/${second.body.id}/cancel`)
  await shop.group.product.deliverStream()
  expect(await balanceOf(id)).toBe(662)
  await expectBooksToAgree()
})

it('pays with a card online; a refund goes to that card first, then to the gift card', async () => {
  const { id, code } = await cards.buyPaid({ amount: '10.00' })
  const guest = shop.guest()
  const { body: placed } = await order(guest, 2, { giftCards: [code], paymentMethod: 'online' })
  expect(placed).toMatchObject({ total: '13.38', giftCardPaid: '10.00', paymentStatus: 'pending' })
  expect(await (await fetch(placed.payment?.url ?? '')).text()).toContain('$3.38')
  await shop.press(placed, 'pay')
  await shop.waitForPayment(guest, placed, 'authorized')
  // The provider's card comes first, and it is not charged yet.
  expect(await shop.refund(placed, { amount: '1.00', reason: 'late', to: 'card' })).toMatchObject({ status: 409 })
  await shop.confirm(placed)
  await shop.waitForPayment(guest, placed, 'paid')
  const line = { pieces: [{ lineId: placed.items[0]?.id, quantity: 1 }], reason: 'missing', to: 'card' }
  const refunded = await shop.refund(placed, line)
  expect(refunded).toMatchObject({ status: 201, body: { refunds: [{ amount: '6.69', toGiftCard: '3.31' }] } })
  expect(await balanceOf(id)).toBe(331)
  await shop.waitForPayment(guest, placed, 'refunded')
  expect(await shop.refund(placed, { amount: '6.70', reason: 'late', to: 'card' })).toMatchObject({ status: 409 })
  expect((await shop.refund(placed, { amount: '6.69', reason: 'late', to: 'card' })).status).toBe(201)
  expect(await balanceOf(id)).toBe(1000)
  await expectBooksToAgree()
})

it('an unpaid order that the guest sends again gives the card back first', async () => {
  const { id, code } = await cards.buyPaid({ amount: '10.00' })
  const guest = shop.guest()
  const { body: first } = await order(guest, 2, { giftCards: [code], paymentMethod: 'online' })
  expect(await balanceOf(id)).toBe(0)
  const { status, body: second } = await order(guest, 2, { giftCards: [code], paymentMethod: 'online' })
  expect([status, second.giftCardPaid]).toEqual([201, '10.00'])
  expect(await balanceOf(id)).toBe(0)
  expect((await guest.get<Order>(`/api/orders/${first.id}`)).body.status).toBe('cancelled')
  await guest.post(`/api/orders/${second.id}/cancel`)
  await shop.group.product.deliverStream()
  expect(await balanceOf(id)).toBe(1000)
  await expectBooksToAgree()
})

it('an edit takes more of the card, and returns to it last', async () => {
  const { id, code } = await cards.buyPaid({ amount: '20.00' })
  const guest = shop.guest()
  const { body: placed } = await order(guest, 2, { giftCards: [code] })
  const { body: more } = await shop.edit(guest, placed, 4)
  expect(more).toMatchObject({ total: '26.75', giftCardPaid: '20.00' })
  expect(await balanceOf(id)).toBe(0)
  const { body: less } = await shop.edit(guest, more, 1)
  expect(less).toMatchObject({ total: '6.69', giftCardPaid: '6.69' })
  expect(await balanceOf(id)).toBe(1331)
  await expectBooksToAgree()
})

it('fifty simultaneous orders never spend more than the card has', async () => {
  const { id, code } = await cards.buyPaid({ amount: '25.00' })
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => order(shop.guest(), 1, { giftCards: [code] }).catch(() => undefined)),
  )
  const paid = answers.flatMap((answer) => (answer?.status === 201 ? [Number(answer.body.giftCardPaid ?? 0)] : []))
  expect(Math.round(paid.reduce((sum, each) => sum + each, 0) * 100) + ((await balanceOf(id)) ?? 0)).toBe(2500)
  expect(paid.filter((each) => each === 6.69).length).toBeLessThanOrEqual(3)
  expect(await balanceOf(id)).toBeGreaterThanOrEqual(0)
  await expectBooksToAgree()
})

it('pays an order by phone, whose rest is left to the counter', async () => {
  const { id, code } = await cards.buyPaid({ amount: '10.00' })
  const lines = [{ dish: await shop.staff.dish('California Roll', liveLocation.code), quantity: 2 }]
  const customerInfo = { name: 'Dana Whitfield', email: '', phone: '' }
  const more = { total: '13.38', giftCards: [code], scheduledFor: shop.openHour() }
  const request = buildOrderRequest({ locationId: liveLocation.code, lines, customerInfo, more })
  const { status, body } = await shop.staff.post<Order>(`/api/kitchen/orders/${liveLocation.code}`, request)
  expect([status, body.giftCardPaid, await balanceOf(id)]).toEqual([201, '10.00', 0])
  await shop.staff.post(`/api/orders/${body.id}/cancel`)
  await shop.move(body, 'cancelled')
  await shop.group.product.deliverStream()
  expect(await balanceOf(id)).toBe(1000)
  await expectBooksToAgree()
})
