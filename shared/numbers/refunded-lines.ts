import { listLostAmounts } from '../payments/disputes'
import { listPayments, type OrderPayments } from '../payments/payment-amounts'
import type { PaymentState } from '../payments/payment-state'
import {
  isRefundOfDishes,
  listSaleRefunds,
  shareOfCents,
  splitRefunds,
  type OrderAmounts,
  type OrderRefund,
  type RefundedOrder,
} from '../payments/refund-parts'
import { allocateDiscount, type Cents } from '../platform/money'

type SoldOrder = OrderAmounts &
  RefundedOrder &
  OrderPayments<Pick<PaymentState, 'cardRefunds' | 'disputes'>> & {
    readonly lines: readonly { readonly quantity: number; readonly totalPriceCents: Cents }[]
  }

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, cents) => total + cents, 0)

/** Returns the price of each line after its share of the discount, in cents. */
export function listLineNets({ discountCents, lines }: Pick<SoldOrder, 'discountCents' | 'lines'>): readonly Cents[] {
  const prices = lines.map(({ totalPriceCents }) => totalPriceCents)
  const shares = allocateDiscount(discountCents, prices)
  return prices.map((price, line) => price - (shares[line] ?? 0))
}

/** Returns what a refund names of each line in cents, at most what is left of it. */
function listNamedCents(
  refund: OrderRefund,
  { lines, nets, left }: Pick<SoldOrder, 'lines'> & Record<'nets' | 'left', readonly Cents[]>,
): readonly Cents[] {
  if (!isRefundOfDishes(refund)) return left
  const named = refund.lines ?? [refund.line]
  return left.map((leftCents, line) => {
    if (!named.includes(line)) return 0
    const pieces = refund.pieces?.find((one) => one.line === line)?.quantity
    if (pieces === undefined) return leftCents
    return Math.min(leftCents, shareOfCents(nets[line] ?? 0, pieces, lines[line]?.quantity ?? 0))
  })
}

/**
 * Returns what refunds of money and lost disputes have taken back of each line's price after
 * discount, in cents. A refund of dishes counts on their lines, an amount of the whole order on all
 * lines in proportion to what is left of them. A code takes nothing back: it lowers the sale of the
 * order that spends it (docs/product/numbers.md#counting-rules).
 */
export function listRefundedLineCents(order: SoldOrder): readonly Cents[] {
  const { lines } = order
  const nets = listLineNets(order)
  const lost = listPayments(order)
    .flatMap(listLostAmounts)
    .map(({ at, amountCents }): OrderRefund => ({ at, amountCents, to: 'card' }))
  let left = nets
  const returned = nets.map(() => 0)
  for (const { refund, taken } of splitRefunds(order, [...listSaleRefunds(order), ...lost]).parts) {
    const named = listNamedCents(refund, { lines, nets, left })
    const ofNamed = allocateDiscount(Math.min(taken.dishesCents, sum(named)), named)
    const rest = left.map((cents, line) => cents - (ofNamed[line] ?? 0))
    // What exceeds the named lines, because an amount was refunded before, is of the others.
    const ofOthers = allocateDiscount(taken.dishesCents - sum(ofNamed), rest)
    left = rest.map((cents, line) => cents - (ofOthers[line] ?? 0))
    if ((refund.to ?? 'code') === 'code') continue
    returned.forEach((cents, line) => (returned[line] = cents + (ofNamed[line] ?? 0) + (ofOthers[line] ?? 0)))
  }
  return returned
}
