import type { Cents } from '../platform/money'
import { sumEditRefunds } from '../payments/card-refunds'
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
}

/**
 * Returns what a completed order was paid online: its total with tax, fee and tip, less what was
 * due at the counter, such as the balance of an event. What went back because an edit lowered the
 * total was paid, too; it counts again among the refunds.
 */
export function getPaymentFigures(order: PaidOrder): FigureTotals {
  const { subtotalCents, discountCents, serviceChargeCents = 0, taxCents, deliveryFeeCents, tipCents = 0 } = order
  const totalCents = subtotalCents - discountCents + serviceChargeCents + taxCents + deliveryFeeCents + tipCents
  if (!order.payment) return {}
  const paidBack = listPayments(order).reduce((sum, payment) => sum + sumEditRefunds(payment), 0)
  const paidOnline = totalCents - getBalanceDueCents({ ...order, totalCents }) + paidBack
  return { paidOnline, ...(paidBack > 0 && { paidBack }) }
}

/** Returns the money that went back to the card, with the times of the refunds. */
export const listCardRefundFigures = ({ refunds = [] }: PaidOrder) =>
  refunds
    .filter(({ to }) => to === 'card')
    .map(({ at, amountCents }) => ({ at, figures: { refunded: amountCents } satisfies FigureTotals }))
