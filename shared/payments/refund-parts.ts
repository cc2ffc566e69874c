import type { Cents } from '../platform/money'
import { getMissingCents, type OrderPayments } from './payment-amounts'
import type { PaymentState } from './payment-state'
import type { RefundDestination, RefundReason } from './refunds'

/** The amounts that an order consists of. Refunds return them in parts. */
export type OrderAmounts = {
  readonly subtotalCents: Cents
  readonly discountCents: Cents
  readonly taxCents: Cents
  readonly deliveryFeeCents: Cents
  readonly isDeliveryFeeTaxed: boolean
  /** The taxed service charge of an event. */
  readonly serviceChargeCents?: Cents | undefined
  readonly tipCents?: Cents | undefined
}

/** A refund, of dishes or of an amount of the whole order. */
export type MadeRefund = {
  readonly amountCents: Cents
  /** The tax in the amount; missing means its share of what is left. */
  readonly taxCents?: Cents | undefined
  /** The refunded lines by their positions, or the only one. */
  readonly lines?: readonly number[] | undefined
  readonly line?: number | undefined
}

/** A number of pieces of an order line, by its position. */
export type LinePieces = { readonly line: number; readonly quantity: number }

/** A refund of an order, with where it went. */
export type OrderRefund = MadeRefund & {
  readonly to?: RefundDestination | undefined
  /** How many pieces of lines were refunded; lines without an entry were refunded as a whole. */
  readonly pieces?: readonly LinePieces[] | undefined
  readonly reason?: RefundReason | undefined
  /** The part that went back to gift cards instead of the provider's card. */
  readonly toGiftCardCents?: Cents | undefined
  /** What went back to the code that had paid for the dishes, besides the amount. */
  readonly toCodeCents?: Cents | undefined
  readonly at?: string | undefined
  /** How many steps the order's history had when it was refunded. */
  readonly afterSteps?: number | undefined
}

/** An order with its refunds and the payments that show which of them failed. */
export type RefundedOrder<Refund extends OrderRefund = OrderRefund> = OrderPayments<
  Pick<PaymentState, 'cardRefunds'>
> & { readonly refunds?: readonly Refund[] | undefined }

/** Lists refunds with what has arrived of them. Those of which nothing has are left out. */
export const listArrivedRefunds = <Refund extends OrderRefund>({ refunds = [], ...order }: RefundedOrder<Refund>) =>
  refunds.flatMap((refund): readonly Refund[] => {
    const { to, at } = refund
    const missingCents = to !== 'card' || at === undefined ? 0 : getMissingCents(order, at)
    if (missingCents === 0) return [refund]
    const amountCents = refund.amountCents - missingCents
    return amountCents > 0 ? [{ ...refund, amountCents, taxCents: undefined }] : []
  })

/**
 * Lists the refunds of a sale. Those for edits are none, because the edit has lowered the total
 * already. What failed can be refunded again, unless staff returned it another way.
 */
export const listSaleRefunds = <Refund extends OrderRefund>(order: RefundedOrder<Refund>) =>
  listArrivedRefunds(order).filter(({ reason }) => reason !== 'changed')

/** What a refund consists of, or what is left of an order. */
export type RefundParts = {
  readonly dishesCents: Cents
  /** Other taxed amounts: the service charge, and the delivery fee where it is taxed. */
  readonly chargesCents: Cents
  readonly taxCents: Cents
  readonly untaxedFeeCents: Cents
  readonly tipCents: Cents
}

/** Whether a refund is of dishes. */
export const isRefundOfDishes = ({ lines, line }: Pick<MadeRefund, 'lines' | 'line'>): boolean =>
  (lines ?? line) !== undefined

/** Returns the parts of an order before any refund. Their sum is its total. */
const getOrderParts = (order: OrderAmounts): RefundParts => ({
  dishesCents: order.subtotalCents - order.discountCents,
  chargesCents: (order.serviceChargeCents ?? 0) + (order.isDeliveryFeeTaxed ? order.deliveryFeeCents : 0),
  taxCents: order.taxCents,
  untaxedFeeCents: order.isDeliveryFeeTaxed ? 0 : order.deliveryFeeCents,
  tipCents: order.tipCents ?? 0,
})

/** Returns the taxed sale and its tax. */
export const getTaxedGross = ({ dishesCents, chargesCents, taxCents }: RefundParts): Cents =>
  dishesCents + chargesCents + taxCents

/** Returns a share of an amount, rounded half up; 0 of nothing. */
export const shareOfCents = (cents: Cents, part: number, whole: number): Cents =>
  whole === 0 ? 0 : Math.floor((cents * part * 2 + whole) / (whole * 2))

const limit = (cents: Cents, least: Cents, most: Cents): Cents => Math.max(least, Math.min(most, cents))

/**
 * Takes a refund off what is left of an order. The taxed sale and its tax come first, in their
 * proportion; then the untaxed fee; the tip comes last (docs/product/payments.md#refunds).
 */
export function takeRefund(left: RefundParts, refund: MadeRefund): RefundParts {
  const net = left.dishesCents + left.chargesCents
  const taxed = Math.min(refund.amountCents, net + left.taxCents)
  const share = shareOfCents(taxed, left.taxCents, net + left.taxCents)
  const taxCents = limit(refund.taxCents ?? share, taxed - net, Math.min(taxed, left.taxCents))
  const sale = taxed - taxCents
  const dishes = isRefundOfDishes(refund) ? sale : shareOfCents(sale, left.dishesCents, net)
  const dishesCents = limit(dishes, sale - left.chargesCents, left.dishesCents)
  const untaxedFeeCents = Math.min(refund.amountCents - taxed, left.untaxedFeeCents)
  const tipCents = Math.min(refund.amountCents - taxed - untaxedFeeCents, left.tipCents)
  return { dishesCents, chargesCents: sale - dishesCents, taxCents, untaxedFeeCents, tipCents }
}

const subtract = (left: RefundParts, taken: RefundParts): RefundParts => ({
  dishesCents: left.dishesCents - taken.dishesCents,
  chargesCents: left.chargesCents - taken.chargesCents,
  taxCents: left.taxCents - taken.taxCents,
  untaxedFeeCents: left.untaxedFeeCents - taken.untaxedFeeCents,
  tipCents: left.tipCents - taken.tipCents,
})

/**
 * Splits the refunds of an order in their sequence. Refunds of the whole total return exactly its
 * dishes, charges, tax, fee and tip, however they were split.
 */
export function splitRefunds<Refund extends MadeRefund>(order: OrderAmounts, refunds: readonly Refund[]) {
  let left = getOrderParts(order)
  const parts = refunds.map((refund) => {
    const taken = takeRefund(left, refund)
    left = subtract(left, taken)
    return { refund, taken, left }
  })
  return { parts, left }
}
