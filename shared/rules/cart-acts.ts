import type { MenuItem } from '../contract/menu'
import { MAX_NOTES } from '../terms/orders'
import { tellsOfAllergy } from './allergy-words'
import { bounded } from './cart'
import type { Cart, CartItem } from './cart'
import { lineOf } from './line-key'
import type { Choice, LineIdentity } from './line-key'
import { toCents } from './money'
import { asItComes, choose, defaultsOf, lineName, optionsCents } from './options'

/** What is needed to add a dish. */
export type NewCartItem = Choice &
  Omit<CartItem, keyof LineIdentity | 'quantity'> & { readonly quantity?: number | undefined }

/** What the cart takes of a dish of the menu. */
type Offered = Pick<MenuItem, 'id' | 'name' | 'price' | 'imageUrl' | 'optionGroups'>

/**
 * A dish of the menu as the cart takes it, at today's price: with these options, by their ids, or
 * as it comes. What does not fit its groups is left to `troubleOf` to say.
 */
export function asMenuHasIt(
  { id, name, price, imageUrl, optionGroups }: Offered,
  options: readonly string[] | undefined = asItComes(optionGroups),
): NewCartItem {
  const { chosen } = choose(optionGroups, options)
  // Of a dish that nothing comes with, none is the same as nothing said.
  const isSaid = options && (options.length > 0 || defaultsOf(optionGroups).length > 0)
  return {
    menuItemId: id,
    name: lineName(name, optionGroups, chosen),
    priceCents: toCents(price) + optionsCents(chosen),
    imageUrl,
    ...(isSaid && { options }),
  }
}

/**
 * Wishes for one line together: none is said twice, and where there is no room for all an allergy
 * goes first.
 */
export function joinNotes(...notes: readonly (string | undefined)[]): string | undefined {
  const wishes = notes.flatMap((note = '') => note.split(';')).map((wish) => wish.trim())
  const different = new Map(wishes.map((wish) => [wish.toLowerCase(), wish]))
  different.delete('')
  const all = [...different.values()]
  const first = all.filter(tellsOfAllergy)
  return [...first, ...all.filter((wish) => !first.includes(wish))].join('; ').slice(0, MAX_NOTES) || undefined
}

/**
 * Adds a dish: one more of what is there alike, otherwise a new line (docs/product/cart.md#lines).
 */
export function addToCart(cart: Cart, { quantity = 1, options, ...dish }: NewCartItem): Cart {
  const identity = lineOf({ ...dish, options })
  const { key } = identity
  const known = cart.some((line) => line.key === key)
  if (!known) return [...cart, { ...dish, ...identity, quantity: bounded(quantity) }]
  return cart.map((line) =>
    line.key === key
      ? { ...line, ...dish, notes: joinNotes(line.notes, dish.notes), quantity: bounded(line.quantity + quantity) }
      : line,
  )
}

/** Adds several dishes, merging their quantities with what is there. */
export const addManyToCart = (cart: Cart, dishes: readonly NewCartItem[]): Cart => dishes.reduce<Cart>(addToCart, cart)

/**
 * Puts a line, wanted differently, where it stood; one that is there alike already takes its pieces
 * and wishes.
 */
export function replaceLine(cart: Cart, key: string, item: NewCartItem): Cart {
  const { quantity = 1, options, ...dish } = item
  const identity = lineOf({ ...dish, options })
  const isTaken = identity.key !== key && cart.some((line) => line.key === identity.key)
  if (isTaken) return addToCart(removeFromCart(cart, key), item)
  return cart.map((line) => (line.key === key ? { ...dish, ...identity, quantity: bounded(quantity) } : line))
}

/** Sets a line's quantity; 0 or less takes it out. */
export function setCartQuantity(cart: Cart, key: string, quantity: number): Cart {
  if (quantity <= 0) return removeFromCart(cart, key)
  return cart.map((line) => (line.key === key ? { ...line, quantity: bounded(quantity) } : line))
}

export const removeFromCart = (cart: Cart, key: string): Cart => cart.filter((line) => line.key !== key)
