import { MAX_LINE_QUANTITY } from '../constants'
import type { Cents } from '../../platform/money'

/**
 * What is wanted of a dish: it, and the ids of the options chosen for it, one for each time; left
 * out, the dish as it comes. In an order of several, whose it is.
 */
export type DishSelection = {
  readonly menuItemId: number
  readonly options?: readonly string[] | undefined
  readonly for?: string | undefined
}

/**
 * A line by what was chosen for it: two of the same dish are one line only where they are wanted
 * alike, by the same person.
 */
export type CartLineIdentity = DishSelection & { readonly key: string }

/**
 * The line of a choice, the same in whatever sequence its options were chosen: `'7'`,
 * `'7+extra-egg+extra-egg+spicy'`, `'7+'` with none of them, `'7@Ben'` for a person of a group order.
 */
export function createLineIdentity({ menuItemId, options, for: whose }: DishSelection): CartLineIdentity {
  const chosen = options && [...options].sort()
  return {
    key: `${menuItemId}${chosen ? `+${chosen.join('+')}` : ''}${whose ? `@${whose}` : ''}`,
    menuItemId,
    options: chosen,
    for: whose,
  }
}

export const getLineKey = (choice: DishSelection): string => createLineIdentity(choice).key

const KEY = /^([1-9]\d{0,8})(\+(?:[a-z\d-]+(?:\+[a-z\d-]+)*)?)?(?:@([^]+))?$/

/**
 * The line that a name stands for, so that whoever keeps the name keeps the choice; null for what
 * names none.
 */
export function parseLineKey(name: string): CartLineIdentity | null {
  const [, dish, options, whose] = KEY.exec(name) ?? []
  return dish
    ? createLineIdentity({ menuItemId: Number(dish), options: options?.split('+').filter(Boolean), for: whose })
    : null
}

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
