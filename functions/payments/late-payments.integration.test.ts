import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { reconcilePayments } from '#infra/operate/payments/reconcile'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { startProviderFaults } from '#infra/testkit/provider-faults'
import { waitUntil } from '#infra/testkit/wait-until'
import type { Order } from '#shared/orders/contract'
import { findPayingOrder } from './payment-repository'

// A guest pays on a page that the product wants closed, because the call that closes it fails.

let shop: PaidProduct
let faults: Awaited<ReturnType<typeof startProviderFaults>>
beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation()
  jest.spyOn(console, 'error').mockImplementation()
  shop = await startPaidProduct({ isAlwaysOpen: true })
  faults = await startProviderFaults()
})
afterAll(async () => {
  await faults.close()
  await shop.group.product.stop()
})

const whileNoPageCloses = <T>(act: () => Promise<T>) => faults.during(/\/expire$/, 'request-lost', act)

/** Lets events, reactions and what the schedule repeats happen. */
async function settle(): Promise<void> {
  await shop.group.product.deliverStream()
  await reconcilePayments(new Date())
  await shop.group.product.deliverStream()
}

/** Edits an order to three rolls, and returns it with the page of its balance. */
async function openBalance(browser: ReturnType<PaidProduct['guest']>, order: Order): Promise<Order> {
  expect((await shop.edit(shop.staff, order, 3)).status).toBe(200)
  await shop.group.product.deliverStream()
  await waitUntil(async () => (await shop.read(browser, order)).payment?.url !== undefined)
  return shop.read(browser, order)
}

async function expectAllReturned({ id }: Order, balanceCents: number): Promise<void> {
  await settle()
  const order = await findPayingOrder(id)
  const payments = order ? [order.payment, ...(order.balancePayments ?? [])] : []
  const balance = payments.reduce(
    (sum, { capturedCents = 0, cardRefunds }) =>
      sum + capturedCents - cardRefunds.reduce((back, { amountCents }) => back + amountCents, 0),
    0,
  )
  expect(balance).toBe(balanceCents)
  expect(auditRecords(await scanTable()).differences).toEqual([])
  expect((await reconcilePayments(new Date())).differences).toEqual([])
}

it('a page that is paid after its order was cancelled takes nothing', async () => {
  const guest = shop.guest()
  const { body: order } = await shop.placeOnline(guest)
  await whileNoPageCloses(async () => {
    expect((await guest.post(`/api/orders/${order.id}/cancel`)).status).toBe(200)
    await shop.group.product.deliverStream()
  })
  await shop.press(order, 'pay').catch(() => undefined)
  await expectAllReturned(order, 0)
})

it('the page of a balance that is paid after another edit leaves exactly the total', async () => {
  const { browser, order } = await shop.placeCaptured()
  const edited = await openBalance(browser, order)
  await whileNoPageCloses(async () => {
    // Two rolls again: the balance is gone, but its page is still open.
    expect((await shop.edit(shop.staff, order, 2)).status).toBe(200)
    await shop.group.product.deliverStream()
    await shop.press(edited, 'pay')
    await waitUntil(async () => (await findPayingOrder(order.id))?.balancePayments?.[0]?.authorizedCents !== undefined)
    await shop.group.product.deliverStream().catch(() => undefined)
  })
  await expectAllReturned(order, Math.round(Number(order.total) * 100))
})

it('a balance that is paid after the order was cancelled goes back with the rest', async () => {
  const { browser, order } = await shop.placeCaptured()
  const edited = await openBalance(browser, order)
  await whileNoPageCloses(async () => {
    await shop.move(order, 'cancelled')
    await shop.group.product.deliverStream()
    await shop.press(edited, 'pay')
    await waitUntil(async () => (await findPayingOrder(order.id))?.balancePayments?.[0]?.authorizedCents !== undefined)
    await shop.group.product.deliverStream().catch(() => undefined)
  })
  await expectAllReturned(order, 0)
})
