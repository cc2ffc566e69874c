import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { getLocation } from '#shared/locations/index'
import type { DailyReport } from '#shared/numbers/contract'
import type { TaxReport } from '#shared/numbers/tax-contract'
import type { Order, Ticket } from '#shared/orders/contract'
import { toCents } from '#shared/platform/money'
import { toWallClock } from '#shared/platform/time'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: ReturnType<typeof createTestClient>

beforeAll(async () => {
  product = await startTestProduct()
  owner = createTestClient(product.url)
  await owner.signIn('owner@example.com', 'admin')
})
afterAll(() => product.stop())

const complete = (id: string, tender?: string) =>
  owner.put<Ticket>(`/api/kitchen/orders/${id}/status`, { status: 'completed', tender })

async function completeOrder(tender?: string): Promise<Order> {
  const { body } = await owner.order()
  expect((await complete(body.id, tender)).status).toBe(200)
  return body
}

const refund = (id: string, body: object) => owner.post<Ticket>(`/api/kitchen/orders/${id}/refunds`, body)

async function readPayments(): Promise<DailyReport['payments']> {
  await product.deliverStream()
  const { date } = toWallClock(getLocation('HENPR'), new Date())
  return (await owner.get<DailyReport>(`/api/numbers/HENPR/${date}/report`)).body.payments
}

it('who paid how is on the ticket, in Find Order and in the closing', async () => {
  const orders = [await completeOrder('cash'), await completeOrder('card'), await completeOrder('not-collected')]
  const [cash] = orders
  await completeOrder()
  const { body: tickets } = await owner.get<Ticket[]>('/api/kitchen/orders/HENPR')
  const tenders = orders.map(({ id }) => tickets.find((ticket) => ticket.id === id)?.payment)
  expect(tenders).toEqual([{ tender: 'cash' }, { tender: 'card' }, { tender: 'not-collected' }])
  const found = await owner.get<Order[]>(`/api/kitchen/orders/HENPR/search?q=${cash?.ticketNumber}`)
  expect(found.body).toContainEqual(expect.objectContaining({ payment: { tender: 'cash' } }))
  expect((await createTestClient(product.url).get<Order>(`/api/orders/${cash?.id}`)).body.payment).toBeUndefined()
  const total = cash?.total ?? ''
  expect(await readPayments()).toMatchObject({ cash: total, card: total, notCollected: total, cashRefunds: '0.00' })
})

it('a recalled order is no longer paid', async () => {
  const before = await readPayments()
  const { id } = await completeOrder('cash')
  expect((await owner.move(id, 'ready')).status).toBe(200)
  expect((await owner.get<Order>(`/api/orders/${id}`)).body.payment).toBeUndefined()
  expect(await readPayments()).toEqual(before)
  expect((await complete(id, 'card')).body.payment).toEqual({ tender: 'card' })
})

it('a refund in cash is recorded, at most what was taken, and lowers the cash of the closing', async () => {
  const [paid, unpaid] = [await completeOrder('cash'), await completeOrder('not-collected')]
  const { status, body } = await refund(paid.id, { amount: '5.00', reason: 'late', to: 'cash' })
  expect([status, body.refunds]).toMatchObject([201, [{ to: 'cash', amount: '5.00', reason: 'late' }]])
  expect(await refund(paid.id, { amount: paid.total, reason: 'late', to: 'cash' })).toMatchObject({
    status: 409,
    body: { code: 'nothing-to-refund' },
  })
  expect(await refund(unpaid.id, { amount: '5.00', reason: 'late', to: 'cash' })).toMatchObject({ status: 409 })
  expect(await readPayments()).toMatchObject({ cashRefunds: '5.00', refunds: '0.00' })
})

it('a refund on the card terminal is recorded apart from the cash of the drawer, at most what was taken', async () => {
  const before = await readPayments()
  const { date } = toWallClock(getLocation('HENPR'), new Date())
  const readTax = async () =>
    toCents((await owner.get<TaxReport>(`/api/numbers/HENPR/tax?from=${date}&to=${date}`)).body.refunds.tax)
  const [paid, inCash] = [await completeOrder('card'), await completeOrder('cash')]
  const [taxBefore, lines] = [await readTax(), paid.items.map(({ id }) => id)]
  const { status, body } = await refund(paid.id, { lines, reason: 'wrong', to: 'terminal' })
  expect([status, body.refunds]).toMatchObject([201, [{ to: 'terminal', amount: paid.total, tax: paid.tax }]])
  for (const to of ['terminal', 'cash', 'card'])
    expect((await refund(paid.id, { amount: '0.01', reason: 'late', to })).status).toBe(409)
  expect(await refund(inCash.id, { amount: '5.00', reason: 'late', to: 'terminal' })).toMatchObject({
    status: 409,
    body: { code: 'nothing-to-refund' },
  })
  expect(await readPayments()).toMatchObject({
    terminalRefunds: paid.total,
    cashRefunds: before.cashRefunds,
    refunds: before.refunds,
  })
  expect((await readTax()) - taxBefore).toBe(toCents(paid.tax))
})

it('an order that was completed without a question about payment is refunded in cash, at most its total', async () => {
  const { id, total } = await completeOrder()
  const open = (await owner.order()).body
  expect(await refund(open.id, { amount: '5.00', reason: 'late', to: 'cash' })).toMatchObject({ status: 409 })
  expect((await refund(id, { amount: total, reason: 'late', to: 'cash' })).body.refunds).toMatchObject([
    { to: 'cash', amount: total },
  ])
  expect(await refund(id, { amount: '0.01', reason: 'late', to: 'cash' })).toMatchObject({ status: 409 })
})

it('another tender is rejected', async () => {
  const { body } = await owner.order()
  expect(await complete(body.id, 'cheque')).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
})
