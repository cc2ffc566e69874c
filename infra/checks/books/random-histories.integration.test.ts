import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { reconcilePayments } from '#infra/operate/payments/reconcile'
import { createGiftCardBuyer } from '#infra/testkit/clients/gift-card-buyer'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { liveLocation } from '#infra/testkit/product/test-product'
import type { DeskGiftCardWithEntries } from '#shared/gift-cards/desk-contract'
import { getBusinessDay } from '#shared/hours/business-day'
import type { LoyaltyAccount } from '#shared/loyalty/contract'
import type { CountedOrderDetails, DailyReport, Numbers } from '#shared/numbers/contract'
import type { TaxReport } from '#shared/numbers/tax-contract'
import type { DiscountCode } from '#shared/payments/contract'
import type { Coupon } from '#shared/payments/coupon-contract'
import type { Order } from '#shared/orders/contract'
import { centsToDecimal, type Cents } from '#shared/platform/money'
import { getOrderBooks, readCents, sum, type OrderBooks } from './expected-books'
import { playHistory, readLedger, type Browser, type History } from './random-history'

// Money of random histories. After each one, all figures are compared with what the orders of all
// histories so far add up to. `HISTORIES=20` plays more, and `HISTORY_SEED` sets the first seed.

const FIRST_SEED = Number(process.env['HISTORY_SEED'] ?? 20_261_129)
const HISTORIES = Number(process.env['HISTORIES'] ?? 2)
const STEPS = 60
const RATE = 0.07
const PAYMENT_WINDOW_MS = 15 * 60_000

let shop: PaidProduct
let owner: Browser
let cards: ReturnType<typeof createGiftCardBuyer>
const histories: History[] = []
beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation()
  jest.spyOn(console, 'warn').mockImplementation()
  jest.spyOn(console, 'error').mockImplementation()
  shop = await startPaidProduct({ isAlwaysOpen: true })
  owner = (await shop.group.adminOfPool()).browser
  cards = createGiftCardBuyer(shop)
})
afterAll(() => shop.group.product.stop())

type Audited = { readonly order: Order; readonly books: OrderBooks; readonly isMember: boolean }

const isCompleted = ({ order }: Audited): boolean => order.status === 'completed'
const signed = (cents: Cents) => (cents < 0 ? `-${centsToDecimal(-cents)}` : centsToDecimal(cents))

/** Lets everything that is due happen: payments, reactions and the schedule. */
async function settle() {
  await cards.runSchedule(new Date(Date.now() + PAYMENT_WINDOW_MS))
  for (let round = 0; round < 3; round += 1) await cards.runSchedule()
  const { differences } = await reconcilePayments(new Date())
  await shop.group.product.deliverStream()
  return differences.filter(({ isRepaired, what }) => !isRepaired && !what.includes('another way'))
}

const readOrder = async (browser: Browser, id: string) => (await browser.get<Order>(`/api/orders/${id}`)).body

async function readOrders(): Promise<readonly Audited[]> {
  const ledger = readLedger(shop)
  return Promise.all(
    histories
      .flatMap(({ orders }) => orders)
      .map(async ({ id, isMember }) => {
        const order = await readOrder(owner, id)
        return { order, isMember, books: getOrderBooks(order, ledger) }
      }),
  )
}

/** Returns what the figures of a day must be. */
function expectReport(orders: readonly Audited[]) {
  const done = orders.filter(isCompleted)
  const total = (of: (one: Audited) => Cents) => signed(sum(done.map(of)))
  const totalOf = (field: 'subtotal' | 'discount' | 'tax' | 'deliveryFee') =>
    total(({ order }) => readCents(order[field]))
  const byTender = (tender: string) =>
    total(({ order, books }) => (order.payment?.tender === tender ? books.atCounter : 0))
  const countType = (type: string) => done.filter(({ order }) => order.orderType === type).length
  return {
    orders: done.length,
    gross: totalOf('subtotal'),
    discount: totalOf('discount'),
    tax: totalOf('tax'),
    fees: totalOf('deliveryFee'),
    serviceCharges: '0.00',
    net: total(({ books }) => books.whole.net),
    netRefunded: total(({ books }) => books.reversed.net + books.lostNet),
    payments: {
      online: total(({ books }) => books.online),
      giftCards: total(({ books }) => books.giftCards),
      atCounter: total(({ books }) => books.atCounter),
      cash: byTender('cash'),
      card: byTender('card'),
      notCollected: byTender('not-collected'),
      tips: total(({ books }) => books.whole.tip - books.reversed.tip),
      refunds: total(({ books }) => books.cardRefunds),
      cashRefunds: total(({ books }) => books.cashRefunds),
      terminalRefunds: total(({ books }) => books.terminalRefunds),
      disputesLost: total(({ books }) => books.lost),
      giftCardRefunds: total(({ books }) => books.toGiftCards),
    },
    byType: { pickup: countType('pickup'), delivery: countType('delivery'), event: 0 },
  }
}

function expectTaxReport(orders: readonly Audited[]) {
  const done = orders.filter(isCompleted)
  const total = (of: (books: OrderBooks) => Cents) => signed(sum(done.map(({ books }) => of(books))))
  const taxable = total(({ whole, reversed }) => whole.net - reversed.net)
  const tax = total(({ whole, reversed }) => whole.tax - reversed.tax)
  return {
    taxable,
    tax,
    exempt: total(({ whole, reversed }) => whole.fee - reversed.fee),
    tips: total(({ whole, reversed }) => whole.tip - reversed.tip),
    refunds: { net: total(({ reversed }) => reversed.net), tax: total(({ reversed }) => reversed.tax) },
    byRate: [{ rate: 700, taxable, tax }],
  }
}

/** Returns the points that an order gives: a point for each dollar that is left of its dishes. */
const getPoints = ({ books }: Audited) => Math.floor(books.left.net / 100)

/** Compares each order with the provider, and each refund with its tax. */
function expectOrderToAddUp({ order, books }: Audited): void {
  const { whole, left, sale, online, returned, lost, withheld, cardRefunds, giftCards, toGiftCards } = books
  const parts = [left.net, left.tax, left.fee, left.tip]
  const isOver = order.status === 'cancelled'
  expect({
    id: order.id,
    total: sum([whole.net, whole.tax, whole.fee, whole.tip]),
    isPaidTwice: online + giftCards > readCents(order.total) + returned,
    isOverRefunded: !isOver && parts.some((cents) => cents < 0),
    // Of a cancelled order, the bank keeps what is disputed until it decides.
    atProvider: isOver ? online - returned - lost - withheld : returned,
    isGiftCardOverReturned: toGiftCards > giftCards,
  }).toEqual({
    id: order.id,
    total: readCents(order.total),
    isPaidTwice: false,
    isOverRefunded: false,
    atProvider: isOver ? 0 : cardRefunds,
    isGiftCardOverReturned: false,
  })
  for (const { parts: refunded } of sale) expect(Math.abs(refunded.tax - refunded.net * RATE)).toBeLessThan(2)
}

/** Compares a gift card's balance with its entries, and those of each order with the order. */
async function expectGiftCardToAddUp(
  { giftCard }: History,
  orders: readonly Audited[],
): Promise<DeskGiftCardWithEntries> {
  const path = `/api/desk/gift-cards/${liveLocation.code}/${giftCard.id}`
  const { body: card } = await owner.get<DeskGiftCardWithEntries>(path)
  expect(card.balance).toBe(centsToDecimal(sum(card.entries.map(({ amount }) => readCents(amount)))))
  const { body } = await owner.get<{ balance: string }>(`/api/gift-cards/${giftCard.code}`)
  expect(body.balance).toBe(card.balance)
  const paying = orders.filter(({ order }) => card.entries.some(({ orderId }) => orderId === order.id))
  const heldBy = ({ order, books }: Audited) => (order.status === 'cancelled' ? 0 : books.giftCards - books.toGiftCards)
  const moved = ({ order }: Audited) =>
    0 - sum(card.entries.filter(({ orderId }) => orderId === order.id).map(({ amount }) => readCents(amount)))
  expect(paying.map((one) => [one.order.id, moved(one)])).toEqual(paying.map((one) => [one.order.id, heldBy(one)]))
  return card
}

/** Compares what is left of each code with what its orders took and got back. */
async function expectCodesToAddUp(orders: readonly Audited[]): Promise<void> {
  const placed = histories.flatMap((history) => history.orders)
  for (const { code, amount, browser } of histories.flatMap((history) => history.codes)) {
    const used = placed.filter((one) => one.code === code).map(({ id }) => id)
    const taken = orders
      .filter(({ order }) => used.includes(order.id) && order.status !== 'cancelled')
      .map(({ order, books }) => readCents(order.discount) - books.toCode)
    const remaining = centsToDecimal(readCents(amount) - sum(taken))
    const { body } = await browser.get<Partial<DiscountCode> & { detail?: string }>(`/api/codes/${code}`)
    // The code of a refunded line expires when its order is cancelled.
    if (!body.detail?.includes('expired')) expect([code, body.remaining ?? '0.00']).toEqual([code, remaining])
  }
}

async function expectPointsToAddUp(orders: readonly Audited[]): Promise<void> {
  for (const { member, orders: placed } of histories) {
    const own = orders.filter(
      (one) => isCompleted(one) && placed.some(({ id, isMember }) => isMember && id === one.order.id),
    )
    const { body } = await member.get<LoyaltyAccount>('/api/loyalty/account')
    expect(body).toMatchObject({
      currentPoints: sum(own.map(getPoints)),
      totalPointsEarned: sum(own.map(getPoints)),
      totalSpent: centsToDecimal(sum(own.map(({ books }) => books.left.net))),
    })
  }
}

/** Compares each coupon, at the desk and in the numbers, with its orders. */
async function expectCouponsToAddUp(orders: readonly Audited[], { coupons }: Pick<DailyReport, 'coupons'>) {
  const { body: listed } = await owner.get<Coupon[]>(`/api/desk/coupons/${liveLocation.code}`)
  for (const { coupon, orders: placed } of histories) {
    const ids = placed.filter(({ code }) => code === coupon.code).map(({ id }) => id)
    const held = orders.filter(({ order }) => ids.includes(order.id) && order.status !== 'cancelled')
    const of = (own: readonly Audited[]) => ({
      discount: centsToDecimal(sum(own.map(({ order }) => readCents(order.discount)))),
      sales: centsToDecimal(sum(own.map(({ books }) => books.whole.net))),
    })
    expect(held.length).toBeLessThanOrEqual(coupon.limit)
    const { discount, sales } = of(held)
    expect(listed).toContainEqual(
      expect.objectContaining({ code: coupon.code, used: held.length, discounted: discount, sales }),
    )
    const done = held.filter(isCompleted)
    expect(coupons.filter(({ code }) => code === coupon.code)).toEqual(
      done.length === 0
        ? []
        : [{ code: coupon.code, orders: done.length, discount: of(done).discount, net: of(done).sales }],
    )
  }
}

const seeds = Array.from({ length: HISTORIES }, (_, index) => FIRST_SEED + index)

it.each(seeds)(
  'history %i leaves each figure the sum of its orders, and the audit without a difference',
  async (seed) => {
    const coupon = { code: `SUMMER-${seed}`, percent: 15, limit: 4 }
    await owner.post(`/api/desk/coupons/${liveLocation.code}`, coupon)
    histories.push(await playHistory({ shop, cards, seed, steps: STEPS, coupon }))
    expect(await settle()).toEqual([])
    expect(auditRecords(await scanTable()).differences).toEqual([])

    const orders = await readOrders()
    orders.forEach(expectOrderToAddUp)
    const { businessDate: date } = getBusinessDay(shop.place, new Date())
    const numbers = `/api/numbers/${liveLocation.code}`
    const { body: report } = await owner.get<DailyReport>(`${numbers}/${date}/report`)
    expect(report).toMatchObject(expectReport(orders))
    for (const figure of ['net', 'netRefunded', 'foodCost'] as const)
      expect([figure, signed(sum(report.dishes.map((dish) => readCents(dish[figure]))))]).toEqual([
        figure,
        report[figure],
      ])
    const { body: days } = await owner.get<Numbers>(`${numbers}?from=${date}&to=${date}`)
    expect(days.days).toMatchObject([expectReport(orders)])
    const { body: taxes } = await owner.get<TaxReport>(`${numbers}/tax?from=${date}&to=${date}`)
    expect(taxes).toMatchObject(expectTaxReport(orders))

    for (const [figure, counts] of [
      ['orders', isCompleted],
      ['discounts', (one: Audited) => isCompleted(one) && readCents(one.order.discount) > 0],
    ] as const) {
      const { body } = await owner.get<{ orders: CountedOrderDetails[] }>(`${numbers}/${date}/orders?of=${figure}`)
      if (figure === 'orders')
        for (const amount of ['net', 'netRefunded'] as const) {
          const ofOrders = body.orders.map((one) => readCents(one[amount]))
          const ofLines = body.orders.map(({ lines }) => sum(lines.map((line) => readCents(line[amount]))))
          expect([amount, signed(sum(ofOrders)), ofLines]).toEqual([amount, report[amount], ofOrders])
        }
      expect([figure, body.orders.map(({ id }) => id).sort()]).toEqual([
        figure,
        orders
          .filter(counts)
          .map(({ order }) => order.id)
          .sort(),
      ])
    }

    // An order that ended unpaid is behind no figure, also if its payment arrived too late.
    const path = `${numbers}/${date}/orders?of=cancelled`
    const { body: opened } = await owner.get<{ orders: CountedOrderDetails[] }>(path)
    const cancelled = orders.filter(({ order }) => opened.orders.some(({ id }) => id === order.id))
    expect(opened.orders).toHaveLength(report.cancelled)
    expect(cancelled.map(({ order }) => order.status)).toEqual(opened.orders.map(() => 'cancelled'))
    const atCounter = orders.filter(({ order }) => order.status === 'cancelled' && order.paymentMethod !== 'online')
    expect(cancelled).toEqual(expect.arrayContaining(atCounter))

    await expectPointsToAddUp(orders)
    const members = orders.filter((one) => isCompleted(one) && one.isMember)
    expect(report.points.issued).toBe(sum(members.map(getPoints)))
    await expectCodesToAddUp(orders)
    await expectCouponsToAddUp(orders, report)
    const held = await Promise.all(histories.map((history) => expectGiftCardToAddUp(history, orders)))
    const ofKind = (kind: string) =>
      sum(
        held
          .flatMap(({ entries }) => entries)
          .filter((entry) => entry.kind === kind)
          .map(({ amount }) => readCents(amount)),
      )
    expect(report.giftCards).toEqual({
      bought: signed(ofKind('bought')),
      spent: signed(0 - ofKind('spent')),
      returned: signed(ofKind('returned')),
      liability: signed(sum(held.map(({ balance }) => readCents(balance)))),
    })
    expect(taxes.giftCards).toEqual(report.giftCards)
  },
)
