import { MAX_NOTES, MAX_QUANTITY } from '../contract/orders'
import { tellsOfAllergy } from './allergy-note'
import { toCents } from './money'
import type { Cents } from './money'

/** A line of the cart (docs/product/cart.md#lines), with the guest's wishes for the kitchen. */
export type CartItem = {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly quantity: number
  readonly imageUrl: string | null
  readonly notes?: string | undefined
}

export type Cart = readonly CartItem[]

/** What is needed to add a dish. */
export type NewCartItem = Omit<CartItem, 'quantity'> & { readonly quantity?: number | undefined }

/** No line holds more pieces than an order may. */
const bounded = (quantity: number): number => Math.min(MAX_QUANTITY, Math.floor(quantity))

/** Wishes for one line together: none is said twice, and where there is no room for all an allergy goes first. */
export function joinNotes(...notes: readonly (string | undefined)[]): string | undefined {
  const wishes = notes.flatMap((note = '') => note.split(';')).map((wish) => wish.trim())
  const different = new Map(wishes.map((wish) => [wish.toLowerCase(), wish]))
  different.delete('')
  const all = [...different.values()]
  const first = all.filter(tellsOfAllergy)
  return [...first, ...all.filter((wish) => !first.includes(wish))].join('; ').slice(0, MAX_NOTES) || undefined
}

/** Adds a dish: one more of what is there already, otherwise a new line (docs/product/cart.md#lines). */
export function addToCart(cart: Cart, { quantity = 1, ...dish }: NewCartItem): Cart {
  const known = cart.some((line) => line.id === dish.id)
  if (!known) return [...cart, { ...dish, quantity: bounded(quantity) }]
  return cart.map((line) =>
    line.id === dish.id
      ? { ...line, ...dish, notes: joinNotes(line.notes, dish.notes), quantity: bounded(line.quantity + quantity) }
      : line,
  )
}

/** Adds several dishes, merging their quantities with what is there. */
export const addManyToCart = (cart: Cart, dishes: readonly NewCartItem[]): Cart => dishes.reduce<Cart>(addToCart, cart)

/** Sets a line's quantity; 0 or less takes it out. */
export function setCartQuantity(cart: Cart, id: string, quantity: number): Cart {
  if (quantity <= 0) return removeFromCart(cart, id)
  return cart.map((line) => (line.id === id ? { ...line, quantity: bounded(quantity) } : line))
}

export const removeFromCart = (cart: Cart, id: string): Cart => cart.filter((line) => line.id !== id)

/** How many pieces the cart holds. */
export const countOf = (cart: Cart): number => cart.reduce((sum, line) => sum + line.quantity, 0)

/** A line's price in cents, all its pieces together. */
export const lineCents = ({ price, quantity }: Pick<CartItem, 'price' | 'quantity'>): Cents =>
  toCents(price.toFixed(2)) * quantity

export const subtotalOf = (cart: Cart): Cents => cart.reduce((sum, line) => sum + lineCents(line), 0)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parseLine(value: unknown): readonly CartItem[] {
  if (!isRecord(value)) return []
  const { id, name, price, quantity, imageUrl, notes } = value
  if ((typeof id !== 'string' && typeof id !== 'number') || id === '' || typeof name !== 'string') return []
  if (typeof price !== 'number' || !Number.isFinite(price) || price < 0) return []
  if (typeof quantity !== 'number' || !(quantity >= 1)) return []
  return [
    {
      id: String(id),
      name,
      price,
      quantity: bounded(quantity),
      imageUrl: typeof imageUrl === 'string' && imageUrl ? imageUrl : null,
      ...(typeof notes === 'string' && notes && { notes }),
    },
  ]
}

/** The cart that a stored text holds; lines that make no sense are left out. Throws a SyntaxError for broken JSON. */
export function parseCart(text: string | null): Cart {
  const stored: unknown = JSON.parse(text ?? '[]')
  if (!Array.isArray(stored)) return []
  const lines = stored.flatMap(parseLine)
  return lines.filter((line, index) => lines.findIndex((other) => other.id === line.id) === index)
}
