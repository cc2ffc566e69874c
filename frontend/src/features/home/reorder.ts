import type { ReorderItem } from '#shared/contract/users'
import { toCartItem } from '#shared/rules/cart-acts'
import type { NewCartItem } from '#shared/rules/cart-acts'
import { applySelectionDifference } from '#shared/rules/options'
import { isMarketPrice } from '#shared/rules/menu-listing'

export type Reorder = {
  /** What can be had today, as the cart takes it. */
  readonly dishes: readonly NewCartItem[]
  readonly pieces: number
  /** Names of what cannot. */
  readonly missing: readonly string[]
  /** Options of then that what can be had comes without. */
  readonly without: readonly string[]
}

/** A dish at market price is ordered by phone (docs/product/menu.md#market-price). */
const canBeOrdered = (item: ReorderItem): boolean => item.isAvailable && !isMarketPrice(item)

/** With the wish and the options of then, as far as the menu has them. */
const asWantedNow = ({ options, leftOut, notes, quantity, ...dish }: ReorderItem): NewCartItem => ({
  ...toCartItem(dish, applySelectionDifference(dish.optionGroups, { options, leftOut })),
  quantity,
  ...(notes && { notes }),
})

/** What of an earlier order can be ordered again today. */
export function planReorder(items: readonly ReorderItem[]): Reorder {
  const ordered = items.filter(canBeOrdered)
  return {
    dishes: ordered.map(asWantedNow),
    pieces: ordered.reduce((sum, { quantity }) => sum + quantity, 0),
    missing: items.filter((item) => !canBeOrdered(item)).map(({ name }) => name),
    without: ordered.flatMap(({ name, optionsGone }) => optionsGone.map((option) => `${option} (${name})`)),
  }
}

/** What an earlier order cannot bring any more, in words; empty where it brings everything. */
export const formatMissingItems = ({ missing, without }: Pick<Reorder, 'missing' | 'without'>): string =>
  [
    missing.length > 0 ? `Not available today: ${missing.join(', ')}.` : '',
    without.length > 0 ? `No longer offered: ${without.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
