import { reconcilePayments } from '#infra/operate/payments/reconcile'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { liveLocation } from '#infra/testkit/product/test-product'
import type { OwnDiscountCode } from '#shared/payments/contract'
import type { Order } from '#shared/orders/contract'

let shop: PaidProduct
beforeAll(async () => {
  shop = await startPaidProduct()
})
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

it('an order that a code pays for needs no payment, and one below 0.50 is not paid online', async () => {
  const guest = shop.guest()
  const lines = [{ dish: await guest.dish('California Roll'), quantity: 1 }]
  const scheduledFor = shop.openHour()
  const order = (more: object, code?: { discountCode: string; discount: { amountCents: number } }) =>
    guest.order({ locationId: liveLocation.code, lines, code, more: { scheduledFor, ...more } })
  // 13.38 were paid for two dishes; their code covers one, and the rest of it another but for 0.01.
  const { body: earlier } = await guest.order({
    locationId: liveLocation.code,
    lines: lines.map((line) => ({ ...line, quantity: 2 })),
    more: { scheduledFor },
  })
  await shop.refund(earlier, { amount: '12.30', reason: 'late' })
  const [code] = (await guest.get<OwnDiscountCode[]>('/api/codes')).body
  const discountCode = code?.code ?? ''
  const online = { paymentMethod: 'online' }
  const free = await order(online, { discountCode, discount: { amountCents: 1230 } })
  expect(free).toMatchObject({ status: 201, body: { total: '0.00', paymentStatus: 'none' } })
  expect(free.body.payment).toBeUndefined()
  expect(await shop.findTicket(free.body)).toMatchObject({ total: '0.00' })
  // 6.25 less the rest of 6.05 are 0.20 and 0.01 of tax.
  expect(await order(online, { discountCode, discount: { amountCents: 605 } })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'paymentMethod' }] },
  })
  const { status, body }: { status: number; body: Order } = await order(
    { paymentMethod: 'card' },
    { discountCode, discount: { amountCents: 605 } },
  )
  expect([status, body.total]).toEqual([201, '0.21'])
})
