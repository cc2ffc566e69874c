import type { Cents } from '../platform/money'
import { getBalanceDueCents, type PaymentState } from '../payments/payment-state'
import type { FigureTotals } from './figures'
import type { CountedRefund } from './tax-figures'

/** An order with the amounts that its payment depends on. */
export type PaidOrder = {
  readonly subtotalCents: Cents
  readonly discountCents: Cents
  readonly taxCents: Cents
  readonly deliveryFeeCents: Cents
  readonly tipCents?: Cents | undefined
  readonly refunds?: readonly CountedRefund[] | undefined
  /** The payment of an order that is paid online. */
  readonly payment?: PaymentState | undefined
  readonly serviceChargeCents?: Cents | undefined
}

/**
 * Returns what a completed order was paid online: its total with tax, fee and tip, less what was
 * due at the counter, such as the balance of an event.
 */
export function getPaymentFigures(order: PaidOrder): FigureTotals {
  const { subtotalCents, discountCents, serviceChargeCents = 0, taxCents, deliveryFeeCents, tipCents = 0 } = order
  const { payment } = order
  const totalCents = subtotalCents - discountCents + serviceChargeCents + taxCents + deliveryFeeCents + tipCents
  return payment ? { paidOnline: totalCents - getBalanceDueCents({ totalCents, payment }) } : {}
}

/** Returns the money that went back to the card, with the times of the refunds. */
export const listCardRefundFigures = ({ refunds = [] }: PaidOrder) =>
  refunds
    .filter(({ to }) => to === 'card')
    .map(({ at, amountCents }) => ({ at, figures: { refunded: amountCents } satisfies FigureTotals }))
