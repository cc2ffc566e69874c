import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { createGiftCardBuyer } from '#infra/testkit/clients/gift-card-buyer'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { liveLocation } from '#infra/testkit/product/test-product'
import { waitUntil } from '#infra/testkit/wait-until'
import type { DailyReport } from '#shared/numbers/contract'
import type { Order } from '#shared/orders/contract'
import type { PaymentDispute } from '#shared/payments/contract'
import type { ListedDispute } from '#shared/payments/disputes-contract'
import { findGiftCard } from '../../gift-cards/ledger/card-repository'
import { toWallClock } from '#shared/platform/time'

let shop: PaidProduct
let owner: ReturnType<PaidProduct['guest']>
let logged: string[]
beforeAll(async () => {
  logged = []
  jest.spyOn(console, 'log').mockImplementation((line) => void logged.push(String(line)))
  jest.spyOn(console, 'warn').mockImplementation((line) => void logged.push(String(line)))
  shop = await startPaidProduct({ isAlwaysOpen: true })
  owner = (await shop.group.adminOfPool()).browser
})
afterAll(() => shop.group.product.stop())

/** Presses a button of the guest's bank on the page of the provider's stand-in. */
const bank = async ({ payment }: Pick<Order, 'payment'>, outcome: 'dispute' | 'win' | 'lose') => {
  const response = await fetch(payment?.url ?? '', { method: 'POST', body: new URLSearchParams({ outcome }) })
  expect(response.status).toBe(200)
}

/** Places an order that is captured. Its placer's answer has the address of the page. */
async function placeCaptured(browser = shop.guest()) {
  const { body: order } = await shop.placeOnline(browser)
  await shop.press(order, 'pay')
  await shop.waitForPayment(browser, order, 'authorized')
  await shop.confirm(order)
  await shop.waitForPayment(browser, order, 'paid')
  return { browser, order }
}

const readDispute = async (order: Order) => (await shop.read(owner, order)).payment?.dispute
const waitForState = (order: Order, state: PaymentDispute['state']) =>
  waitUntil(async () => (await readDispute(order))?.state === state)
const submit = ({ id }: Order, by = owner) =>
  by.post<{ payment: { dispute: PaymentDispute }; code: string }>(`/api/desk/disputes/${id}`, {})

const listOpen = async () => (await owner.get<ListedDispute[]>(`/api/desk/disputes/${liveLocation.code}`)).body

async function readReport(): Promise<DailyReport> {
  await shop.group.product.deliverStream()
  const { date } = toWallClock(liveLocation, new Date())
  return (await owner.get<DailyReport>(`/api/numbers/${liveLocation.code}/${date}/report`)).body
}

const expectBooksToAgree = async () => {
  await shop.group.product.deliverStream()
  expect(auditRecords(await scanTable()).differences).toEqual([])
}

const Ledger = z.object({
  intents: z.record(
    z.string(),
    z.object({ dispute: z.optional(z.object({ evidence: z.record(z.string(), z.string()) })) }),
  ),
})

it('alerts the owner, takes the evidence that we have once, and enters the numbers once when lost', async () => {
  const { browser, order } = await placeCaptured()
  await shop.move(order, 'completed')
  const before = await readReport()
  await bank(order, 'dispute')
  await waitForState(order, 'needs-response')
  expect(await readDispute(order)).toEqual({
    state: 'needs-response',
    amount: order.total,
    reason: 'fraudulent',
    evidenceBy: expect.any(String),
  })
  expect((await shop.read(browser, order)).payment?.dispute).toBeUndefined()
  expect(await listOpen()).toMatchObject([{ orderId: order.id, dispute: { state: 'needs-response' } }])
  await shop.group.product.deliverStream()
  expect(logged.filter((line) => line.includes(`Dispute at`) && line.includes(order.id))).not.toEqual([])

  expect(await submit(order, shop.staff)).toMatchObject({ status: 403 })
  const [first, second] = [await submit(order), await submit(order)]
  expect([first.status, second.status]).toEqual([201, 201])
  await waitForState(order, 'under-review')
  expect((await readDispute(order))?.submittedAt).toBeDefined()
  const { intents } = Ledger.parse(JSON.parse(readFileSync(join(shop.group.product.dataDir, 'payments.json'), 'utf8')))
  const [evidence] = Object.values(intents).flatMap(({ dispute }) => (dispute ? [dispute.evidence] : []))
  expect(evidence?.['product_description']).toContain('2 x California Roll: $12.50')
  expect(evidence?.['uncategorized_text']).toContain('Picked up at the restaurant')

  expect(await shop.refund(order, { amount: '5.00', reason: 'late', to: 'card' })).toMatchObject({
    status: 409,
    body: { code: 'nothing-to-refund' },
  })
  await bank(order, 'lose')
  await bank(order, 'lose')
  await waitForState(order, 'lost')
  expect(await listOpen()).toEqual([])
  const after = await readReport()
  expect(after.payments).toEqual({ ...before.payments, disputesLost: order.total })
  expect([after.gross, after.tax, after.net]).toEqual([before.gross, before.tax, before.net])
  expect(await submit(order)).toMatchObject({ status: 409, body: { code: 'order-final' } })
  await expectBooksToAgree()
})

it('a refund against a cancellation against a dispute gives each cent back once', async () => {
  for (const outcome of ['lose', 'win'] as const) {
    const { order } = await placeCaptured()
    await Promise.all([
      shop.refund(order, { amount: '5.00', reason: 'late', to: 'card' }),
      bank(order, 'dispute'),
      shop.move(order, 'cancelled'),
    ])
    await shop.group.product.deliverStream()
    await bank(order, outcome)
    await waitUntil(async () => {
      const dispute = await readDispute(order)
      return dispute === undefined || ['won', 'lost'].includes(dispute.state)
    })
    await expectBooksToAgree()
  }
})

it('a lost dispute takes back the points and dollars of its dishes, once', async () => {
  const { browser } = await shop.group.member('dana.disputes@example.com')
  const { order } = await placeCaptured(browser)
  await shop.move(order, 'completed')
  const read = async () => {
    await shop.group.product.deliverStream()
    const { body: entries } = await browser.get<{ points: number; description: string }[]>('/api/loyalty/transactions')
    const { body: account } = await browser.get<{ currentPoints: number }>('/api/loyalty/account')
    return { points: entries.map(({ points }) => points), left: account.currentPoints }
  }
  expect(await read()).toEqual({ points: [12], left: 12 })
  await bank(order, 'dispute')
  await waitForState(order, 'needs-response')
  expect(await read()).toEqual({ points: [12], left: 12 })
  await bank(order, 'lose')
  await waitForState(order, 'lost')
  expect(await read()).toEqual({ points: [-12, 12], left: 0 })
  await expectBooksToAgree()
})

it('a gift card pays nothing while the bank takes back what it cost', async () => {
  const cards = createGiftCardBuyer(shop)
  const { body: bought } = await cards.buy()
  await cards.press(bought, 'pay')
  await waitUntil(async () => (await findGiftCard(bought.id))?.state === 'active')
  logged.length = 0
  await bank({ payment: { url: bought.payment.url } }, 'dispute')
  await waitUntil(async () => (await findGiftCard(bought.id))?.state === 'blocked')
  await shop.group.product.deliverStream()
  expect(logged.filter((line) => line.includes('Dispute at') && line.includes('gift card'))).toHaveLength(1)
  await expectBooksToAgree()
})

it('needs a dispute', async () => {
  const { order } = await placeCaptured()
  expect(await submit(order)).toMatchObject({ status: 404 })
})
