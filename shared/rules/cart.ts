import { MAX_LINE_QUANTITY } from '../terms/orders'
import type { CartLineIdentity } from './line-key'
import type { Cents } from './money'

/** A line of the cart (docs/product/cart.md#lines), with the guest's wishes for the kitchen. */
export type CartItem = CartLineIdentity & {
  readonly name: string
  readonly priceCents: Cents
  readonly quantity: number
  readonly imageUrl: string | null
  readonly notes?: string | undefined
}

export type Cart = readonly CartItem[]

/** No line holds more pieces than an order may. */
export const clampQuantity = (quantity: number): number => Math.min(MAX_LINE_QUANTITY, Math.floor(quantity))

/** How many pieces the cart holds. */
export const countCartItems = (cart: Cart): number => cart.reduce((sum, line) => sum + line.quantity, 0)

/** A line's price in cents, all its pieces together. */
export const getLineTotalCents = ({ priceCents, quantity }: Pick<CartItem, 'priceCents' | 'quantity'>): Cents =>
  priceCents * quantity

export const getSubtotalCents = (cart: Cart): Cents => cart.reduce((sum, line) => sum + getLineTotalCents(line), 0)
