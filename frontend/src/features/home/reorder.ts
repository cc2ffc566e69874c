import type { ReorderItem } from '#shared/contract/users'
import type { NewCartItem } from '#shared/rules/cart'

export type Reorder = {
  /** What can be had today, as the cart takes it. */
  readonly dishes: readonly NewCartItem[]
  readonly pieces: number
  /** Names of what cannot. */
  readonly missing: readonly string[]
}

/** A dish at market price is ordered by phone (docs/product/menu.md#market-price). */
const canBeOrdered = ({ isAvailable, price }: ReorderItem): boolean => isAvailable && Number(price) > 0

/** What of an earlier order can be ordered again today. */
export function reorderOf(items: readonly ReorderItem[]): Reorder {
  const ordered = items.filter(canBeOrdered)
  return {
    dishes: ordered.map(({ id, name, price, imageUrl, quantity }) => ({
      id: String(id),
      name,
      price: Number(price),
      imageUrl,
      quantity,
    })),
    pieces: ordered.reduce((sum, { quantity }) => sum + quantity, 0),
    missing: items.filter((item) => !canBeOrdered(item)).map(({ name }) => name),
  }
}

export const missingText = ({ missing }: Pick<Reorder, 'missing'>): string =>
  missing.length > 0 ? `Not available today: ${missing.join(', ')}.` : ''
