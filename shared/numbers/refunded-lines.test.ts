import { listRefundedLineCents } from './refunded-lines'

type Order = Parameters<typeof listRefundedLineCents>[0]

const at = '2026-03-14T18:00:00.000Z'
/** Three bowls at 30.00 and a roll at 10.00, with 10% off and 2.52 of tax: 38.52. */
const order = (refunds: Order['refunds'], more: Partial<Order> = {}): Order => ({
  subtotalCents: 4000,
  discountCents: 400,
  taxCents: 252,
  deliveryFeeCents: 0,
  isDeliveryFeeTaxed: false,
  lines: [
    { quantity: 3, totalPriceCents: 3000 },
    { quantity: 1, totalPriceCents: 1000 },
  ],
  refunds,
  ...more,
})

it.each([
  ['the whole total in cash', [{ amountCents: 3852, to: 'cash' as const, at }], [2700, 900]],
  ['a line to the card', [{ amountCents: 963, taxCents: 63, lines: [1], to: 'card' as const, at }], [0, 900]],
  [
    'two of three bowls',
    [
      {
        amountCents: 1926,
        taxCents: 126,
        lines: [0],
        pieces: [{ line: 0, quantity: 2 }],
        to: 'card' as const,
        at,
      },
    ],
    [1800, 0],
  ],
  ['half of the total, in proportion', [{ amountCents: 1926, to: 'card' as const, at }], [1350, 450]],
  ['a code, which lowers the sale that it is spent on', [{ amountCents: 963, lines: [1], at }], [0, 0]],
  [
    'a roll after half of the total was refunded, at most what is left of it',
    [
      { amountCents: 1926, to: 'cash' as const, at },
      { amountCents: 963, taxCents: 63, lines: [1], to: 'cash' as const, at },
    ],
    [1350 + 450, 900],
  ],
  [
    'what an edit lowered, which was never sold',
    [{ amountCents: 963, to: 'card' as const, reason: 'changed' as const, at }],
    [0, 0],
  ],
])('refunded is %s', (_, refunds, cents) => {
  expect(listRefundedLineCents(order(refunds))).toEqual(cents)
})

it('a dispute that the bank decided against the restaurant takes the sale back', () => {
  const dispute = { id: 'dp_1', state: 'lost', amountCents: 3852, reason: 'fraudulent', reportedAt: at } as const
  const payment = { cardRefunds: [], disputes: [{ ...dispute, lostAt: at }] }
  expect(listRefundedLineCents(order([], { payment }))).toEqual([2700, 900])
})
