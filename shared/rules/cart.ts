import { MAX_QUANTITY } from '../terms/orders'
import type { LineIdentity } from './line-key'
import type { Cents } from './money'

/** A line of the cart (docs/product/cart.md#lines), with the guest's wishes for the kitchen. */
export type CartItem = LineIdentity & {
  readonly name: string
  readonly priceCents: Cents
  readonly quantity: number
  readonly imageUrl: string | null
  readonly notes?: string | undefined
}

export type Cart = readonly CartItem[]

/** No line holds more pieces than an order may. */
export const bounded = (quantity: number): number => Math.min(MAX_QUANTITY, Math.floor(quantity))

/** How many pieces the cart holds. */
export const countOf = (cart: Cart): number => cart.reduce((sum, line) => sum + line.quantity, 0)

/** A line's price in cents, all its pieces together. */
export const lineCents = ({ priceCents, quantity }: Pick<CartItem, 'priceCents' | 'quantity'>): Cents =>
  priceCents * quantity

export const subtotalOf = (cart: Cart): Cents => cart.reduce((sum, line) => sum + lineCents(line), 0)
