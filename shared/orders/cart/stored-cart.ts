import { isRecord } from '../../platform/is-record'
import { clampQuantity, createLineIdentity, type Cart, type CartItem } from './cart-lines'
import type { Cents } from '../../platform/money'

const MAX_CENTS = 1e9

/** Whether a stored value is an amount in cents. */
export const isCents = (value: unknown): value is Cents =>
  Number.isInteger(value) && Math.abs(Number(value)) < MAX_CENTS

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

/** Whether a stored value is text. */
export const isText = (value: unknown): value is string => typeof value === 'string'

/** Returns a stored text; null if it is empty or not a text. */
export const textOrNull = (value: unknown): string | null => (isText(value) && value ? value : null)

const DISH_ID = /^[1-9]\d*$/

/** Reads the dish and its price. Earlier builds stored a numeric id and the price in cents. */
function parseDish({ id, price, menuItemId, priceCents }: Readonly<Record<string, unknown>>) {
  if (id === undefined) return { menuItemId, priceCents }
  return {
    menuItemId: isText(id) && DISH_ID.test(id) ? Number(id) : undefined,
    priceCents: typeof price === 'number' ? Math.round(price * 100) : undefined,
  }
}

function parseLine(value: unknown): readonly CartItem[] {
  if (!isRecord(value)) return []
  const { options, for: person, name, quantity, imageUrl, notes } = value
  const { menuItemId, priceCents } = parseDish(value)
  if (!isId(menuItemId) || !isText(name) || !isCents(priceCents) || priceCents < 0) return []
  if (typeof quantity !== 'number' || !(quantity >= 1)) return []
  if (options !== undefined && !(Array.isArray(options) && options.every(isText))) return []
  return [
    {
      ...createLineIdentity({ menuItemId, options, for: textOrNull(person) ?? undefined }),
      name,
      priceCents,
      quantity: clampQuantity(quantity),
      imageUrl: textOrNull(imageUrl),
      ...(isText(notes) && notes && { notes }),
    },
  ]
}

/**
 * Parses a stored cart, skipping invalid lines.
 * @throws SyntaxError for broken JSON
 */
export function parseCart(text: string | null): Cart {
  const stored: unknown = JSON.parse(text ?? '[]')
  if (!Array.isArray(stored)) return []
  const lines = stored.flatMap(parseLine)
  return lines.filter((line, index) => lines.findIndex((other) => other.key === line.key) === index)
}

/**
 * Returns a cart as JSON, for storage and for taking it to another location's site. A line has its
 * dish's id as text and its price in dollars (docs/product/cart.md#storage).
 */
export const serializeCart = (cart: Cart): string =>
  JSON.stringify(
    cart.map(({ key: _, menuItemId, name, priceCents, quantity, imageUrl, ...own }) => ({
      id: String(menuItemId),
      name,
      price: priceCents / 100,
      quantity,
      imageUrl,
      ...own,
    })),
  )
