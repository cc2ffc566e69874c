import type { Cents } from '../platform/money'
import type { FigureTotals } from './figures'
import type { CountedRefund } from './tax-figures'

type PaidOrder = {
  readonly subtotalCents: Cents
  readonly discountCents: Cents
  readonly taxCents: Cents
  readonly deliveryFeeCents: Cents
  readonly tipCents?: Cents | undefined
  readonly refunds?: readonly CountedRefund[] | undefined
  /** The payment of an order that is paid online. */
  readonly payment?: object | undefined
}

/** Returns what a completed order was paid online: its total with tax, fee and tip. */
export const getPaymentFigures = (order: PaidOrder): FigureTotals => {
  const { subtotalCents, discountCents, taxCents, deliveryFeeCents, tipCents = 0, payment } = order
  return payment ? { paidOnline: subtotalCents - discountCents + taxCents + deliveryFeeCents + tipCents } : {}
}

/** Returns the money that went back to the card, with the times of the refunds. */
export const listCardRefundFigures = ({ refunds = [] }: PaidOrder) =>
  refunds
    .filter(({ to }) => to === 'card')
    .map(({ at, amountCents }) => ({ at, figures: { refunded: amountCents } satisfies FigureTotals }))
