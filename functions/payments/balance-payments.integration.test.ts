import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { handler as settleDuePayments } from '#events/schedules/settle-due-payments'
import { reconcilePayments } from '#infra/operate/payments/reconcile'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { liveLocation } from '#infra/testkit/product/test-product'
import { waitUntil } from '#infra/testkit/wait-until'
import type { Numbers } from '#shared/numbers/contract'
import type { Order } from '#shared/orders/contract'
import type { ActivityEntry } from '#shared/platform/contract'
import { toCents } from '#shared/platform/money'
import { toWallClock } from '#shared/platform/time'

let shop: PaidProduct
beforeAll(async () => {
  shop = await startPaidProduct()
})
afterAll(() => shop.group.product.stop())

/** Returns the mails of a kind that an order's guest got. */
function readMails({ id }: Order, kind: string): readonly string[] {
  const folder = join(shop.group.product.dataDir, 'outbox')
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files
    .filter((file) => file.startsWith(`${id}-${kind}`))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

/** Waits for a mail with texts. */
const waitForMail = (order: Order, kind: string, ...texts: string[]) =>
  waitUntil(() => Promise.resolve(readMails(order, kind).some((mail) => texts.every((text) => mail.includes(text)))))

/** An hour whose end has come for pages of balances. */
const tomorrow = () => new Date(Date.now() + 23 * 3600_000 + 1000)

const unrepaired = async () => (await reconcilePayments(new Date())).differences.filter(({ isRepaired }) => !isRepaired)

describe('an edit that makes a paid order cost more', () => {
  it('asks for the difference on another page, and captures it when it is paid', async () => {
    const { browser, order } = await shop.placeCaptured()
    const more = await shop.edit(shop.staff, order, 3)
    expect(more).toMatchObject({ status: 200, body: { total: '22.06', balanceDue: '6.68', paymentStatus: 'paid' } })
    const open = await shop.read(browser, order)
    expect(open.payment).toMatchObject({ status: 'pending', url: expect.stringContaining('http') })
    expect((await shop.read(shop.guest(), order)).payment).toBeUndefined()
    expect(await (await fetch(open.payment?.url ?? '')).text()).toContain('Pay $6.68')
    expect(await shop.findTicket(order)).toMatchObject({ paymentStatus: 'paid', balanceDue: '6.68' })
    await waitForMail(order, 'changed-1', 'Balance due', '$6.68')

    await shop.press(open, 'decline')
    expect(await shop.press(open, 'pay')).toContain(`/orders/${order.id}/tracking`)
    await waitUntil(async () => (await shop.read(browser, order)).balanceDue === undefined)
    await shop.group.product.deliverStream()
    expect((await shop.read(browser, order)).payment).toBeUndefined()
    expect(await unrepaired()).toEqual([])

    await shop.move(order, 'cancelled')
    await shop.waitForPayment(browser, order, 'refunded')
    expect(await unrepaired()).toEqual([])
  })

  it('gives the guest the page in the answer, and captures both amounts when the order is confirmed', async () => {
    const { browser, order } = await shop.placePaid()
    const { body: dearer } = await shop.edit(browser, order, 3)
    expect(dearer).toMatchObject({ balanceDue: '6.68', payment: { status: 'pending' } })
    await shop.press(dearer, 'pay')
    await waitUntil(async () => (await shop.read(browser, order)).balanceDue === undefined)
    await shop.confirm(order)
    await shop.waitForPayment(browser, order, 'paid')
    expect(await unrepaired()).toEqual([])
  })

  it('replaces the page when the order is changed again', async () => {
    const { browser, order } = await shop.placeCaptured()
    await shop.edit(shop.staff, order, 3)
    const { payment } = await shop.read(browser, order)
    await shop.edit(shop.staff, order, 4)
    const again = await shop.read(browser, order)
    expect(again).toMatchObject({ balanceDue: '13.37' })
    expect(again.payment?.url).not.toBe(payment?.url)
    expect(await (await fetch(payment?.url ?? '')).text()).toContain('This page is closed')
    await shop.edit(shop.staff, order, 2)
    expect(await shop.read(browser, order)).not.toHaveProperty('payment')
  })

  it('leaves the balance to the counter when the page was not paid in time', async () => {
    const { browser, order } = await shop.placeCaptured()
    await shop.edit(shop.staff, order, 3)
    await shop.group.product.deliverStream()
    await settleDuePayments({ time: tomorrow().toISOString() })
    await shop.group.product.deliverStream()
    const after = await shop.read(browser, order)
    expect(after).toMatchObject({ status: 'confirmed', balanceDue: '6.68', paymentStatus: 'paid' })
    expect(after.payment).toBeUndefined()
    await shop.move(order, 'completed')
    await shop.group.product.deliverStream()
    expect(await unrepaired()).toEqual([])
  })

  it('closes the page when the order is handed over', async () => {
    const { browser, order } = await shop.placeCaptured()
    await shop.edit(shop.staff, order, 3)
    const { payment } = await shop.read(browser, order)
    await shop.move(order, 'completed')
    await waitUntil(async () => (await (await fetch(payment?.url ?? '')).text()).includes('This page is closed'))
  })
})

describe('an edit that makes a paid order cost less', () => {
  it('captures less of an authorized amount', async () => {
    const { browser, order } = await shop.placePaid()
    const less = await shop.edit(browser, order, 1)
    expect(less).toMatchObject({ status: 200, body: { tip: '2.00', total: '8.69' } })
    await shop.confirm(order)
    const paid = await shop.waitForPayment(browser, order, 'paid')
    expect(paid.balanceDue).toBeUndefined()
    expect(await unrepaired()).toEqual([])
  })

  it('refunds the difference of a captured amount, on the order, in a mail, in the log and the numbers', async () => {
    const { browser: owner } = await shop.group.adminOfPool()
    const { date } = toWallClock(liveLocation, new Date())
    const figures = async () => {
      const { body } = await owner.get<Numbers>(`/api/numbers/${liveLocation.code}?from=${date}&to=${date}`)
      const { online = '0.00', refunds = '0.00' } = body.days[0]?.payments ?? {}
      return { online: toCents(online), refunds: toCents(refunds) }
    }
    const before = await figures()
    const { browser, order } = await shop.placeCaptured()
    expect((await shop.edit(shop.staff, order, 1)).status).toBe(200)
    expect(await shop.waitForPayment(browser, order, 'partially-refunded')).toMatchObject({
      total: '8.69',
      refunds: [{ to: 'card', amount: '6.69', lines: [], reason: 'changed', by: 'system' }],
    })
    await waitForMail(order, 'refund-1', 'Your refund', '$6.69')
    const { body: log } = await owner.get<ActivityEntry[]>(`/api/desk/changes/${liveLocation.code}?kind=refund`)
    expect(log.map(({ title }) => title)).toContainEqual(
      expect.stringContaining(`Ticket ${order.ticketNumber}: $6.69 refunded to the card`),
    )
    await shop.move(order, 'completed')
    await shop.group.product.deliverStream()
    const after = await figures()
    expect([after.online - before.online, after.refunds - before.refunds]).toEqual([1538, 669])
    expect(await unrepaired()).toEqual([])
  })

  it('lets staff refund the rest afterwards', async () => {
    const { browser, order } = await shop.placeCaptured()
    await shop.edit(shop.staff, order, 1)
    await shop.waitForPayment(browser, order, 'partially-refunded')
    const { items } = await shop.read(browser, order)
    expect(await shop.refund(order, { lines: [items[0]?.id], reason: 'missing', to: 'card' })).toMatchObject({
      status: 201,
    })
    expect((await shop.read(browser, order)).refunds?.map(({ amount }) => amount)).toEqual(['6.69', '6.69'])
    await shop.refund(order, { amount: '2.00', reason: 'other', to: 'card' })
    await shop.waitForPayment(browser, order, 'refunded')
  })

  it('lowers a tip that is more than the dishes', async () => {
    const guest = shop.guest()
    const { body: order } = await shop.placeOnline(guest, '12.50')
    await shop.press(order, 'pay')
    await shop.waitForPayment(guest, order, 'authorized')
    expect((await shop.edit(guest, order, 1)).body).toMatchObject({ subtotal: '6.25', tip: '6.25', total: '12.94' })
  })
})

it('an order can not be edited before it is paid', async () => {
  const guest = shop.guest()
  const { body: order } = await shop.placeOnline(guest)
  expect(await shop.edit(guest, order, 1)).toMatchObject({ status: 409, body: { code: 'payment-pending' } })
})
