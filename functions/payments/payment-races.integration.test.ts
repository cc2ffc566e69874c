import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { reconcilePayments } from '#infra/operate/payments/reconcile'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'

let shop: PaidProduct
beforeAll(async () => {
  shop = await startPaidProduct({ isAlwaysOpen: true })
})
afterAll(() => shop.group.product.stop())

const ROUNDS = 5

it('refunds against a cancellation give back each cent once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { browser, order } = await shop.placeCaptured()
    const lineId = order.items[0]?.id
    await Promise.all([
      shop.refund(order, { pieces: [{ lineId, quantity: 1 }], reason: 'missing', to: 'card' }),
      shop.refund(order, { amount: '5.00', reason: 'late', to: 'card' }),
      shop.move(order, 'cancelled'),
      shop.refund(order, { amount: '2.00', reason: 'late', to: 'card' }),
    ])
    // All of it goes back, whatever came first.
    await shop.waitForPayment(browser, order, 'refunded')
  }
  await shop.group.product.deliverStream()
  const { differences } = await reconcilePayments(new Date())
  expect(differences.filter(({ isRepaired }) => !isRepaired)).toEqual([])
  expect(auditRecords(await scanTable()).differences).toEqual([])
})

it('an edit that costs less against refunds never returns more than was paid', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { order } = await shop.placeCaptured()
    await Promise.all([
      shop.edit(shop.staff, order, 1),
      shop.refund(order, { amount: '6.00', reason: 'late', to: 'card' }),
      shop.refund(order, { amount: '6.00', reason: 'late', to: 'card' }),
    ])
  }
  await shop.group.product.deliverStream()
  const { differences } = await reconcilePayments(new Date())
  expect(differences.filter(({ isRepaired }) => !isRepaired)).toEqual([])
  expect(auditRecords(await scanTable()).differences).toEqual([])
})
