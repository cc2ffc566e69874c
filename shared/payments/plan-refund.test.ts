import { calculateTotals } from '../platform/money'
import { planRefund } from './plan-refund'
import type { RefundDestination } from './refunds'

const now = new Date('2026-11-22T18:00:00.000Z')
type Paid = Parameters<typeof planRefund>[0]

/** Builds an order paid in cash but for what its gift card paid. */
function buildPaid(
  prices: readonly number[],
  byCard: { readonly amountCents: number; readonly returnedCents?: number },
) {
  const lines = prices.map((totalPriceCents) => ({ quantity: 1, totalPriceCents }))
  const subtotalCents = prices.reduce((sum, cents) => sum + cents, 0)
  const none = { discountCents: 0, deliveryFeeCents: 0 }
  const totals = calculateTotals({ subtotalCents, ...none, tax: { rate: 700, isDeliveryFeeTaxed: false } })
  const paid: Paid = {
    ...totals,
    status: 'completed',
    createdAt: '2026-11-22T17:00:00.000Z',
    lines,
    tender: 'cash',
    giftCards: [{ cardId: 'CARD', ...byCard }],
  }
  return paid
}

describe('dishes of an order that a gift card paid in part', () => {
  // 20.06 with tax, of which the card paid 20.00.
  const mixed = buildPaid([1875], { amountCents: 2000 })
  const plan = (of: Paid, to: RefundDestination) =>
    planRefund(of, { lines: [0] }, { to, now }).map((part) => [part.to, part.amountCents, part.toGiftCardCents])

  it.each(['card', 'cash'] as const)('go back by all ways that paid them if %s is too little', (to) => {
    const parts = planRefund(mixed, { lines: [0] }, { to, now })
    expect(plan(mixed, to)).toEqual([
      ['card', 2000, 2000],
      ['cash', 6, 0],
    ])
    expect(parts.reduce((sum, { taxCents }) => sum + taxCents, 0)).toBe(131)
  })

  it('go back the chosen way if it paid enough', () => {
    expect(plan(buildPaid([500, 1375], { amountCents: 1000 }), 'cash')).toEqual([['cash', 535, 0]])
  })

  it('are refused with the amount that is possible if a part went back before', () => {
    const spent = buildPaid([1875], { amountCents: 2000, returnedCents: 500 })
    expect(() => plan(spent, 'card')).toThrow('Only $15.06 of $20.06 was paid and can go back')
  })
})
