import { splitRefunds, type OrderRefund } from '../payments/refund-parts'
import { addFigures, type FigureTotals } from './figures'
import { getTaxableCents, type Cents } from '../platform/money'

/**
 * A refund of an order. Money that goes back reverses its part of the sale. A discount
 * code doesn't: it lowers the taxable sale of the order that spends it (decision 0055).
 */
export type CountedRefund = OrderRefund & { readonly at: string }

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

/**
 * Returns what each refund of money reverses: the taxable amount and its tax, the untaxed fee and
 * the tip. Together they never reverse more than the sale. A code reverses nothing.
 */
export function getRefundTaxFigures(order: TaxedOrder): readonly Reversal[] {
  const { taxRate, refunds = [] } = order
  const { parts } = splitRefunds(
    order,
    refunds.filter(({ reason }) => reason !== 'changed'),
  )
  return parts
    .filter(({ refund: { to = 'code' } }) => to !== 'code')
    .map(({ refund: { at }, taken }) => {
      const figures = {
        [`refundNet/${taxRate}`]: taken.dishesCents + taken.chargesCents,
        [`refundTax/${taxRate}`]: taken.taxCents,
        refundedFees: taken.untaxedFeeCents,
        refundedTips: taken.tipCents,
      }
      return { at, figures: addFigures({}, figures) }
    })
}
