import { getProblemCode } from '../testing/fixtures'
import { getLinePaidCents, calculateRefundCents } from './refunds'

const now = new Date('2026-11-22T18:00:00.000Z')
const order = {
  status: 'completed' as const,
  createdAt: '2026-11-22T17:00:00.000Z',
  subtotalCents: 3000,
  discountCents: 0,
  lines: [{ totalPriceCents: 2000 }, { totalPriceCents: 1000 }],
}
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
