import { bounded } from './cart'
import type { Cart, CartItem } from './cart'
import { lineNamed } from './line-key'
import type { Cents } from './money'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const MOST_STORED = 1e7

/** Cents of the dollars that a stored text tells; null for what is no price. */
export const storedCents = (dollars: unknown): Cents | null =>
  typeof dollars === 'number' && Math.abs(dollars) < MOST_STORED ? Math.round(dollars * 100) : null

/** The dollars that a stored text tells for cents. */
export const dollarsOf = (cents: Cents): number => cents / 100

function parseLine(value: unknown): readonly CartItem[] {
  if (!isRecord(value)) return []
  const { id, name, price, quantity, imageUrl, notes } = value
  const identity = lineNamed(String(id))
  const priceCents = storedCents(price)
  if (!identity || typeof name !== 'string' || priceCents === null || priceCents < 0) return []
  if (typeof quantity !== 'number' || !(quantity >= 1)) return []
  return [
    {
      ...identity,
      name,
      priceCents,
      quantity: bounded(quantity),
      imageUrl: typeof imageUrl === 'string' && imageUrl ? imageUrl : null,
      ...(typeof notes === 'string' && notes && { notes }),
    },
  ]
}

/**
 * The cart that a stored text holds; lines that make no sense are left out. Throws a SyntaxError
 * for broken JSON.
 */
export function parseCart(text: string | null): Cart {
  const stored: unknown = JSON.parse(text ?? '[]')
  if (!Array.isArray(stored)) return []
  const lines = stored.flatMap(parseLine)
  return lines.filter((line, index) => lines.findIndex((other) => other.key === line.key) === index)
}

/**
 * The text that a cart is stored and taken along as: to the letter as the first release writes it,
 * prices in dollars. Its tabs may still be open beside this one, on one cart; they keep a line's
 * name, and so what was chosen.
 */
export const cartText = (cart: Cart): string =>
  JSON.stringify(
    cart.map(({ key, name, priceCents, quantity, imageUrl, notes }) => ({
      id: key,
      name,
      price: dollarsOf(priceCents),
      quantity,
      imageUrl,
      notes,
    })),
  )
