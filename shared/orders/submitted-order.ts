import { toCents, type Cents } from '../platform/money'
import type { OrderType } from './constants'

/** A line of a submitted order, in cents. */
export type SubmittedLine = {
  readonly menuItemId: number
  readonly quantity: number
  readonly unitPriceCents: Cents
  readonly totalPriceCents: Cents
  readonly customizations?: { readonly options?: readonly string[] | null | undefined } | null | undefined
}

/** An order with the amounts that the guest saw, in cents. */
export type SubmittedOrder<Line extends SubmittedLine> = {
  readonly orderType: OrderType
  readonly items: readonly Line[]
  readonly subtotalCents: Cents
  readonly taxCents: Cents
  readonly totalCents: Cents
  readonly tipCents?: Cents | undefined
}

type SubmittedAmounts<Line> = Readonly<Record<'subtotal' | 'tax' | 'total', string | number>> & {
  readonly orderType: OrderType
  readonly items: readonly Line[]
  readonly tip?: string | number | null | undefined
  readonly paymentMethod?: string | null | undefined
}

type LineAmounts = Readonly<Record<'unitPrice' | 'totalPrice', string | number>>

/** Converts the amounts of a submitted order to cents. */
export const toSubmittedOrder = <Line extends LineAmounts>({
  orderType,
  items,
  subtotal,
  tax,
  total,
  tip,
  paymentMethod,
}: SubmittedAmounts<Line>) => ({
  orderType,
  items: items.map(({ unitPrice, totalPrice, ...line }) => ({
    ...line,
    unitPriceCents: toCents(unitPrice),
    totalPriceCents: toCents(totalPrice),
  })),
  subtotalCents: toCents(subtotal),
  taxCents: toCents(tax),
  totalCents: toCents(total),
  tipCents: toCents(tip ?? 0),
  paymentMethod,
})
