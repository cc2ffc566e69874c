import { MAX_LINE_QUANTITY, MAX_NOTE_LENGTH } from '../constants'
import { toCents } from '../../platform/money'
import type { Cents } from '../../platform/money'
import type { MenuItem } from '../../menu/contract'
import { mentionsAllergy } from '../../menu/dietary/allergies'
import { getDefaultOptionIds, getDefaultSelection, resolveSelection, sumOptionCents } from '../../menu/options'
import { formatLineName } from '../../menu/option-text'

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

/** What is needed to add a dish. */
export type NewCartItem = DishSelection &
  Omit<CartItem, keyof CartLineIdentity | 'quantity'> & { readonly quantity?: number | undefined }

/** What the cart takes of a dish of the menu. */
type Offered = Pick<MenuItem, 'id' | 'name' | 'price' | 'imageUrl' | 'optionGroups'>

/**
 * A dish of the menu as the cart takes it, at today's price: with these options, by their ids, or
 * as it comes. What does not fit its groups is left to `troubleOf` to say.
 */
export function toCartItem(
  { id, name, price, imageUrl, optionGroups }: Offered,
  options: readonly string[] | undefined = getDefaultSelection(optionGroups),
): NewCartItem {
  const { chosen } = resolveSelection(optionGroups, options)
  // Of a dish that nothing comes with, none is the same as nothing said.
  const isSaid = options && (options.length > 0 || getDefaultOptionIds(optionGroups).length > 0)
  return {
    menuItemId: id,
    name: formatLineName(name, optionGroups, chosen),
    priceCents: toCents(price) + sumOptionCents(chosen),
    imageUrl,
    ...(isSaid && { options }),
  }
}

/**
 * Wishes for one line together: none is said twice, and where there is no room for all an allergy
 * goes first.
 */
export function mergeNotes(...notes: readonly (string | undefined)[]): string | undefined {
  const wishes = notes.flatMap((note = '') => note.split(';')).map((wish) => wish.trim())
  const different = new Map(wishes.map((wish) => [wish.toLowerCase(), wish]))
  different.delete('')
  const all = [...different.values()]
  const first = all.filter(mentionsAllergy)
  return [...first, ...all.filter((wish) => !first.includes(wish))].join('; ').slice(0, MAX_NOTE_LENGTH) || undefined
}

/**
 * Adds a dish: one more of what is there alike, otherwise a new line (docs/product/cart.md#lines).
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

/** Adds several dishes, merging their quantities with what is there. */
export const addManyToCart = (cart: Cart, dishes: readonly NewCartItem[]): Cart => dishes.reduce<Cart>(addToCart, cart)

/**
 * Puts a line, wanted differently, where it stood; one that is there alike already takes its pieces
 * and wishes.
 */
export function replaceCartLine(cart: Cart, key: string, item: NewCartItem): Cart {
  const { quantity = 1, options, ...dish } = item
  const identity = createLineIdentity({ ...dish, options })
  const isTaken = identity.key !== key && cart.some((line) => line.key === identity.key)
  if (isTaken) return addToCart(removeFromCart(cart, key), item)
  return cart.map((line) => (line.key === key ? { ...dish, ...identity, quantity: clampQuantity(quantity) } : line))
}

/** Sets a line's quantity; 0 or less takes it out. */
export function setCartQuantity(cart: Cart, key: string, quantity: number): Cart {
  if (quantity <= 0) return removeFromCart(cart, key)
  return cart.map((line) => (line.key === key ? { ...line, quantity: clampQuantity(quantity) } : line))
}

export const removeFromCart = (cart: Cart, key: string): Cart => cart.filter((line) => line.key !== key)
