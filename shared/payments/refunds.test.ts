import fc from 'fast-check'
import { calculateTotals } from '../platform/money'
import { Problem } from '../platform/problem'
import { getProblemCode } from '../testing/fixtures'
import { markRefundsReturned, type CardRefund } from './card-refunds'
import { planRefund } from './plan-refund'
import type { RefundTarget } from './refund-rules'
import { listSaleRefunds, splitRefunds, type OrderRefund } from './refund-parts'
import type { RefundDestination } from './refunds'

const now = new Date('2026-11-22T18:00:00.000Z')
const at = now.toISOString()
type Paid = Parameters<typeof planRefund>[0]

type Sale = {
  readonly lines: readonly { readonly quantity: number; readonly totalPriceCents: number }[]
  readonly discountCents?: number
  readonly deliveryFeeCents?: number
  readonly serviceChargeCents?: number
  readonly tipCents?: number
  readonly isDeliveryFeeTaxed?: boolean
}

/** A completed order that was paid online, at 7%. */
function buildOrder({ lines, isDeliveryFeeTaxed = false, ...amounts }: Sale): Paid {
  const subtotalCents = lines.reduce((sum, { totalPriceCents }) => sum + totalPriceCents, 0)
  const totals = calculateTotals({ subtotalCents, ...amounts, tax: { rate: 700, isDeliveryFeeTaxed } })
  const payment = { capturedCents: totals.totalCents, cardRefunds: [] }
  return { ...totals, status: 'completed', createdAt: '2026-11-22T17:00:00.000Z', lines, payment }
}
const one = (totalPriceCents: number) => ({ quantity: 1, totalPriceCents })
// Two dishes of 20.00 and 10.00, with tax 2.10.
const order = buildOrder({ lines: [one(2000), one(1000)] })

/** Returns a refund that goes one way. */
function sumParts([part, ...others]: ReturnType<typeof planRefund>) {
  if (!part || others.length > 0) throw new Error('Not one part')
  const { to: _to, toGiftCardCents: _gift, ...amount } = part
  return amount
}

const refund = (of: Paid, target: RefundTarget, to: RefundDestination = 'card') =>
  sumParts(planRefund(of, target, { to, now }))
const problem = (of: Paid, target: RefundTarget, to?: RefundDestination) => getProblemCode(() => refund(of, target, to))

/** Returns an order after refunds that succeeded, each with its amount. */
function refundAll(of: Paid, targets: readonly (readonly [RefundTarget, RefundDestination?])[]) {
  const amounts: number[] = []
  let after = of
  for (const [target, to = 'card'] of targets) {
    const made = refund(after, target, to)
    amounts.push(made.amountCents)
    const entry: OrderRefund = {
      to,
      ...made,
      ...('lines' in target && { lines: target.lines }),
      ...('pieces' in target && { lines: target.pieces.map(({ line }) => line), pieces: target.pieces }),
    }
    const { payment } = after
    const cardRefunds = [
      ...(payment?.cardRefunds ?? []),
      ...(to === 'card' ? [{ amountCents: made.amountCents, at }] : []),
    ]
    after = { ...after, refunds: [...(after.refunds ?? []), entry], payment: payment && { ...payment, cardRefunds } }
  }
  return { after, amounts, ...splitRefunds(after, listSaleRefunds(after)) }
}

describe('dishes', () => {
  it('come back with their own tax; a taxed fee keeps its own', () => {
    // 20.00 and the fee 2.99 have tax 1.61: 1.40 of the dish, 0.21 of the fee.
    const delivered = buildOrder({ lines: [one(2000)], deliveryFeeCents: 299, isDeliveryFeeTaxed: true })
    expect(delivered.taxCents).toBe(161)
    expect(refund(delivered, { lines: [0] })).toEqual({ amountCents: 2140, taxCents: 140 })
    // 6.25 and 14.50 have tax 1.45 of 20.75: 0.4375 and 1.015.
    const two = buildOrder({ lines: [one(625), one(1450)] })
    expect([0, 1].map((line) => refund(two, { lines: [line] }).taxCents)).toEqual([44, 101])
  })

  it("of an event come back without the service charge's tax", () => {
    const event = buildOrder({ lines: [one(20_000)], serviceChargeCents: 4000 })
    expect(event.taxCents).toBe(1680)
    expect(refund(event, { lines: [0] })).toEqual({ amountCents: 21_400, taxCents: 1400 })
  })

  it('are worth the same as a code and to the card', () => {
    expect(refund(order, { lines: [1] }, 'code')).toEqual({ amountCents: 1070, taxCents: 70 })
    expect(refund(order, { lines: [1] }, 'card')).toEqual({ amountCents: 1070, taxCents: 70 })
  })

  it('share the discount, and add up to what was paid', () => {
    // 30.00 less 1.00: 19.33 and 9.67 were paid.
    const odd = buildOrder({ lines: [one(2000), one(1000)], discountCents: 100 })
    const { amounts, left } = refundAll(odd, [[{ lines: [1] }], [{ lines: [0] }]])
    expect(amounts).toEqual([967 + 68, 1933 + 135])
    expect(left).toEqual({ dishesCents: 0, chargesCents: 0, taxCents: 0, untaxedFeeCents: 0, tipCents: 0 })
  })

  it('come back in pieces that add up to the line', () => {
    // 3 × 3.25 less 10% (0.98) are 8.77 with tax 0.61: 2.92, 2.93, 2.92 with 0.20, 0.21, 0.20.
    const line = { quantity: 3, totalPriceCents: 975 }
    const three = buildOrder({ lines: [line], discountCents: 98 })
    const piece: RefundTarget = { pieces: [{ line: 0, quantity: 1 }] }
    expect(refundAll(three, [[piece], [piece, 'code'], [piece]]).amounts).toEqual([312, 314, 312])
    const { amounts, after } = refundAll(three, [[piece], [{ lines: [0] }]])
    expect(amounts).toEqual([312, 626])
    expect(problem(after, piece)).toBe('already-refunded')
    expect(problem(three, { pieces: [{ line: 0, quantity: 4 }] })).toBe('already-refunded')
  })

  it('come back once, whether as a code or to the card', () => {
    const { after } = refundAll(order, [[{ lines: [1] }, 'code']])
    expect(problem(after, { lines: [0, 1] })).toBe('already-refunded')
    expect(refund(after, { lines: [0] })).toEqual({ amountCents: 2140, taxCents: 140 })
  })
})

it('of which one of two payments returned its part counts with the other part', () => {
  const edited = { ...order, payment: { capturedCents: 2000, cardRefunds: [{ amountCents: 1500, at }] } }
  const failed = { capturedCents: 1210, cardRefunds: [{ amountCents: 1000, at, failedAt: at }] }
  const split: Paid = { ...edited, balancePayments: [failed], refunds: [{ to: 'card', amountCents: 2500, at }] }
  expect(listSaleRefunds(split)).toMatchObject([{ amountCents: 1500 }])
  expect(refund(split, { amountCents: 1710 })).toMatchObject({ amountCents: 1710 })
  expect(problem(split, { amountCents: 1711 })).toBe('nothing-to-refund')
  expect(problem(split, { amountCents: 1711 }, 'code')).toBe('nothing-to-refund')
})

describe('that failed', () => {
  const made = { to: 'card', amountCents: 1070, taxCents: 70, lines: [1], at } as const
  const payment = { capturedCents: 3210, cardRefunds: [{ amountCents: 1070, at, failedAt: at }] }
  const failed: Paid = { ...order, refunds: [made], payment }

  it('can be made again', () => {
    expect(refund(failed, { lines: [1] })).toEqual({ amountCents: 1070, taxCents: 70 })
  })

  it('and that staff returned another way, cannot', () => {
    const cardRefunds = markRefundsReturned(payment, at)
    const returned = { ...failed, payment: { ...payment, cardRefunds, returnedCents: 1070 } }
    for (const to of ['card', 'code'] as const) expect(problem(returned, { lines: [1] }, to)).toBe('already-refunded')
    expect(problem(returned, { amountCents: 2141 })).toBe('nothing-to-refund')
    expect(refund(returned, { lines: [0] })).toEqual({ amountCents: 2140, taxCents: 140 })
  })

  it('counts as returned unless a later one has made up for it', () => {
    const [first, second, third] = ['2026-11-22T18:01:00.000Z', '2026-11-22T18:02:00.000Z', '2026-11-22T18:03:00.000Z']
    const cardRefunds: CardRefund[] = [
      { amountCents: 200, at, failedAt: first },
      { amountCents: 200, at: second },
      { amountCents: 500, at: second, failedAt: third },
    ]
    expect(markRefundsReturned({ cardRefunds }, third).map(({ returnedAt }) => returnedAt)).toEqual([
      undefined,
      undefined,
      third,
    ])
  })
})

describe('amounts', () => {
  it('reverse sale and tax in their proportion; the untaxed fee is last and without tax', () => {
    // 20.00 with tax 1.40 and an untaxed fee of 2.99.
    const delivered = buildOrder({ lines: [one(2000)], deliveryFeeCents: 299, tipCents: 300 })
    const { parts, left } = refundAll(delivered, [
      [{ amountCents: 500 }],
      [{ amountCents: 1640 }],
      [{ amountCents: 299 }],
      [{ amountCents: 300 }],
    ])
    const none = { dishesCents: 0, chargesCents: 0, taxCents: 0, untaxedFeeCents: 0, tipCents: 0 }
    expect(parts.map(({ taken }) => taken)).toEqual([
      { ...none, dishesCents: 467, taxCents: 33 },
      { ...none, dishesCents: 1533, taxCents: 107 },
      { ...none, untaxedFeeCents: 299 },
      { ...none, tipCents: 300 },
    ])
    expect(left).toEqual(none)
  })

  it('and an apology code exclude each other only beyond what was paid', () => {
    const { after, amounts } = refundAll(order, [[{ amountCents: 1000 }], [{ amountCents: 1500 }, 'code']])
    expect(amounts).toEqual([1000, 1500])
    // 32.10 were paid, so 7.10 are left.
    expect(problem(after, { amountCents: 711 })).toBe('nothing-to-refund')
    expect(refund(after, { amountCents: 710 }).amountCents).toBe(710)
    expect(problem(after, { amountCents: 100 }, 'code')).toBe('already-refunded')
    expect(problem(order, { amountCents: 3001 }, 'code')).toBe('nothing-to-refund')
  })

  it('leave dishes what they did not take', () => {
    const { after } = refundAll(order, [[{ amountCents: 2500 }, 'code']])
    expect(refund(after, { lines: [0] }, 'code')).toEqual({ amountCents: 710, taxCents: 46 })
    const { after: returned } = refundAll(order, [[{ amountCents: 3210 }]])
    expect(() => refund(returned, { lines: [0] }, 'code')).toThrow('Nothing that was paid for this is left')
  })
})

it('nothing is refunded for free or cancelled dishes, to a card without a payment, or after a month', () => {
  const free = buildOrder({ lines: [one(2000)], discountCents: 2000 })
  expect(problem(free, { lines: [0] }, 'code')).toBe('nothing-to-refund')
  expect(problem(free, { amountCents: 500 }, 'code')).toBe('nothing-to-refund')
  const cancelled: Paid = { ...order, status: 'cancelled' }
  expect(problem(cancelled, { lines: [0] })).toBe('nothing-to-refund')
  expect(refund(cancelled, { amountCents: 500 }, 'code').amountCents).toBe(500)
  expect(problem({ ...order, payment: undefined }, { lines: [0] })).toBe('nothing-to-refund')
  expect(problem({ ...order, payment: { cardRefunds: [] } }, { amountCents: 1 })).toBe('nothing-to-refund')
  const later = new Date('2026-12-23T18:00:00.000Z')
  expect(getProblemCode(() => planRefund(order, { lines: [0] }, { to: 'card', now: later }))).toBe('order-final')
})

const prices = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 5 }), unitCents: fc.nat(3000) }), {
  minLength: 1,
  maxLength: 5,
})
const sales = fc.record({
  lines: prices.map((all) =>
    all.map(({ quantity, unitCents }) => ({ quantity, totalPriceCents: unitCents * quantity })),
  ),
  discountCents: fc.nat(5000),
  deliveryFeeCents: fc.nat(500),
  serviceChargeCents: fc.nat(4000),
  tipCents: fc.nat(2000),
  isDeliveryFeeTaxed: fc.boolean(),
})
const attempts = fc.array(
  fc.tuple(
    fc.oneof(
      fc.nat(4).map((line): RefundTarget => ({ lines: [line] })),
      fc
        .tuple(fc.nat(4), fc.integer({ min: 1, max: 5 }))
        .map(([line, quantity]): RefundTarget => ({ pieces: [{ line, quantity }] })),
      fc.integer({ min: 1, max: 9000 }).map((amountCents): RefundTarget => ({ amountCents })),
    ),
    fc.constantFrom<RefundDestination>('card', 'code'),
  ),
  { maxLength: 12 },
)

it('refunds in any order never exceed what was paid, and the last one leaves nothing of it', () => {
  fc.assert(
    fc.property(sales, attempts, (sale, tries) => {
      const paid = buildOrder(sale)
      const succeeded: [RefundTarget, RefundDestination][] = []
      for (const [target, to] of tries) {
        if (
          !('amountCents' in target) &&
          [...('lines' in target ? target.lines : target.pieces.map(({ line }) => line))].some(
            (line) => line >= sale.lines.length,
          )
        )
          continue
        try {
          refund(refundAll(paid, succeeded).after, target, to)
          succeeded.push([target, to])
        } catch (error) {
          if (!(error instanceof Problem)) throw error
        }
      }
      const before = refundAll(paid, succeeded)
      const restCents = paid.totalCents - before.amounts.reduce((sum, cents) => sum + cents, 0)
      expect(restCents).toBeGreaterThanOrEqual(0)
      const { left } = restCents === 0 ? before : refundAll(paid, [...succeeded, [{ amountCents: restCents }, 'card']])
      expect(Object.values(left).every((cents) => cents === 0)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

it('refunds in cash and on the terminal share what staff took of an order that was partly paid online', () => {
  const mixed: Paid = { ...order, tender: 'card', payment: { capturedCents: 2210, cardRefunds: [] } }
  const { after, amounts } = refundAll(mixed, [
    [{ amountCents: 600 }, 'cash'],
    [{ amountCents: 400 }, 'terminal'],
  ])
  expect(amounts).toEqual([600, 400])
  expect(problem(after, { amountCents: 1 }, 'terminal')).toBe('nothing-to-refund')
  expect(problem(after, { amountCents: 1 }, 'cash')).toBe('nothing-to-refund')
  expect(refund(after, { amountCents: 2210 }).amountCents).toBe(2210)
  expect(problem({ ...mixed, tender: 'cash' }, { amountCents: 1 }, 'terminal')).toBe('nothing-to-refund')
})
