import { splitRefunds, type OrderRefund, type RefundParts } from '../payments/refund-parts'
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

/** A refund of money with what it reverses of its sale. */
export type MoneyRefund<Refund extends CountedRefund = CountedRefund> = {
  readonly refund: Refund
  readonly taken: RefundParts
}

const NOTHING: RefundParts = { dishesCents: 0, chargesCents: 0, taxCents: 0, untaxedFeeCents: 0, tipCents: 0 }

/**
 * Returns an order's refunds of money. Together they never reverse more than the sale. One for an
 * edit reverses nothing, because the edit has lowered the total already. Codes are left out.
 */
export function splitMoneyRefunds<Refund extends CountedRefund>(
  order: Omit<TaxedOrder, 'refunds'>,
  refunds: readonly Refund[],
): readonly MoneyRefund<Refund>[] {
  const { parts } = splitRefunds(
    order,
    refunds.filter(({ reason }) => reason !== 'changed'),
  )
  return refunds
    .filter(({ to = 'code' }) => to !== 'code')
    .map((refund) => ({ refund, taken: parts.find((part) => part.refund === refund)?.taken ?? NOTHING }))
}

/** Returns what a refund reverses of the taxed sale, before tax. */
export const getRefundedNetCents = ({ dishesCents, chargesCents }: RefundParts): Cents => dishesCents + chargesCents

/**
 * Returns what each refund of money reverses: the taxable amount and its tax, the untaxed fee and
 * the tip.
 */
export const getRefundTaxFigures = ({ refunds = [], ...order }: TaxedOrder): readonly Reversal[] =>
  splitMoneyRefunds(
    order,
    refunds.filter(({ reason }) => reason !== 'changed'),
  ).map(({ refund: { at }, taken }) => {
    const figures = {
      [`refundNet/${order.taxRate}`]: getRefundedNetCents(taken),
      [`refundTax/${order.taxRate}`]: taken.taxCents,
      refundedFees: taken.untaxedFeeCents,
      refundedTips: taken.tipCents,
    }
    return { at, figures: addFigures({}, figures) }
  })
