import { getProblemCode } from '../testing/fixtures'
import { getLinePaidCents, calculateRefund, type RefundTarget } from './refunds'

const now = new Date('2026-11-22T18:00:00.000Z')
const order = {
  status: 'completed' as const,
  createdAt: '2026-11-22T17:00:00.000Z',
  subtotalCents: 3000,
  discountCents: 0,
  taxCents: 210,
  totalCents: 3210,
  lines: [{ totalPriceCents: 2000 }, { totalPriceCents: 1000 }],
}
const calculateRefundCents = (paid: Parameters<typeof calculateRefund>[0], target: RefundTarget, at: Date) =>
  calculateRefund(paid, target, { to: 'code', now: at }).amountCents

const withRefunds = (...refunds: { line?: number; amountCents: number }[]) => ({ ...order, refunds })

it('a line is refunded with what was paid for it: its price less its share of the discount', () => {
  expect(calculateRefundCents(order, { line: 1 }, now)).toBe(1000)
  expect(calculateRefundCents({ ...order, discountCents: 300 }, { line: 1 }, now)).toBe(900)
  const odd = { ...order, discountCents: 100 }
  expect([0, 1].map((line) => getLinePaidCents(odd, line))).toEqual([1934, 967])
  expect(calculateRefundCents({ ...odd, refunds: [{ line: 0, amountCents: 1934 }] }, { line: 1 }, now)).toBe(966)
})

it('each line and the whole order are refunded once, never more than was paid in total', () => {
  expect(
    getProblemCode(() => calculateRefundCents(withRefunds({ line: 1, amountCents: 1000 }), { line: 1 }, now)),
  ).toBe('already-refunded')
  expect(calculateRefundCents(withRefunds({ line: 1, amountCents: 1000 }), { line: 0 }, now)).toBe(2000)
  const apologised = withRefunds({ amountCents: 2500 })
  expect(getProblemCode(() => calculateRefundCents(apologised, { amountCents: 100 }, now))).toBe('already-refunded')
  expect(calculateRefundCents(apologised, { line: 0 }, now)).toBe(500)
  const almost = withRefunds({ line: 0, amountCents: 2000 })
  expect(calculateRefundCents(almost, { amountCents: 1000 }, now)).toBe(1000)
  expect(getProblemCode(() => calculateRefundCents(almost, { amountCents: 1001 }, now))).toBe('nothing-to-refund')
})

it('nothing is refunded for fully discounted dishes, cancelled dishes, or after a month', () => {
  const free = { ...order, discountCents: 3000 }
  expect(getProblemCode(() => calculateRefundCents(free, { line: 0 }, now))).toBe('nothing-to-refund')
  expect(getProblemCode(() => calculateRefundCents(free, { amountCents: 500 }, now))).toBe('nothing-to-refund')
  const cancelled = { ...order, status: 'cancelled' as const }
  expect(getProblemCode(() => calculateRefundCents(cancelled, { line: 0 }, now))).toBe('nothing-to-refund')
  expect(calculateRefundCents(cancelled, { amountCents: 500 }, now)).toBe(500)
  const later = new Date('2026-12-23T18:00:00.000Z')
  expect(getProblemCode(() => calculateRefundCents(order, { line: 0 }, later))).toBe('order-final')
})

describe('a refund to the card', () => {
  type Paid = Parameters<typeof calculateRefund>[0]
  const paid: Paid = { ...order, totalCents: 3710, payment: { capturedCents: 3710, cardRefunds: [] } }
  const refund = (of: Paid, target: RefundTarget) => calculateRefund(of, target, { to: 'card', now })
  const cardRefund = (amountCents: number) => ({ amountCents, at: now.toISOString() })

  it('returns lines with their tax, and all lines with all of the tax', () => {
    expect(refund(paid, { lines: [0] })).toEqual({ amountCents: 2140, taxCents: 140 })
    expect(refund(paid, { lines: [0, 1] })).toEqual({ amountCents: 3210, taxCents: 210 })
    expect(refund(paid, { line: 0 })).toEqual({ amountCents: 2000, taxCents: 0 })
  })

  it('returns amounts in several parts, with fee and tip, up to what was paid', () => {
    const half = { ...paid, payment: { capturedCents: 3710, cardRefunds: [cardRefund(3000)] } }
    expect(refund(half, { amountCents: 710 }).amountCents).toBe(710)
    expect(getProblemCode(() => refund(half, { amountCents: 711 }))).toBe('nothing-to-refund')
    expect(refund(half, { lines: [0] }).amountCents).toBe(710)
  })

  it('is not possible before the payment is captured, or for an order paid at the counter', () => {
    const counter = { ...order, refunds: [] }
    expect(getProblemCode(() => calculateRefund(counter, { lines: [0] }, { to: 'card', now }))).toBe(
      'nothing-to-refund',
    )
    const held = { ...order, payment: { cardRefunds: [] } }
    expect(getProblemCode(() => calculateRefund(held, { amountCents: 1 }, { to: 'card', now }))).toBe(
      'nothing-to-refund',
    )
  })

  it('is not possible twice for a line, whether the first went to the card or into a code', () => {
    const again = { ...paid, refunds: [{ lines: [1], amountCents: 1070, taxCents: 70 }] }
    expect(getProblemCode(() => refund(again, { lines: [0, 1] }))).toBe('already-refunded')
    expect(getProblemCode(() => calculateRefund(again, { line: 1 }, { to: 'code', now }))).toBe('already-refunded')
  })
})
