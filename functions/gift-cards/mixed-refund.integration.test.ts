import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { createGiftCardBuyer } from '#infra/testkit/clients/gift-card-buyer'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { liveLocation } from '#infra/testkit/product/test-product'
import type { Ticket } from '#shared/orders/contract'
import { findGiftCard } from './ledger/card-repository'

let shop: PaidProduct
let cards: ReturnType<typeof createGiftCardBuyer>
beforeAll(async () => {
  shop = await startPaidProduct()
  cards = createGiftCardBuyer(shop)
})
afterAll(() => shop.group.product.stop())

/** Places and completes an order of three California Rolls, $20.06, of which a card pays $20.00. */
async function orderWithCard() {
  const { id, code } = await cards.buyPaid({ amount: '20.00' })
  const guest = shop.guest()
  const lines = [{ dish: await guest.dish('California Roll'), quantity: 3 }]
  const more = { paymentMethod: 'cash', total: '20.06', scheduledFor: shop.openHour(), giftCards: [code] }
  const { status, body } = await guest.order({ locationId: liveLocation.code, lines, more })
  expect([status, body.giftCardPaid]).toEqual([201, '20.00'])
  const staff = (await shop.group.adminOfPool()).browser
  const done = await staff.put(`/api/kitchen/orders/${body.id}/status`, { status: 'completed', tender: 'cash' })
  expect(done.status).toBe(200)
  const lineId = body.items[0]?.id ?? ''
  const refund = (request: object) =>
    staff.post<Ticket>(`/api/kitchen/orders/${body.id}/refunds`, { reason: 'missing', ...request })
  return { cardId: id, lineId, refund }
}

it.each(['cash', 'card'])('dishes go back by the ways that paid them, if %s is too little', async (to) => {
  const { cardId, lineId, refund } = await orderWithCard()
  expect(await refund({ lines: [lineId], to })).toMatchObject({
    status: 201,
    body: {
      refunds: [
        { to: 'card', amount: '20.00', toGiftCard: '20.00', lines: [lineId] },
        { to: 'cash', amount: '0.06', lines: [] },
      ],
    },
  })
  expect((await findGiftCard(cardId))?.balanceCents).toBe(2000)
  expect(await refund({ lines: [lineId], to })).toMatchObject({ status: 409, body: { code: 'already-refunded' } })
  expect(await refund({ amount: '0.01', to: 'cash' })).toMatchObject({ status: 409 })
  await shop.group.product.deliverStream()
  expect(auditRecords(await scanTable()).differences).toEqual([])
})

it('dishes of which a part went back as an amount are worth what is left, by all ways', async () => {
  const { lineId, refund } = await orderWithCard()
  expect((await refund({ amount: '5.00', to: 'card' })).status).toBe(201)
  expect((await refund({ lines: [lineId], to: 'cash' })).body.refunds).toMatchObject([
    { amount: '5.00' },
    { to: 'card', amount: '15.00', toGiftCard: '15.00' },
    { to: 'cash', amount: '0.06' },
  ])
})
