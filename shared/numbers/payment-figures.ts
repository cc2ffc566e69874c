import type { Cents } from '../platform/money'
import { sumEditRefunds } from '../payments/card-refunds'
import type { Tender } from '../orders/constants'
import { getBalanceDueCents, listPayments, type OrderPayments } from '../payments/payment-amounts'
import type { FigureTotals } from './figures'
import type { CountedRefund } from './tax-figures'

/** An order with the amounts that its payment depends on. */
export type PaidOrder = OrderPayments & {
  readonly subtotalCents: Cents
  readonly discountCents: Cents
  readonly taxCents: Cents
  readonly deliveryFeeCents: Cents
  readonly tipCents?: Cents | undefined
  readonly refunds?: readonly CountedRefund[] | undefined
  readonly serviceChargeCents?: Cents | undefined
  readonly tender?: Tender | undefined
}

/**
 * Returns what a completed order was paid online: its total with tax, fee and tip, less what was
 * due at the counter, such as the balance of an event. What went back because an edit lowered the
 * total was paid, too; it counts again among the refunds. The rest counts by its tender.
 */
export function getPaymentFigures(order: PaidOrder): FigureTotals {
  const { subtotalCents, discountCents, serviceChargeCents = 0, taxCents, deliveryFeeCents, tipCents = 0 } = order
  const totalCents = subtotalCents - discountCents + serviceChargeCents + taxCents + deliveryFeeCents + tipCents
  const taken = (cents: Cents): FigureTotals => (order.tender ? { [`tender/${order.tender}`]: cents } : {})
  if (!order.payment) return taken(totalCents)
  const paidBack = listPayments(order).reduce((sum, payment) => sum + sumEditRefunds(payment), 0)
  const paidOnline = totalCents - getBalanceDueCents({ ...order, totalCents }) + paidBack
  return { paidOnline, ...(paidBack > 0 && { paidBack }), ...taken(totalCents - paidOnline + paidBack) }
}

/** Returns the money that went back to the card or in cash, with the times of the refunds. */
export const listMoneyRefundFigures = ({ refunds = [] }: PaidOrder) =>
  refunds.flatMap(({ to, at, amountCents }): { at: string; figures: FigureTotals }[] => {
    if (to === 'card') return [{ at, figures: { refunded: amountCents } }]
    return to === 'cash' ? [{ at, figures: { refundedInCash: amountCents } }] : []
  })
