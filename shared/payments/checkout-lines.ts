import { allocateDiscount, type Cents } from '../platform/money'

type OrderedLine = { readonly name: string; readonly quantity: number; readonly totalPriceCents: Cents }

type PricedOrder = {
  readonly lines: readonly OrderedLine[]
  readonly discountCents: Cents
  readonly taxCents: Cents
  readonly deliveryFeeCents: Cents
  readonly tipCents: Cents
}

/** A line of the provider's payment page. */
export type CheckoutLine = { readonly name: string; readonly unitCents: Cents; readonly quantity: number }

const toSingleLine = (name: string, cents: Cents): readonly CheckoutLine[] =>
  cents === 0 ? [] : [{ name, unitCents: cents, quantity: 1 }]

/** Shares the discount among the dishes, because the provider's page has no negative lines. */
function listDishLines({ lines, discountCents }: PricedOrder): readonly CheckoutLine[] {
  const shares = allocateDiscount(
    discountCents,
    lines.map(({ totalPriceCents }) => totalPriceCents),
  )
  return lines.flatMap(({ name, quantity, totalPriceCents }, index) => {
    const share = shares[index] ?? 0
    if (share > 0) return toSingleLine(`${quantity} × ${name}`, totalPriceCents - share)
    return totalPriceCents === 0 ? [] : [{ name, unitCents: totalPriceCents / quantity, quantity }]
  })
}

/** Returns the lines of the payment page. Their sum is the order's total. */
export const listCheckoutLines = (order: PricedOrder): readonly CheckoutLine[] => [
  ...listDishLines(order),
  ...toSingleLine('Delivery fee', order.deliveryFeeCents),
  ...toSingleLine('Sales tax', order.taxCents),
  ...toSingleLine('Tip', order.tipCents),
]
