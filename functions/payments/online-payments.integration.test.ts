import { randomUUID } from 'node:crypto'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { liveLocation, testLocation } from '#infra/testkit/product/test-product'
import { reconcilePayments } from '#infra/operate/payments/reconcile'
import { handler as settleDuePayments } from '#events/schedules/settle-due-payments'
import { findOrderByTicket } from '#functions/orders/order-trace-repository'
import type { Order } from '#shared/orders/contract'
import type { FoundOrder } from '#shared/kitchen/search-contract'
import type { CountedOrderDetails, DailyReport } from '#shared/numbers/contract'
import type { TaxReport } from '#shared/numbers/tax-contract'
import { toWallClock } from '#shared/platform/time'
import { toCents } from '#shared/platform/money'

let shop: PaidProduct
beforeAll(async () => {
  shop = await startPaidProduct()
})
afterAll(() => shop.group.product.stop())

/** Returns the orders that staff find by the ticket number. */
async function findInSearch({ id, ticketNumber }: Order) {
  const { body } = await shop.staff.get<FoundOrder[]>(
    `/api/kitchen/orders/${liveLocation.code}/search?q=${ticketNumber}`,
  )
  return body.filter((found) => found.id === id)
}

describe('an order that is paid online', () => {
  it('reaches the kitchen when its payment is authorized, and is captured when it is confirmed', async () => {
    const guest = shop.guest()
    const { status, body: order } = await shop.placeOnline(guest)
    expect(status).toBe(201)
    expect(order).toMatchObject({
      tip: '2.00',
      total: '15.38',
      paymentStatus: 'pending',
      payment: { status: 'pending', url: expect.stringContaining('http'), expiresAt: expect.any(String) },
    })
    await shop.group.product.deliverStream()
    expect(await shop.findTicket(order)).toBeUndefined()
    expect(await findInSearch(order)).toEqual([])
    const { date } = toWallClock(liveLocation, new Date())
    expect(await findOrderByTicket(liveLocation.code, order.ticketNumber, date)).toMatchObject({ id: order.id })
    expect(await shop.confirm(order)).toMatchObject({ status: 409, body: { code: 'payment-pending' } })
    expect((await shop.read(guest, order)).payment?.url).toBe(order.payment?.url)
    expect((await shop.read(shop.guest(), order)).payment).toBeUndefined()

    expect(await shop.press(order, 'pay')).toContain(`/orders/${order.id}/tracking`)
    await shop.waitForPayment(guest, order, 'authorized')
    expect(await shop.findTicket(order)).toMatchObject({ paymentStatus: 'authorized', paymentMethod: 'online' })
    expect(await findInSearch(order)).toMatchObject([{ id: order.id }])
    expect((await shop.confirm(order)).status).toBe(200)
    expect(await shop.waitForPayment(guest, order, 'paid')).toMatchObject({ paidAt: expect.any(String) })
  })

  it('is placed once for one key, with one page', async () => {
    const guest = shop.guest()
    const key = randomUUID()
    const first = await shop.placeOnline(guest, '0.00', key)
    expect(await shop.placeOnline(guest, '0.00', key)).toMatchObject({
      status: 201,
      body: { id: first.body.id, payment: { url: first.body.payment?.url } },
    })
  })

  it('is placed without an e-mail address that the provider rejects', async () => {
    const guest = shop.guest()
    const answer = await shop.placeOnline(guest, '0.00', randomUUID(), 2, { email: 'guest@rejected.example' })
    expect(answer).toMatchObject({ status: 201, body: { payment: { url: expect.any(String) } } })
  })

  it('accepts another card after a declined one, and is cancelled after the third', async () => {
    const guest = shop.guest()
    const { body: first } = await shop.placeOnline(guest)
    await shop.press(first, 'decline')
    await shop.press(first, 'pay')
    await shop.waitForPayment(guest, first, 'authorized')
    const { body: second } = await shop.placeOnline(guest)
    for (let card = 1; card <= 3; card += 1) await shop.press(second, 'decline')
    expect(await shop.waitForPayment(guest, second, 'failed')).toMatchObject({ status: 'cancelled' })
    await shop.group.product.deliverStream()
    expect((await fetch(second.payment?.url ?? '')).headers.get('content-type')).toContain('html')
    expect(await shop.findTicket(second)).toBeUndefined()
  })

  it('is released when it is cancelled before the capture, and refunded when after', async () => {
    const { browser, order } = await shop.placePaid()
    expect((await browser.post(`/api/orders/${order.id}/cancel`)).status).toBe(200)
    await shop.waitForPayment(browser, order, 'voided')
    const later = await shop.placePaid()
    await shop.confirm(later.order)
    await shop.waitForPayment(later.browser, later.order, 'paid')
    await shop.staff.put(`/api/kitchen/orders/${later.order.id}/status`, { status: 'cancelled' })
    await shop.waitForPayment(later.browser, later.order, 'refunded')
  })

  it('closes its page when the guest cancels it unpaid', async () => {
    const guest = shop.guest()
    const { body: order } = await shop.placeOnline(guest)
    await guest.post(`/api/orders/${order.id}/cancel`)
    await shop.waitForPayment(guest, order, 'voided')
    expect(await (await fetch(order.payment?.url ?? '')).text()).toContain('This page is closed')
  })

  it('is cancelled when it was not paid for fifteen minutes', async () => {
    const guest = shop.guest()
    const { body: order } = await shop.placeOnline(guest)
    await shop.group.product.deliverStream()
    const later = Date.now() + 15 * 60_000
    await settleDuePayments({ time: new Date(later).toISOString() })
    await shop.waitForPayment(guest, order, 'expired')
    expect(await shop.read(guest, order)).toMatchObject({ status: 'cancelled', paymentStatus: 'expired' })
  })
})

it('the figure of cancelled orders opens to those that the kitchen had', async () => {
  const { browser: owner } = await shop.group.adminOfPool()
  const { date } = toWallClock(liveLocation, new Date())
  const numbers = `/api/numbers/${liveLocation.code}/${date}`
  const unpaid = await shop.placeOnline(shop.guest())
  await shop.group.product.deliverStream()
  await settleDuePayments({ time: new Date(Date.now() + 15 * 60_000).toISOString() })
  const { browser, order } = await shop.placePaid()
  await browser.post(`/api/orders/${order.id}/cancel`)
  await shop.group.product.deliverStream()
  const { orders } = (await owner.get<{ orders: CountedOrderDetails[] }>(`${numbers}/orders?of=cancelled`)).body
  const ids = orders.map(({ id }) => id)
  expect([ids.includes(order.id), ids.includes(unpaid.body.id)]).toEqual([true, false])
  expect((await owner.get<DailyReport>(`${numbers}/report`)).body.cancelled).toBe(ids.length)
})

describe('a refund to the card', () => {
  it('returns lines with tax, then amounts, never more than was paid', async () => {
    const { browser, order } = await shop.placePaid()
    const line = { lines: [order.items[0]?.id], reason: 'missing', to: 'card' }
    expect(await shop.refund(order, line)).toMatchObject({ status: 409, body: { code: 'nothing-to-refund' } })
    await shop.confirm(order)
    await shop.waitForPayment(browser, order, 'paid')
    const answers = await Promise.all([shop.refund(order, line), shop.refund(order, line)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await shop.waitForPayment(browser, order, 'partially-refunded')).toMatchObject({
      refunds: [{ to: 'card', amount: '13.38', lines: [order.items[0]?.id], reason: 'missing' }],
    })
    const rest = { amount: '2.01', reason: 'other', to: 'card' }
    expect(await shop.refund(order, rest)).toMatchObject({ status: 409, body: { code: 'nothing-to-refund' } })
    expect((await shop.refund(order, { ...rest, amount: '2.00' })).status).toBe(201)
    await shop.waitForPayment(browser, order, 'refunded')
  })
})

it('the tax report counts the tip and the refund to the card', async () => {
  const { browser: owner } = await shop.group.adminOfPool()
  const { date } = toWallClock(liveLocation, new Date())
  const report = async () =>
    (await owner.get<TaxReport>(`/api/numbers/${liveLocation.code}/tax?from=${date}&to=${date}`)).body
  const before = await report()
  const { browser, order } = await shop.placePaid()
  await shop.confirm(order)
  await shop.waitForPayment(browser, order, 'paid')
  await shop.staff.put(`/api/kitchen/orders/${order.id}/status`, { status: 'completed' })
  await shop.refund(order, { lines: [order.items[0]?.id], reason: 'missing', to: 'card' })
  await shop.group.product.deliverStream()
  const after = await report()
  const grown = (of: (one: TaxReport) => string) => toCents(of(after)) - toCents(of(before))
  expect([grown(({ tips }) => tips), grown(({ refunds }) => refunds.net), grown(({ refunds }) => refunds.tax)]).toEqual(
    [200, 1250, 88],
  )
  // The refund reverses the sale of the same day.
  expect([grown(({ taxable }) => taxable), grown(({ tax }) => tax)]).toEqual([0, 0])
})

describe('the webhook', () => {
  it('rejects events without a valid signature', async () => {
    const event = { id: 'evt_1', type: 'payment_intent.succeeded', data: { object: { id: 'pi_1' } } }
    const guest = shop.guest()
    for (const signature of ['', `t=${Math.floor(Date.now() / 1000)},v1=00`])
      expect(await guest.post('/api/payments/webhook', event, { 'stripe-signature': signature })).toMatchObject({
        status: 400,
        body: { code: 'invalid-input' },
      })
  })
})

describe('a tip', () => {
  it.each(['-1.00', '12.51', '200.01', 'a lot'])('of %s is rejected', async (tip) => {
    const guest = shop.guest()
    const more = { paymentMethod: 'online', tip, total: '13.38', scheduledFor: shop.openHour() }
    expect((await guest.order({ locationId: liveLocation.code, more })).status).toBe(400)
  })
})

it('a test site takes no payments', async () => {
  const guest = shop.group.visitor(testLocation)
  const options = (code: string) => guest.get(`/api/payments/${code}`)
  expect((await options(liveLocation.code)).body).toEqual({ online: true, tipPercents: [15, 18, 20], currency: 'usd' })
  expect((await options(testLocation.code)).body).toMatchObject({ online: false })
  const more = { paymentMethod: 'online' }
  expect((await guest.order({ locationId: testLocation.code, more })).status).toBe(400)
})

it('the operator repairs what a lost event has left', async () => {
  const guest = shop.guest()
  const { body: order } = await shop.placeOnline(guest)
  // The product refuses the provider's events for a while, as with a wrong secret.
  const secret = process.env['STRIPE_WEBHOOK_SECRET']
  process.env['STRIPE_WEBHOOK_SECRET'] = 'whsec_other'
  try {
    await shop.press(order, 'pay')
    const { differences } = await reconcilePayments(new Date())
    expect(differences).toContainEqual(expect.objectContaining({ orderId: order.id, isRepaired: true }))
  } finally {
    process.env['STRIPE_WEBHOOK_SECRET'] = secret
  }
  expect(await shop.read(guest, order)).toMatchObject({ paymentStatus: 'authorized', status: 'pending' })
  await shop.waitForPayment(guest, order, 'authorized')
})

it('an order is not lost while the provider is down: the key may be used again', async () => {
  const guest = shop.guest()
  const key = randomUUID()
  const url = process.env['STRIPE_API_URL']
  process.env['STRIPE_API_URL'] = 'http://127.0.0.1:9'
  try {
    expect(await shop.placeOnline(guest, '1.00', key)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  } finally {
    process.env['STRIPE_API_URL'] = url
  }
  expect((await shop.placeOnline(guest, '1.00', key)).status).toBe(201)
})
