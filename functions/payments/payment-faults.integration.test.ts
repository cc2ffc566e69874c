import { randomUUID } from 'node:crypto'
import { handler as settleDuePayments } from '#events/schedules/settle-due-payments'
import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { reconcilePayments } from '#infra/operate/payments/reconcile'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { startProviderFaults } from '#infra/testkit/provider-faults'
import { waitUntil } from '#infra/testkit/wait-until'
import type { PaymentLink } from '#shared/payments/payments-contract'
import type { ActivityEntry } from '#shared/platform/contract'
import { liveLocation } from '#infra/testkit/product/test-product'

let shop: PaidProduct
let faults: Awaited<ReturnType<typeof startProviderFaults>>
beforeAll(async () => {
  shop = await startPaidProduct()
  faults = await startProviderFaults()
})
afterAll(async () => {
  await faults.close()
  await shop.group.product.stop()
})

/** Runs the schedule, and the workers that it invokes. */
async function settle(): Promise<void> {
  await settleDuePayments({ time: new Date().toISOString() })
  await shop.group.product.deliverStream()
}

/** Expects that orders and provider say the same, and that nothing had to be repaired. */
async function expectBooksToAgree(): Promise<void> {
  await shop.group.product.deliverStream()
  expect((await reconcilePayments(new Date())).differences).toEqual([])
}

describe.each(['request-lost', 'response-lost'] as const)('when the %s of a call', (fault) => {
  /** Does something while a call fails, then lets the schedule make up for it. */
  async function survive(call: RegExp, action: () => Promise<unknown>): Promise<void> {
    await faults.during(call, fault, async () => {
      await action()
      await shop.group.product.deliverStream()
    })
    await settle()
  }

  it('that opens the page fails, the order can be sent again with the same key', async () => {
    const guest = shop.guest()
    const key = randomUUID()
    const first = await faults.during(/POST \/v1\/checkout\/sessions$/, fault, () =>
      shop.placeOnline(guest, '0.00', key),
    )
    expect(first.status).toBe(503)
    const again = await shop.placeOnline(guest, '0.00', key)
    expect(again).toMatchObject({ status: 201, body: { paymentStatus: 'pending' } })
  })

  it('that captures fails, the amount is captured once', async () => {
    const { browser, order } = await shop.placePaid()
    await survive(/\/capture$/, () => shop.confirm(order))
    expect(await shop.waitForPayment(browser, order, 'paid')).toMatchObject({ total: '15.38' })
  })

  it('that opens the page of a balance fails, the edit is saved and the page opens later', async () => {
    const { browser, order } = await shop.placeCaptured()
    await survive(/POST \/v1\/checkout\/sessions$/, async () => {
      const edited = await shop.edit(shop.staff, order, 3)
      expect(edited).toMatchObject({ status: 200, body: { balanceDue: '6.68' } })
    })
    const open = await shop.read(browser, order)
    await shop.press(open, 'pay')
    await waitUntil(async () => (await shop.read(browser, order)).balanceDue === undefined)
  })

  it('that captures a balance fails, it is captured once', async () => {
    const { browser, order } = await shop.placeCaptured()
    await shop.edit(shop.staff, order, 3)
    const open = await shop.read(browser, order)
    await survive(/\/capture$/, async () => {
      await shop.press(open, 'pay')
      await waitUntil(async () => (await shop.read(browser, order)).balanceDue === undefined)
    })
  })

  it('that refunds an edit fails, the difference goes back once', async () => {
    const { browser, order } = await shop.placeCaptured()
    await survive(/\/v1\/refunds$/, () => shop.edit(shop.staff, order, 1))
    expect(await shop.waitForPayment(browser, order, 'partially-refunded')).toMatchObject({
      refunds: [{ amount: '6.69', reason: 'changed' }],
    })
  })

  it('that releases fails, the amount is released', async () => {
    const { browser, order } = await shop.placePaid()
    await survive(/\/payment_intents\/\w+\/cancel$/, () => browser.post(`/api/orders/${order.id}/cancel`))
    await shop.waitForPayment(browser, order, 'voided')
  })

  it('that refunds a cancelled order fails, all goes back once', async () => {
    const { browser, order } = await shop.placeCaptured()
    await survive(/\/v1\/refunds$/, () => shop.move(order, 'cancelled'))
    await shop.waitForPayment(browser, order, 'refunded')
  })

  it('that closes the page fails, the unpaid order is cancelled and nothing is held', async () => {
    const guest = shop.guest()
    const { body: order } = await shop.placeOnline(guest)
    await survive(/\/expire$/, () => guest.post(`/api/orders/${order.id}/cancel`))
    expect(await shop.read(guest, order)).toMatchObject({ status: 'cancelled' })
  })

  it('every order agrees with the provider afterwards', () => expectBooksToAgree())
})

it('an edit is answered within seconds while the provider does not respond, and the page opens later', async () => {
  const { browser, order } = await shop.placeCaptured()
  await faults.during(/POST \/v1\/checkout\/sessions$/, 'no-response', async () => {
    const { status, body } = await shop.edit(shop.staff, order, 3)
    expect([status, body.balanceDue, body.payment]).toEqual([200, '6.68', undefined])
    // A call to the provider is given up after four seconds.
    expect(faults.countGivenUp()).toBe(0)
  })
  await settle()
  expect(faults.countGivenUp()).toBeGreaterThan(0)
  await shop.press(await shop.read(browser, order), 'pay')
  await waitUntil(async () => (await shop.read(browser, order)).balanceDue === undefined)
  await expectBooksToAgree()
})

it('a pay link whose order changed while it was made is a page that can be paid', async () => {
  const guest = shop.guest()
  const lines = [{ dish: await guest.dish('California Roll'), quantity: 2 }]
  const { body: order } = await guest.order({ locationId: liveLocation.code, lines, more: { paymentMethod: 'card' } })
  faults.interruptNext(/POST \/v1\/checkout\/sessions$/, () => shop.confirm(order))
  const { body: link } = await shop.staff.post<PaymentLink>(`/api/kitchen/orders/${order.id}/payment-link`, {})
  await shop.press({ ...order, payment: { ...link, status: 'pending' } }, 'pay')
  await shop.waitForPayment(guest, order, 'paid')
  await expectBooksToAgree()
})

it('an authorization is not lost while the webhook refuses events', async () => {
  const guest = shop.guest()
  const { body: order } = await shop.placeOnline(guest)
  const secret = process.env['STRIPE_WEBHOOK_SECRET']
  process.env['STRIPE_WEBHOOK_SECRET'] = 'whsec_other'
  try {
    await shop.press(order, 'pay')
    expect((await shop.read(guest, order)).paymentStatus).toBe('pending')
  } finally {
    process.env['STRIPE_WEBHOOK_SECRET'] = secret
  }
  await shop.waitForPayment(guest, order, 'authorized')
  await expectBooksToAgree()
})

it('a refund that the provider rejects alerts staff, is listed, and can be made again', async () => {
  const { browser, order } = await shop.placeCaptured()
  const sorry = { amount: '2.00', reason: 'late', to: 'card' }
  await faults.during(/\/v1\/refunds$/, 'rejected', async () => {
    expect((await shop.refund(order, sorry)).status).toBe(201)
    await waitUntil(async () => (await shop.findTicket(order))?.failedRefund === '2.00')
  })
  expect(await shop.read(browser, order)).toMatchObject({ paymentStatus: 'paid', refunds: [{ isFailed: true }] })
  const { differences } = await reconcilePayments(new Date())
  expect(differences).toEqual([
    { orderId: order.id, what: 'a refund of $2.00 failed: return it another way', isRepaired: false },
  ])
  const { browser: owner } = await shop.group.adminOfPool()
  const { body: log } = await owner.get<ActivityEntry[]>(`/api/desk/changes/${liveLocation.code}?kind=refund`)
  expect(log.map(({ title }) => title)).toContainEqual(
    expect.stringContaining(`Ticket ${order.ticketNumber}: a refund of $2.00 failed`),
  )
  expect(await shop.listFailedRefunds()).toMatchObject([
    { orderId: order.id, ticketNumber: order.ticketNumber, amount: '2.00' },
  ])
  expect((await shop.refund(order, sorry)).status).toBe(201)
  await shop.waitForPayment(browser, order, 'partially-refunded')
  expect(await shop.listFailedRefunds()).toEqual([])
  expect((await shop.findTicket(order))?.failedRefund).toBeUndefined()
  await expectBooksToAgree()
})

it('a refund of a cancelled order that failed is listed until staff returned it another way, once', async () => {
  const { order } = await shop.placeCaptured()
  await faults.during(/\/v1\/refunds$/, 'rejected', async () => {
    await shop.move(order, 'cancelled')
    await waitUntil(async () => (await shop.listFailedRefunds()).length === 1)
  })
  expect(await shop.findTicket(order)).toBeUndefined()
  const path = `/api/kitchen/orders/${order.id}/failed-refund`
  const stranger = await shop.guest().put(path, { amount: order.total })
  expect(stranger.status).toBe(401)
  const { browser: cook } = await shop.group.cookOfPool()
  expect(await cook.put(path, { amount: order.total })).toMatchObject({ status: 403, body: { code: 'lead-required' } })
  expect(await shop.staff.put(path, { amount: '1.00' })).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile', current: { failedRefund: order.total } },
  })
  for (let times = 0; times < 2; times += 1)
    expect((await shop.staff.put(path, { amount: order.total })).status).toBe(200)
  expect(await shop.listFailedRefunds()).toEqual([])
  const { browser: owner } = await shop.group.adminOfPool()
  const { body: log } = await owner.get<ActivityEntry[]>(`/api/desk/changes/${liveLocation.code}?kind=refund`)
  expect(log.filter(({ title }) => title.includes('returned another way'))).toHaveLength(1)
  await expectBooksToAgree()
})

it('a dish whose failed refund staff returned another way is not refunded again', async () => {
  const { browser, order } = await shop.placeCaptured()
  const lineId = (await shop.read(browser, order)).items[0]?.id
  await faults.during(/\/v1\/refunds$/, 'rejected', async () => {
    expect((await shop.refund(order, { lineId, reason: 'quality', to: 'card' })).status).toBe(201)
    await waitUntil(async () => (await shop.listFailedRefunds()).length === 1)
  })
  const [{ amount } = { amount: '' }] = await shop.listFailedRefunds()
  expect((await shop.staff.put(`/api/kitchen/orders/${order.id}/failed-refund`, { amount })).status).toBe(200)
  for (const to of ['code', 'card'])
    expect(await shop.refund(order, { lineId, reason: 'quality', to })).toMatchObject({
      status: 409,
      body: { code: 'already-refunded' },
    })
  await expectBooksToAgree()
})

it('after all of these faults, every record of a payment agrees with its order', async () => {
  await expectBooksToAgree()
  expect(auditRecords(await scanTable()).differences.filter(({ book }) => book === 'payments')).toEqual([])
})
