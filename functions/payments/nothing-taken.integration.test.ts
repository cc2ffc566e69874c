import { reconcilePayments } from '#infra/operate/payments/reconcile'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'

let shop: PaidProduct
beforeAll(async () => {
  shop = await startPaidProduct()
}, 60_000)
afterAll(() => shop.group.product.stop())

it('an order that was cancelled while its card was only authorized agrees with the provider', async () => {
  const { browser, order } = await shop.placePaid()
  await browser.post(`/api/orders/${order.id}/cancel`)
  await shop.waitForPayment(browser, order, 'voided')
  await shop.group.product.deliverStream()
  expect((await reconcilePayments(new Date())).differences).toEqual([])
})

it('an order of which a part was captured agrees with the provider', async () => {
  const { browser, order } = await shop.placePaid()
  expect((await shop.edit(browser, order, 1)).status).toBe(200)
  await shop.confirm(order)
  await shop.waitForPayment(browser, order, 'paid')
  await shop.group.product.deliverStream()
  expect((await reconcilePayments(new Date())).differences).toEqual([])
})
