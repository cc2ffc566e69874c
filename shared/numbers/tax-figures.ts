import type { RefundDestination } from '../payments/refunds'
import type { FigureTotals } from './figures'
import { getTaxableCents, type Cents } from '../platform/money'

/**
 * A refund of an order. Money that goes back reverses its part of the sale. A discount
 * code doesn't: it lowers the taxable sale of the order that spends it (decision 0055).
 */
export type CountedRefund = {
  readonly at: string
  readonly amountCents: Cents
  /** The tax in the amount, if it is recorded. */
  readonly taxCents?: Cents | undefined
  readonly to?: RefundDestination | undefined
  /** `changed` if an edit lowered the total, so that the sale is lower already. */
  readonly reason?: string | undefined
}

/** The amounts of a completed order that its taxes depend on. */
type TaxedOrder = {
  readonly subtotalCents: Cents
  readonly discountCents: Cents
  readonly deliveryFeeCents: Cents
  readonly isDeliveryFeeTaxed: boolean
  readonly serviceChargeCents?: Cents | undefined
  readonly taxRate: number
  readonly taxCents: Cents
  readonly tipCents?: Cents | undefined
  readonly refunds?: readonly CountedRefund[] | undefined
}

/**
 * Returns an order's sale for the tax report: taxable amount and tax by rate, the rest, the tip.
 */
export const getSaleTaxFigures = (order: TaxedOrder): FigureTotals => ({
  [`taxable/${order.taxRate}`]: getTaxableCents(order),
  [`taxAt/${order.taxRate}`]: order.taxCents,
  exempt: order.isDeliveryFeeTaxed ? 0 : order.deliveryFeeCents,
  tips: order.tipCents ?? 0,
})

type Reversal = { readonly at: string; readonly figures: FigureTotals }

/** Returns a share of an amount, rounded half up; 0 of nothing. */
const shareOf = (cents: Cents, part: Cents, whole: Cents): Cents =>
  whole === 0 ? 0 : Math.floor((cents * part * 2 + whole) / (whole * 2))

/**
 * Returns what each card refund reverses: the taxable amount and its tax. Together they never
 * reverse more than the sale. Refunds reverse the taxed sale first, and only then the untaxed fee
 * and the tip.
 */
export function getRefundTaxFigures(order: TaxedOrder): readonly Reversal[] {
  const { taxRate, refunds = [] } = order
  const left = { net: getTaxableCents(order), tax: order.taxCents }
  return refunds
    .filter(({ to = 'code', reason }) => to !== 'code' && reason !== 'changed')
    .map(({ at, amountCents, taxCents }) => {
      const gross = left.net + left.tax
      const tax = Math.min(left.tax, taxCents ?? shareOf(Math.min(amountCents, gross), left.tax, gross))
      const net = Math.min(left.net, amountCents - tax)
      left.tax -= tax
      left.net -= net
      return { at, figures: { [`refundNet/${taxRate}`]: net, [`refundTax/${taxRate}`]: tax } }
    })
}
