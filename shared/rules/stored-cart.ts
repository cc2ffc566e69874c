import { isRecord } from '../is-record'
import { bounded } from './cart'
import type { Cart, CartItem } from './cart'
import { noNews } from './cart-changes'
import type { CartChange, CartNews } from './cart-changes'
import { lineOf } from './line-key'
import type { Cents } from './money'

const MAX_CENTS = 1e9

const isCents = (value: unknown): value is Cents => Number.isInteger(value) && Math.abs(Number(value)) < MAX_CENTS

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

const isText = (value: unknown): value is string => typeof value === 'string'

const textOrNull = (value: unknown): string | null => (isText(value) && value ? value : null)

function parseLine(value: unknown): readonly CartItem[] {
  if (!isRecord(value)) return []
  const { menuItemId, options, for: person, name, priceCents, quantity, imageUrl, notes } = value
  if (!isId(menuItemId) || !isText(name) || !isCents(priceCents) || priceCents < 0) return []
  if (typeof quantity !== 'number' || !(quantity >= 1)) return []
  if (options !== undefined && !(Array.isArray(options) && options.every(isText))) return []
  return [
    {
      ...lineOf({ menuItemId, options, for: textOrNull(person) ?? undefined }),
      name,
      priceCents,
      quantity: bounded(quantity),
      imageUrl: textOrNull(imageUrl),
      ...(isText(notes) && notes && { notes }),
    },
  ]
}

/**
 * Returns the cart in a stored JSON text, without lines that are invalid. Throws a SyntaxError for
 * broken JSON.
 */
export function parseCart(text: string | null): Cart {
  const stored: unknown = JSON.parse(text ?? '[]')
  if (!Array.isArray(stored)) return []
  const lines = stored.flatMap(parseLine)
  return lines.filter((line, index) => lines.findIndex((other) => other.key === line.key) === index)
}

/** Returns the JSON text of a cart, which is stored and taken along to another restaurant. */
export const formatCart = (cart: Cart): string => JSON.stringify(cart.map(({ key: _, ...line }) => line))

function parseChange(value: unknown): readonly CartChange[] {
  if (!isRecord(value)) return []
  const { kind, key, name, was, wasCents, isCents: nowCents } = value
  if (!isText(key) || !isText(name)) return []
  if (kind === 'price' && isCents(wasCents) && isCents(nowCents))
    return [{ kind, key, name, wasCents, isCents: nowCents }]
  return kind === 'name' && isText(was) ? [{ kind, key, name, was }] : []
}

/**
 * Returns the news in a stored JSON text, without changes that are invalid. Throws a SyntaxError
 * for broken JSON.
 */
export function parseCartNews(text: string | null): CartNews {
  const stored: unknown = JSON.parse(text ?? 'null')
  if (!isRecord(stored)) return noNews
  const { place, cameFrom, changes } = stored
  return {
    place: textOrNull(place),
    cameFrom: textOrNull(cameFrom),
    changes: Array.isArray(changes) ? changes.flatMap(parseChange) : [],
  }
}
