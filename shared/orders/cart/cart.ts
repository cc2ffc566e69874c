import { MAX_LINE_QUANTITY, MAX_NOTE_LENGTH } from '../constants'
import { toCents } from '../../platform/money'
import type { Cents } from '../../platform/money'
import type { MenuItem } from '../../menu/contract'
import { mentionsAllergy } from '../../menu/dietary/allergies'
import { getDefaultOptionIds, getDefaultSelection, resolveSelection, sumOptionCents } from '../../menu/options'
import { formatLineName } from '../../menu/option-text'

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

/**
 * Merges notes without repeating any. If they are too long together, those about allergies come
 * first.
 */
export function mergeNotes(...notes: readonly (string | undefined)[]): string | undefined {
  const parts = notes.flatMap((note = '') => note.split(';')).map((part) => part.trim())
  const different = new Map(parts.map((part) => [part.toLowerCase(), part]))
  different.delete('')
  const all = [...different.values()]
  const first = all.filter(mentionsAllergy)
  return [...first, ...all.filter((part) => !first.includes(part))].join('; ').slice(0, MAX_NOTE_LENGTH) || undefined
}

/**
 * Adds a dish to the cart: increases the quantity of an equal line, otherwise adds a line
 * (docs/product/cart.md#lines).
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
          notes: mergeNotes(line.notes, dish.notes),
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
