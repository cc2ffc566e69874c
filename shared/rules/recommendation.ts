import type { RecommendedCategory } from '../contract/recommendations'

/** How many categories are recommended. */
export const RECOMMENDED_CATEGORY_COUNT = 4

/** Portions ordered by category id. */
export type PortionsByCategory = ReadonlyMap<number, number>

type Question = {
  /** In the menu's order, which decides between equals. */
  readonly categories: readonly RecommendedCategory[]
  /** What this user ordered. */
  readonly own: PortionsByCategory
  /** What all guests ordered. */
  readonly everyone: PortionsByCategory
}

const mostOf = (
  categories: readonly RecommendedCategory[],
  portions: PortionsByCategory,
): readonly RecommendedCategory[] =>
  categories
    .filter(({ id }) => (portions.get(id) ?? 0) > 0)
    .sort((one, other) => (portions.get(other.id) ?? 0) - (portions.get(one.id) ?? 0))

/**
 * The categories that a user orders most, filled up with those that everyone does
 * (docs/product/menu.md#recommended-categories), and in the menu's order while nobody has ordered
 * yet.
 */
export function recommendCategories({ categories, own, everyone }: Question): RecommendedCategory[] {
  const ranked = [...mostOf(categories, own), ...mostOf(categories, everyone), ...categories]
  return [...new Set(ranked)].slice(0, RECOMMENDED_CATEGORY_COUNT)
}

type Line = { readonly menuItemId: number; readonly quantity: number }

/** Portions by category of some order lines; dishes that have left the menu count for nothing. */
export function countPortionsByCategory(
  lines: readonly Line[],
  categoryOf: ReadonlyMap<number, number>,
): PortionsByCategory {
  const portions = new Map<number, number>()
  for (const { menuItemId, quantity } of lines) {
    const category = categoryOf.get(menuItemId)
    if (category !== undefined) portions.set(category, (portions.get(category) ?? 0) + quantity)
  }
  return portions
}

/** All portions of several counts together. */
export function sumPortionsByCategory(counts: readonly PortionsByCategory[]): PortionsByCategory {
  const sum = new Map<number, number>()
  for (const [category, portions] of counts.flatMap((each) => [...each]))
    sum.set(category, (sum.get(category) ?? 0) + portions)
  return sum
}

/** How many favorite dishes are shown. */
export const FAVORITE_ITEM_COUNT = 6

/**
 * The lines of the dishes ordered most, each once with all its portions; the newest decides between
 * equals.
 */
export function listFavoriteLines<L extends Line>(lines: readonly L[]): L[] {
  const joined = new Map<number, L>()
  for (const line of lines) {
    const known = joined.get(line.menuItemId)
    joined.set(line.menuItemId, known ? { ...known, quantity: known.quantity + line.quantity } : line)
  }
  return [...joined.values()].sort((one, other) => other.quantity - one.quantity).slice(0, FAVORITE_ITEM_COUNT)
}
