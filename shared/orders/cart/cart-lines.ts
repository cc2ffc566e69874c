import type { Cents } from '../../platform/money'
import { MAX_LINE_QUANTITY } from '../constants'

/**
 * A dish and the ids of its chosen options, repeated if taken several times; without `options`, the
 * dish's defaults. In a group order, `for` names the person.
 */
export type DishSelection = {
  readonly menuItemId: number
  readonly options?: readonly string[] | undefined
  readonly for?: string | undefined
}

/**
 * The identity of a cart line: the same dish with the same options for the same person is one line.
 */
export type CartLineIdentity = DishSelection & { readonly key: string }

/**
 * Creates the identity of a selection, independent of the order of its options. Keys look like
 * `'7'`, `'7+extra-egg+extra-egg+spicy'`, `'7+'` (no options) or `'7@Ben'` (for a person in a group
 * order).
 */
export function createLineIdentity({ menuItemId, options, for: person }: DishSelection): CartLineIdentity {
  const chosen = options && [...options].sort()
  return {
    key: `${menuItemId}${chosen ? `+${chosen.join('+')}` : ''}${person ? `@${person}` : ''}`,
    menuItemId,
    options: chosen,
    for: person,
  }
}

/** Returns the key of the cart line for a selection. */
export const getLineKey = (choice: DishSelection): string => createLineIdentity(choice).key

const KEY = /^([1-9]\d{0,8})(\+(?:[a-z\d-]+(?:\+[a-z\d-]+)*)?)?(?:@([^]+))?$/

/** Parses a line key back to its selection; null if it is invalid. */
export function parseLineKey(name: string): CartLineIdentity | null {
  const [, dish, options, person] = KEY.exec(name) ?? []
  return dish
    ? createLineIdentity({ menuItemId: Number(dish), options: options?.split('+').filter(Boolean), for: person })
    : null
}

/** A cart line with the guest's note for the kitchen (docs/product/cart.md#lines). */
export type CartItem = CartLineIdentity & {
  readonly name: string
  readonly priceCents: Cents
  readonly quantity: number
  readonly imageUrl: string | null
  readonly notes?: string | undefined
}

export type Cart = readonly CartItem[]

/** Limits a quantity to the maximum of an order line. */
export const clampQuantity = (quantity: number): number => Math.min(MAX_LINE_QUANTITY, Math.floor(quantity))

/** Returns the number of portions in the cart. */
export const countCartItems = (cart: Cart): number => cart.reduce((sum, line) => sum + line.quantity, 0)

/** Returns a line's price for all its portions. */
export const getLineTotalCents = ({ priceCents, quantity }: Pick<CartItem, 'priceCents' | 'quantity'>): Cents =>
  priceCents * quantity

/** Returns the total of all lines in cents. */
export const getSubtotalCents = (cart: Cart): Cents => cart.reduce((sum, line) => sum + getLineTotalCents(line), 0)

/** Returns the number of each dish in a cart, by its id. */
export const countDishes = (cart: Cart): ReadonlyMap<number, number> =>
  cart.reduce(
    (counts, { menuItemId, quantity }) => counts.set(menuItemId, (counts.get(menuItemId) ?? 0) + quantity),
    new Map<number, number>(),
  )

/** The limits of one request for waiting times. */
const [MOST_DISHES, MOST_PORTIONS] = [60, 99]

/** Formats the dishes of a cart as the API takes them: `3101:2,3102:1`. */
export const formatDishQuantities = (cart: Cart): string =>
  [...countDishes(cart)]
    .slice(0, MOST_DISHES)
    .map(([id, quantity]) => `${id}:${Math.min(quantity, MOST_PORTIONS)}`)
    .join(',')
