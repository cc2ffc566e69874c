import {
  createLineIdentity,
  clampQuantity,
  type DishSelection,
  type CartLineIdentity,
  type CartItem,
  type Cart,
} from './cart-lines'
import { toCents } from '../../platform/money'
import type { MenuItem } from '../../menu/contract'
import { getDefaultOptionIds, getDefaultSelection, resolveSelection, sumOptionCents } from '../../menu/options'
import { formatLineName } from '../../menu/option-text'

/** A dish to add to the cart. */
export type NewCartItem = DishSelection &
  Omit<CartItem, keyof CartLineIdentity | 'quantity'> & { readonly quantity?: number | undefined }

/** The fields of a menu item that the cart needs. */
type OfferedDish = Pick<MenuItem, 'id' | 'name' | 'price' | 'imageUrl' | 'optionGroups'>

/**
 * Converts a menu item to a cart item at today's price, with the given option ids or its defaults.
 * It does not validate the options; see `getLineProblem`.
 */
export function toCartItem(
  { id, name, price, imageUrl, optionGroups }: OfferedDish,
  options: readonly string[] | undefined = getDefaultSelection(optionGroups),
): NewCartItem {
  const { chosen } = resolveSelection(optionGroups, options)
  // For a dish without default options, an empty list means the same as none.
  const isStated = options && (options.length > 0 || getDefaultOptionIds(optionGroups).length > 0)
  return {
    menuItemId: id,
    name: formatLineName(name, optionGroups, chosen),
    priceCents: toCents(price) + sumOptionCents(chosen),
    imageUrl,
    ...(isStated && { options }),
  }
}

/** Lists the different parts of notes. */
export function listNoteParts(notes: readonly (string | undefined)[]): readonly string[] {
  const parts = notes.flatMap((note = '') => note.split(';')).map((part) => part.trim())
  const different = new Map(parts.map((part) => [part.toLowerCase(), part]))
  different.delete('')
  return [...different.values()]
}

/** Joins notes in full. `shortenNotes` makes them as short as an order's notes must be. */
export const joinNotes = (...notes: readonly (string | undefined)[]): string | undefined =>
  listNoteParts(notes).join('; ') || undefined

/**
 * Adds a dish to the cart: increases the quantity of an equal line and joins its notes, otherwise
 * adds a line (docs/product/cart.md#lines).
 */
export function addToCart(cart: Cart, { quantity = 1, options, ...dish }: NewCartItem): Cart {
  const identity = createLineIdentity({ ...dish, options })
  const { key } = identity
  const known = cart.some((line) => line.key === key)
  if (!known) return [...cart, { ...dish, ...identity, quantity: clampQuantity(quantity) }]
  return cart.map((line) =>
    line.key === key
      ? {
          ...line,
          ...dish,
          notes: joinNotes(line.notes, dish.notes),
          quantity: clampQuantity(line.quantity + quantity),
        }
      : line,
  )
}

/** Adds several dishes to the cart. */
export const addManyToCart = (cart: Cart, dishes: readonly NewCartItem[]): Cart => dishes.reduce<Cart>(addToCart, cart)

/**
 * Replaces a line in its position. If an equal line exists already, that line gets the quantity and
 * the note.
 */
export function replaceCartLine(cart: Cart, key: string, item: NewCartItem): Cart {
  const { quantity = 1, options, ...dish } = item
  const identity = createLineIdentity({ ...dish, options })
  const isTaken = identity.key !== key && cart.some((line) => line.key === identity.key)
  if (isTaken) return addToCart(removeFromCart(cart, key), item)
  return cart.map((line) => (line.key === key ? { ...dish, ...identity, quantity: clampQuantity(quantity) } : line))
}

/** Sets a line's quantity; 0 or less removes it. */
export function setCartQuantity(cart: Cart, key: string, quantity: number): Cart {
  if (quantity <= 0) return removeFromCart(cart, key)
  return cart.map((line) => (line.key === key ? { ...line, quantity: clampQuantity(quantity) } : line))
}

/** Removes a line from the cart. */
export const removeFromCart = (cart: Cart, key: string): Cart => cart.filter((line) => line.key !== key)

/** Counts the portions of each dish in a cart, over all its lines. */
export function countPortionsByDish(cart: Cart): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { menuItemId, quantity } of cart) counts.set(menuItemId, (counts.get(menuItemId) ?? 0) + quantity)
  return counts
}

/** Removes one portion of a dish, from the line that was added last. */
export function removePortion(cart: Cart, menuItemId: number): Cart {
  const last = cart.findLast((line) => line.menuItemId === menuItemId)
  return last ? setCartQuantity(cart, last.key, last.quantity - 1) : cart
}
