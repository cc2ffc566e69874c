import type { MenuCategory, MenuItem } from './contract'
import { isGlutenFree, isLowCarb, isVegetarian } from './dietary/dish-facts'
import { toCents } from '../platform/money'
import type { RecommendedCategory } from '../recommendations/contract'

/** The kids' menu (docs/product/menu.md#categories). */
export const KIDS_CATEGORY_ID = 29

/**
 * How many dishes the most popular section shows at a time
 * (docs/product/menu.md#views-and-addresses).
 */
export const POPULAR_DISHES_SHOWN = 6

/**
 * A dish that is ordered by phone, because its price is today's market's
 * (docs/product/menu.md#market-price).
 */
export const isMarketPrice = ({ price }: Pick<MenuItem, 'price'>): boolean => toCents(price) === 0

/**
 * Whether a dish answers a search: name, description or code, in any case
 * (docs/product/menu.md#finding-a-dish).
 */
export function matchesSearch({ name, description, code }: MenuItem, search: string): boolean {
  const sought = search.trim().toLowerCase()
  return [name, description, code].some((text) => text.toLowerCase().includes(sought))
}

const codes = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

type Placed = Pick<MenuItem, 'price' | 'displayOrder' | 'code'>

/**
 * The order within a category: market price last, otherwise as the owner has it, by code where that
 * says nothing.
 */
export const compareMenuOrder = (one: Placed, other: Placed): number =>
  Number(isMarketPrice(one)) - Number(isMarketPrice(other)) ||
  one.displayOrder - other.displayOrder ||
  codes.compare(one.code, other.code)

export type MenuSection = { readonly category: MenuCategory; readonly items: readonly MenuItem[] }

/** What can be ordered and answers the search, in the order of a category. */
export const listOrderableDishes = (items: readonly MenuItem[], search = ''): readonly MenuItem[] =>
  items.filter((item) => item.isAvailable && matchesSearch(item, search)).sort(compareMenuOrder)

/** What is on offer by category, in the menu's order; categories without any are left out. */
export const groupBySection = (
  categories: readonly MenuCategory[],
  items: readonly MenuItem[],
  search = '',
): readonly MenuSection[] => {
  const dishes = listOrderableDishes(items, search)
  return [...categories]
    .sort((one, other) => one.displayOrder - other.displayOrder)
    .map((category) => ({ category, items: dishes.filter((item) => item.categoryId === category.id) }))
    .filter((section) => section.items.length > 0)
}

type Ranked = Pick<MenuItem, 'orderedRank'>

/** What is ordered most before all else, the most first. */
export const comparePopularity = (
  { orderedRank: one = Infinity }: Ranked,
  { orderedRank: other = Infinity }: Ranked,
): number =>
  // Of two without a place the difference is no number.
  one - other || 0

/**
 * The popular dishes among what is on offer: what is ordered most lately, then what is marked, in
 * the menu's order (docs/product/menu.md#most-popular).
 */
export const listPopularDishes = (items: readonly MenuItem[], search = ''): readonly MenuItem[] =>
  [...listOrderableDishes(items, search)]
    .filter((item) => item.isPopular)
    .sort((one, other) => comparePopularity(one, other) || one.displayOrder - other.displayOrder)

export const dishBadges = ['Popular', 'Spicy', 'Vegetarian', 'Gluten-Free', 'Low-Carb', 'Kids'] as const
export type DishBadge = (typeof dishBadges)[number]

const holds: Readonly<Record<DishBadge, (item: MenuItem) => boolean>> = {
  Popular: (item) => item.isPopular,
  Spicy: (item) => item.spiceLevel > 2,
  Vegetarian: isVegetarian,
  'Gluten-Free': isGlutenFree,
  'Low-Carb': isLowCarb,
  Kids: (item) => item.categoryId === KIDS_CATEGORY_ID,
}

/** The badges of a dish (docs/product/menu.md#dishes). */
export const getDishBadges = (item: MenuItem): readonly DishBadge[] => dishBadges.filter((badge) => holds[badge](item))

/**
 * A description as it is shown: its parentheses as square brackets (docs/product/menu.md#dishes).
 */
export const formatDescription = (description: string): string => description.replaceAll('(', '[').replaceAll(')', ']')

const icons: Readonly<Record<number, string>> = {
  19: '🥟',
  20: '🥗',
  21: '🔥',
  22: '🍤',
  23: '🐉',
  24: '🍣',
  25: '🍱',
  26: '🍗',
  27: '🎉',
  28: '🍵',
  [KIDS_CATEGORY_ID]: '🧒',
}

/** A category's emoji (docs/product/menu.md#categories); chopsticks for one that has none yet. */
export const getCategoryIcon = (id: number): string => icons[id] ?? '🥢'

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
