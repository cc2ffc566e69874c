import { randomUUID } from 'node:crypto'
import { startTwoModes, liveLocation, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import { reconcilePayments } from '#infra/operate/payments/reconcile'
import { waitUntil } from '#infra/testkit/wait-until'
import { handler as settleDuePayments } from '#events/schedules/settle-due-payments'
import { findOrderByTicket } from '#functions/orders/order-trace-repository'
import { listAvailableDays } from '#shared/orders/scheduling'
import type { Order, Ticket } from '#shared/orders/contract'
import type { TaxReport } from '#shared/numbers/tax-contract'
import { toWallClock } from '#shared/platform/time'
import type { PaymentStatus } from '#shared/payments/online-payments'
import { centsToDecimal, toCents } from '#shared/platform/money'

let group: TwoModes
let staff: Awaited<ReturnType<TwoModes['cookOfPool']>>['browser']
beforeAll(async () => {
  group = await startTwoModes({ payments: `${liveLocation.code}=local` })
  staff = (await group.cookOfPool()).browser
}, 60_000)
afterAll(() => group.product.stop())

type Browser = ReturnType<TwoModes['visitor']>

const openHour = () => listAvailableDays(liveLocation, 'pickup', new Date())[0]?.times[0]?.at

/** Places an order of two California Rolls for $13.38 and a tip of $2.00, which is paid online. */
async function placeOnline(browser: Browser, tip = '2.00', key = randomUUID()) {
  const total = centsToDecimal(1338 + toCents(tip))
  const more = { paymentMethod: 'online', tip, total, scheduledFor: openHour() }
  return browser.order({ locationId: liveLocation.code, more }, { 'idempotency-key': key })
}

/** Presses a button on the provider's page. Returns where it leads. */
async function press(order: Order, outcome: 'pay' | 'decline' | 'cancel'): Promise<string> {
  const response = await fetch(order.payment?.url ?? '', {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  })
  expect(response.status).toBe(303)
  return response.headers.get('location') ?? ''
}

const read = async (browser: Browser, { id }: Order) => (await browser.get<Order>(`/api/orders/${id}`)).body

async function waitForPayment(browser: Browser, order: Order, status: PaymentStatus): Promise<Order> {
  await waitUntil(async () => (await read(browser, order)).paymentStatus === status)
  return read(browser, order)
}

async function findTicket({ id }: Order): Promise<Ticket | undefined> {
  const { body } = await staff.get<Ticket[]>(`/api/kitchen/orders/${liveLocation.code}`)
  return body.find((ticket) => ticket.id === id)
}

/** Places an order and pays it; the kitchen has it then. */
async function placePaid(browser = group.visitor(liveLocation)) {
  const { body: order } = await placeOnline(browser)
  await press(order, 'pay')
  await waitForPayment(browser, order, 'authorized')
  return { browser, order }
}

const confirm = ({ id }: Order) => staff.put(`/api/kitchen/orders/${id}/status`, { status: 'confirmed' })
const refund = ({ id }: Order, body: object) => staff.post<Ticket>(`/api/kitchen/orders/${id}/refunds`, body)

describe('an order that is paid online', () => {
  it('reaches the kitchen when its payment is authorized, and is captured when it is confirmed', async () => {
    const guest = group.visitor(liveLocation)
    const { status, body: order } = await placeOnline(guest)
    expect(status).toBe(201)
    expect(order).toMatchObject({
      tip: '2.00',
      total: '15.38',
      paymentStatus: 'pending',
      payment: { status: 'pending', url: expect.stringContaining('http'), expiresAt: expect.any(String) },
    })
    await group.product.deliverStream()
    expect(await findTicket(order)).toBeUndefined()
    const { date } = toWallClock(liveLocation, new Date())
    expect(await findOrderByTicket(liveLocation.code, order.ticketNumber, date)).toMatchObject({ id: order.id })
    expect(await confirm(order)).toMatchObject({ status: 409, body: { code: 'payment-pending' } })
    expect((await read(guest, order)).payment?.url).toBe(order.payment?.url)
    expect((await read(group.visitor(liveLocation), order)).payment).toBeUndefined()

    expect(await press(order, 'pay')).toContain(`/orders/${order.id}/tracking`)
    await waitForPayment(guest, order, 'authorized')
    expect(await findTicket(order)).toMatchObject({ paymentStatus: 'authorized', paymentMethod: 'online' })
    expect((await confirm(order)).status).toBe(200)
    expect(await waitForPayment(guest, order, 'paid')).toMatchObject({ paidAt: expect.any(String) })
  })

  it('is placed once for one key, with one page', async () => {
    const guest = group.visitor(liveLocation)
    const key = randomUUID()
    const first = await placeOnline(guest, '0.00', key)
    expect(await placeOnline(guest, '0.00', key)).toMatchObject({
      status: 201,
      body: { id: first.body.id, payment: { url: first.body.payment?.url } },
    })
  })

  it('accepts another card after a declined one, and is cancelled after the third', async () => {
    const guest = group.visitor(liveLocation)
    const { body: first } = await placeOnline(guest)
    await press(first, 'decline')
    await press(first, 'pay')
    await waitForPayment(guest, first, 'authorized')
    const { body: second } = await placeOnline(guest)
    for (let card = 1; card <= 3; card += 1) await press(second, 'decline')
    expect(await waitForPayment(guest, second, 'failed')).toMatchObject({ status: 'cancelled' })
    await group.product.deliverStream()
    expect((await fetch(second.payment?.url ?? '')).headers.get('content-type')).toContain('html')
    expect(await findTicket(second)).toBeUndefined()
  })

  it('is released when it is cancelled before the capture, and refunded when after', async () => {
    const { browser, order } = await placePaid()
    expect((await browser.post(`/api/orders/${order.id}/cancel`)).status).toBe(200)
    await waitForPayment(browser, order, 'voided')
    const later = await placePaid()
    await confirm(later.order)
    await waitForPayment(later.browser, later.order, 'paid')
    await staff.put(`/api/kitchen/orders/${later.order.id}/status`, { status: 'cancelled' })
    await waitForPayment(later.browser, later.order, 'refunded')
  })

  it('closes its page when the guest cancels it unpaid', async () => {
    const guest = group.visitor(liveLocation)
    const { body: order } = await placeOnline(guest)
    await guest.post(`/api/orders/${order.id}/cancel`)
    await waitForPayment(guest, order, 'voided')
    expect(await (await fetch(order.payment?.url ?? '')).text()).toContain('This page is closed')
  })

  it('is cancelled when it was not paid for fifteen minutes', async () => {
    const guest = group.visitor(liveLocation)
    const { body: order } = await placeOnline(guest)
    await group.product.deliverStream()
    const later = Date.now() + 15 * 60_000
    await settleDuePayments({ time: new Date(later).toISOString() })
    await waitForPayment(guest, order, 'expired')
    expect(await read(guest, order)).toMatchObject({ status: 'cancelled', paymentStatus: 'expired' })
  })
})

describe('a refund to the card', () => {
  it('returns lines with tax, then amounts, never more than was paid', async () => {
    const { browser, order } = await placePaid()
    const line = { lines: [order.items[0]?.id], reason: 'missing', to: 'card' }
    expect(await refund(order, line)).toMatchObject({ status: 409, body: { code: 'nothing-to-refund' } })
    await confirm(order)
    await waitForPayment(browser, order, 'paid')
    const answers = await Promise.all([refund(order, line), refund(order, line)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await waitForPayment(browser, order, 'partially-refunded')).toMatchObject({
      refunds: [{ to: 'card', amount: '13.38', lines: [order.items[0]?.id], reason: 'missing' }],
    })
    const rest = { amount: '2.01', reason: 'other', to: 'card' }
    expect(await refund(order, rest)).toMatchObject({ status: 409, body: { code: 'nothing-to-refund' } })
    expect((await refund(order, { ...rest, amount: '2.00' })).status).toBe(201)
    await waitForPayment(browser, order, 'refunded')
  })
})

it('the tax report counts the tip and the refund to the card', async () => {
  const { browser: owner } = await group.adminOfPool()
  const { date } = toWallClock(liveLocation, new Date())
  const report = async () =>
    (await owner.get<TaxReport>(`/api/numbers/${liveLocation.code}/tax?from=${date}&to=${date}`)).body
  const before = await report()
  const { browser, order } = await placePaid()
  await confirm(order)
  await waitForPayment(browser, order, 'paid')
  await staff.put(`/api/kitchen/orders/${order.id}/status`, { status: 'completed' })
  await refund(order, { lines: [order.items[0]?.id], reason: 'missing', to: 'card' })
  await group.product.deliverStream()
  const after = await report()
  const grown = (of: (one: TaxReport) => string) => toCents(of(after)) - toCents(of(before))
  expect([grown(({ tips }) => tips), grown(({ refunds }) => refunds.net), grown(({ refunds }) => refunds.tax)]).toEqual(
    [200, 1250, 88],
  )
  // The refund reverses the sale of the same day.
  expect([grown(({ taxable }) => taxable), grown(({ tax }) => tax)]).toEqual([0, 0])
})

describe('an edit of a paid order', () => {
  const roll = ({ items: [line] }: Order, quantity: number) => [{ menuItemId: line?.menuItemId, quantity }]
  const edit = (browser: Browser, order: Order, quantity: number) =>
    browser.put<Order>(`/api/orders/${order.id}/lines`, { lines: roll(order, quantity), version: order.version })

  it('captures less of an authorized amount, and leaves a balance if it costs more', async () => {
    const { browser, order } = await placePaid()
    const less = await edit(browser, await read(browser, order), 1)
    expect(less).toMatchObject({ status: 200, body: { tip: '2.00', total: '8.69' } })
    await confirm(order)
    const paid = await waitForPayment(browser, order, 'paid')
    expect(paid.balanceDue).toBeUndefined()
    const more = await edit(staff, await read(staff, order), 3)
    expect(more).toMatchObject({ status: 200, body: { total: '22.06', balanceDue: '13.37' } })
    expect(await findTicket(order)).toMatchObject({ paymentStatus: 'paid', balanceDue: '13.37' })
  })

  it('returns the difference of a captured amount to the card', async () => {
    const { browser, order } = await placePaid()
    await confirm(order)
    await waitForPayment(browser, order, 'paid')
    expect((await edit(staff, await read(staff, order), 1)).status).toBe(200)
    expect(await waitForPayment(browser, order, 'partially-refunded')).toMatchObject({ total: '8.69' })
    await staff.put(`/api/kitchen/orders/${order.id}/status`, { status: 'cancelled' })
    await waitForPayment(browser, order, 'refunded')
  })

  it('is not possible before the payment', async () => {
    const guest = group.visitor(liveLocation)
    const { body: order } = await placeOnline(guest)
    expect(await edit(guest, order, 1)).toMatchObject({ status: 409, body: { code: 'payment-pending' } })
  })
})

describe('the webhook', () => {
  it('rejects events without a valid signature', async () => {
    const event = { id: 'evt_1', type: 'payment_intent.succeeded', data: { object: { id: 'pi_1' } } }
    const guest = group.visitor(liveLocation)
    for (const signature of ['', `t=${Math.floor(Date.now() / 1000)},v1=00`])
      expect(await guest.post('/api/payments/webhook', event, { 'stripe-signature': signature })).toMatchObject({
        status: 400,
        body: { code: 'invalid-input' },
      })
  })
})

describe('a tip', () => {
  it.each(['-1.00', '12.51', '200.01', 'a lot'])('of %s is rejected', async (tip) => {
    const guest = group.visitor(liveLocation)
    const more = { paymentMethod: 'online', tip, total: '13.38', scheduledFor: openHour() }
    expect((await guest.order({ locationId: liveLocation.code, more })).status).toBe(400)
  })
})

it('a test site takes no payments', async () => {
  const guest = group.visitor(testLocation)
  const options = (code: string) => guest.get(`/api/payments/${code}`)
  expect((await options(liveLocation.code)).body).toEqual({ online: true, tipPercents: [15, 18, 20], currency: 'usd' })
  expect((await options(testLocation.code)).body).toMatchObject({ online: false })
  const more = { paymentMethod: 'online' }
  expect((await guest.order({ locationId: testLocation.code, more })).status).toBe(400)
})

it('the operator repairs what a lost event has left', async () => {
  const guest = group.visitor(liveLocation)
  const { body: order } = await placeOnline(guest)
  // The product refuses the provider's events for a while, as with a wrong secret.
  const secret = process.env['STRIPE_WEBHOOK_SECRET']
  process.env['STRIPE_WEBHOOK_SECRET'] = 'whsec_other'
  try {
    await press(order, 'pay')
    const { differences } = await reconcilePayments(new Date())
    expect(differences).toContainEqual(expect.objectContaining({ orderId: order.id, isRepaired: true }))
  } finally {
    process.env['STRIPE_WEBHOOK_SECRET'] = secret
  }
  expect(await read(guest, order)).toMatchObject({ paymentStatus: 'authorized', status: 'pending' })
  await waitForPayment(guest, order, 'authorized')
})

it('an order is not lost while the provider is down: the key may be used again', async () => {
  const guest = group.visitor(liveLocation)
  const key = randomUUID()
  const url = process.env['STRIPE_API_URL']
  process.env['STRIPE_API_URL'] = 'http://127.0.0.1:9'
  try {
    expect(await placeOnline(guest, '1.00', key)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  } finally {
    process.env['STRIPE_API_URL'] = url
  }
  expect((await placeOnline(guest, '1.00', key)).status).toBe(201)
})
