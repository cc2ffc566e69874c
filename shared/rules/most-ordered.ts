/** How many dishes count as those that are ordered most (docs/product/menu.md#most-popular). */
export const MOST_ORDERED_COUNT = 12

/**
 * Over how many local days they are counted, today's among them
 * (docs/product/menu.md#most-popular).
 */
export const MOST_ORDERED_DAYS = 30

/** How many are remembered: dishes that leave the menu give way to those that follow. */
const REMEMBERED = 2 * MOST_ORDERED_COUNT

/**
 * The dishes that were sold most, the most sold first; of those sold as often, the older dish
 * first.
 */
export const rankMostOrdered = (sold: ReadonlyMap<number, number>): readonly number[] =>
  [...sold]
    .filter(([, quantity]) => quantity > 0)
    .sort(([one, often], [other, asOften]) => asOften - often || one - other)
    .slice(0, REMEMBERED)
    .map(([id]) => id)

/**
 * The place of each dish among those ordered most, from 1; of dishes that are still there
 * (docs/product/menu.md#most-popular).
 */
export const getOrderedRanks = (
  ids: readonly number[],
  isThere: (id: number) => boolean,
): ReadonlyMap<number, number> =>
  new Map(
    ids
      .filter(isThere)
      .slice(0, MOST_ORDERED_COUNT)
      .map((id, index) => [id, index + 1]),
  )
