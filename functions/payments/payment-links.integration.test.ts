import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { reconcilePayments } from '#infra/operate/payments/reconcile'
import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { handler as settleDuePayments } from '#events/schedules/settle-due-payments'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { buildOrderRequest } from '#infra/testkit/clients/test-client'
import { liveLocation } from '#infra/testkit/product/test-product'
import { waitUntil } from '#infra/testkit/wait-until'
import type { DailyReport } from '#shared/numbers/contract'
import type { Order, Ticket } from '#shared/orders/contract'
import type { PaymentLink } from '#shared/payments/payments-contract'
import { toWallClock } from '#shared/platform/time'

let shop: PaidProduct
beforeAll(async () => {
  shop = await startPaidProduct({ isAlwaysOpen: true })
})
afterAll(() => shop.group.product.stop())

const caller = { name: 'Dana Whitfield', email: 'dana@example.com', phone: '' }

/** Staff take an order of rolls by phone. */
async function takeOrder(more: object = { paymentMethod: 'online' }, customerInfo = caller, quantity = 2) {
  const dish = await shop.staff.dish('California Roll')
  const body = buildOrderRequest({ lines: [{ dish, quantity }], customerInfo, locationId: liveLocation.code })
  return shop.staff.post<Order>(`/api/kitchen/orders/${liveLocation.code}`, { ...body, ...more })
}

const link = ({ id }: Order, by = shop.staff) => by.post<PaymentLink>(`/api/kitchen/orders/${id}/payment-link`, {})
const pressLink = (order: Order, { url }: PaymentLink, outcome: 'pay' | 'decline' = 'pay') =>
  shop.press({ ...order, payment: { status: 'pending', url, expiresAt: '' } }, outcome)
const readPage = async (url = '') => (await fetch(url)).text()
const complete = ({ id }: Order, tender?: string) =>
  shop.staff.put<Ticket & { code: string }>(`/api/kitchen/orders/${id}/status`, { status: 'completed', tender })

function readMails({ id }: Order, kind: string): readonly string[] {
  const folder = join(shop.group.product.dataDir, 'outbox')
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files
    .filter((file) => file.startsWith(`${id}-${kind}`))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

/** The books are right: what the provider has is what the orders say. */
async function expectBooksRight() {
  await shop.group.product.deliverStream()
  const { differences } = await reconcilePayments(new Date())
  expect(differences.filter(({ isRepaired }) => !isRepaired)).toEqual([])
  expect(auditRecords(await scanTable()).differences).toEqual([])
}

async function readTakings(): Promise<DailyReport['payments']> {
  await shop.group.product.deliverStream()
  const { date } = toWallClock(liveLocation, new Date())
  const owner = (await shop.group.adminOfPool()).browser
  return (await owner.get<DailyReport>(`/api/numbers/${liveLocation.code}/${date}/report`)).body.payments
}

describe('an order by phone that is paid with a link', () => {
  it('is on the board at once, to pay, and its guest gets the link by mail', async () => {
    const { status, body: order } = await takeOrder()
    expect([status, order.payment, order.paymentStatus]).toEqual([
      201,
      { status: 'pending', url: expect.stringContaining('http'), expiresAt: expect.any(String) },
      'pending',
    ])
    expect(await shop.findTicket(order)).toMatchObject({
      status: 'pending',
      paymentStatus: 'pending',
      hasPayLink: true,
    })
    expect(await readPage(order.payment?.url)).toContain('Pay $13.38')
    await waitUntil(() => Promise.resolve(readMails(order, 'receipt').length === 1))
    expect(readMails(order, 'receipt')[0]).toContain(order.payment?.url)
    expect((await shop.read(shop.guest(), order)).payment).toBeUndefined()
    const found = await shop.staff.get<Order[]>(
      `/api/kitchen/orders/${liveLocation.code}/search?q=${order.ticketNumber}`,
    )
    expect(found.body.find(({ id }) => id === order.id)?.payment?.url).toBe(order.payment?.url)

    await shop.press(order, 'pay')
    await shop.waitForPayment(shop.staff, order, 'authorized')
    await shop.confirm(order)
    await shop.waitForPayment(shop.staff, order, 'paid')
    expect(await readPage(order.payment?.url)).toContain('This page is closed')
    expect((await complete(order)).status).toBe(200)
    await expectBooksRight()
  })

  it('is not cancelled when it stays unpaid, and is paid at the counter after all', async () => {
    const before = await readTakings()
    const { body: order } = await takeOrder()
    for (const outcome of ['decline', 'decline', 'decline'] as const) await shop.press(order, outcome)
    await waitUntil(async () => (await readPage(order.payment?.url)).includes('This page is closed'))
    await waitUntil(async () => (await shop.read(shop.staff, order)).paymentStatus === 'none')
    expect(await shop.findTicket(order)).toMatchObject({ status: 'pending' })
    const { body: late } = await takeOrder()
    await shop.group.product.deliverStream()
    await settleDuePayments({ time: new Date(Date.now() + 24 * 3600_000).toISOString() })
    await waitUntil(async () => (await shop.read(shop.staff, late)).paymentStatus === 'none')
    expect((await complete(order, 'cash')).body.payment).toEqual({ tender: 'cash' })
    await complete(late, 'card')
    expect(await readTakings()).toMatchObject({
      cash: (Number(before.cash) + 13.38).toFixed(2),
      card: (Number(before.card) + 13.38).toFixed(2),
      online: before.online,
    })
    await expectBooksRight()
  })

  it('refunds itself when the order was cancelled, also before anybody paid', async () => {
    const { body: order } = await takeOrder()
    await shop.press(order, 'pay')
    await shop.move(order, 'cancelled')
    await waitUntil(async () => (await shop.read(shop.staff, order)).paymentStatus !== 'authorized')
    const { body: unpaid } = await takeOrder()
    await shop.move(unpaid, 'cancelled')
    await waitUntil(async () => (await readPage(unpaid.payment?.url)).includes('This page is closed'))
    await expectBooksRight()
  })

  it('needs an amount that the provider charges, and a location that takes online payments', async () => {
    expect((await takeOrder({ paymentMethod: 'cash' })).body.payment).toBeUndefined()
    const elsewhere = buildOrderRequest({ lines: [{ dish: await shop.staff.dish('California Roll'), quantity: 1 }] })
    const test = { ...elsewhere, paymentMethod: 'online', customerInfo: caller, locationId: 'HEHC' }
    expect((await shop.staff.post('/api/kitchen/orders/HEHC', test)).status).toBeGreaterThanOrEqual(400)
  })
})

describe('a pay link for an order that stands', () => {
  it('is the same while it is open, and a new one after it closed', async () => {
    const { body: order } = await takeOrder({ paymentMethod: 'card' })
    const [first, ...others] = await Promise.all([link(order), link(order), link(order)])
    expect(first?.status).toBe(201)
    expect(new Set([first, ...others].map(({ body }) => body.url)).size).toBe(1)
    expect((await link(order)).body).toEqual(first?.body)
    await waitUntil(() => Promise.resolve(readMails(order, 'pay-link-0').length === 1))
    expect(readMails(order, 'pay-link-0')[0]).toContain('Pay $13.38')
    for (const outcome of ['decline', 'decline', 'decline'] as const)
      await pressLink(order, first?.body ?? { url: '', expiresAt: '' }, outcome)
    await waitUntil(async () => (await shop.read(shop.staff, order)).paymentStatus === 'none')
    const again = await link(order)
    expect(again.body.url).not.toBe(first?.body.url)
    await pressLink(order, again.body)
    await shop.waitForPayment(shop.staff, order, 'authorized')
    expect(await link(order)).toMatchObject({ status: 409, body: { code: 'order-final' } })
    await expectBooksRight()
  })

  it('follows edits, so that its guest never pays another amount', async () => {
    const { body: order } = await takeOrder()
    const { version } = await shop.read(shop.staff, order)
    await shop.edit(shop.staff, { ...order, version }, 3)
    await waitUntil(
      async () => ((await shop.read(shop.staff, order)).payment?.url ?? order.payment?.url) !== order.payment?.url,
    )
    expect(await readPage(order.payment?.url)).toContain('This page is closed')
    const { payment } = await shop.read(shop.staff, order)
    expect(await readPage(payment?.url)).toContain('Pay $20.06')
    await waitUntil(() => Promise.resolve(readMails(order, 'pay-link-1').length === 1))
    await shop.press({ ...order, payment }, 'pay')
    await shop.waitForPayment(shop.staff, order, 'authorized')
    await shop.edit(shop.staff, order, 4)
    await waitUntil(async () => (await shop.read(shop.staff, order)).balanceDue === '6.69')
    await expectBooksRight()
  })

  it('takes the money once, whether the guest or the counter was first', async () => {
    const { body: online } = await takeOrder()
    await shop.press(online, 'pay')
    await shop.waitForPayment(shop.staff, online, 'authorized')
    expect(await complete(online, 'cash')).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
    expect((await complete(online)).status).toBe(200)
    await shop.waitForPayment(shop.staff, online, 'paid')

    const { body: counter } = await takeOrder()
    await complete(counter, 'cash')
    await waitUntil(async () => (await readPage(counter.payment?.url)).includes('This page is closed'))
    await expectBooksRight()
  })

  it('is made by staff of the location only, for active orders that the kitchen has', async () => {
    const { body: order } = await takeOrder({ paymentMethod: 'card' })
    expect((await link(order, shop.guest())).status).toBe(401)
    await complete(order, 'cash')
    expect(await link(order)).toMatchObject({ status: 409, body: { code: 'order-final' } })
    const { body: waiting } = await shop.placeOnline(shop.guest())
    expect(await link(waiting)).toMatchObject({ status: 409, body: { code: 'payment-pending' } })
  })
})
