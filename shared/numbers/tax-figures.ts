import type { FigureTotals } from './figures'
import { getTaxableCents } from '../platform/money'
import type { Cents } from '../platform/money'

/**
 * A refund of an order. Money that goes back to the card reverses its part of the sale. A discount
 * code doesn't: it lowers the taxable sale of the order that spends it (decision 0055).
 */
export type CountedRefund = {
  readonly at: string
  readonly amountCents: Cents
  readonly to?: 'card' | 'code' | undefined
}

/** The amounts of a completed order that its taxes depend on. */
export type TaxedOrder = {
  readonly subtotalCents: Cents
  readonly discountCents: Cents
  readonly deliveryFeeCents: Cents
  readonly isDeliveryFeeTaxed: boolean
  readonly taxRate: number
  readonly taxCents: Cents
  readonly tipCents?: Cents | undefined
  readonly refunds?: readonly CountedRefund[] | undefined
}

/** Returns an order's sale for the tax report: taxable amount and tax by rate, the rest, the tip. */
export const getSaleTaxFigures = (order: TaxedOrder): FigureTotals => ({
  [`taxable/${order.taxRate}`]: getTaxableCents(order),
  [`taxAt/${order.taxRate}`]: order.taxCents,
  exempt: order.isDeliveryFeeTaxed ? 0 : order.deliveryFeeCents,
  tips: order.tipCents ?? 0,
})

/**
 * Returns what each card refund reverses: the taxable amount and its tax. Refunds reverse the taxed
 * sale first, to the cent in total however it is split, and only then the untaxed fee and the tip.
 */
export function getRefundTaxFigures(
  order: TaxedOrder,
): readonly { readonly at: string; readonly figures: FigureTotals }[] {
  const { taxCents, taxRate, refunds = [] } = order
  const taxableCents = getTaxableCents(order)
  const grossCents = taxableCents + taxCents
  const taxUpTo = (refundedCents: Cents): Cents =>
    grossCents === 0 ? 0 : Math.floor((refundedCents * taxCents * 2 + grossCents) / (grossCents * 2))
  let refundedCents = 0
  return refunds
    .filter(({ to }) => to === 'card')
    .map(({ at, amountCents }) => {
      const before = refundedCents
      refundedCents = Math.min(grossCents, refundedCents + amountCents)
      const tax = taxUpTo(refundedCents) - taxUpTo(before)
      const net = refundedCents - before - tax
      return { at, figures: { [`refundNet/${taxRate}`]: net, [`refundTax/${taxRate}`]: tax } }
    })
}
