import { categoryIds } from './category-ids'
import type { MenuCategory, MenuItem } from './contract'
import type { FilterableDish } from './dietary/filters'
import { isGlutenFree, isVegetarian } from './dietary/dish-facts'
import { suitsDiet } from './dietary/nutrition-diets'
import { toCents } from '../platform/money'
import type { RecommendedCategory } from '../recommendations/contract'

/** How many dishes the Most Popular section shows (docs/product/menu.md#views-and-urls). */
export const POPULAR_DISHES_SHOWN = 6

/**
 * Whether a dish has a market price, so that it is ordered by phone
 * (docs/product/menu.md#market-price).
 */
export const isMarketPrice = ({ price }: Pick<MenuItem, 'price'>): boolean => toCents(price) === 0

/**
 * Whether a dish's names, description or code contain the search text in any case
 * (docs/product/menu.md#search).
 */
export function matchesSearch({ name, alsoCalled, description, code }: MenuItem, search: string): boolean {
  const needle = search.trim().toLowerCase()
  return [name, ...alsoCalled, description, code].some((text) => text.toLowerCase().includes(needle))
}

const codes = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

type MenuPosition = Pick<MenuItem, 'price' | 'displayOrder' | 'code'>

/** Sorts dishes within a category: by the owner's order, then by code; market prices last. */
export const compareMenuOrder = (one: MenuPosition, other: MenuPosition): number =>
  Number(isMarketPrice(one)) - Number(isMarketPrice(other)) ||
  one.displayOrder - other.displayOrder ||
  codes.compare(one.code, other.code)

type MenuSection = { readonly category: MenuCategory; readonly items: readonly MenuItem[] }

/** Whether the menu lists a dish: one that ran out is left out, one of another time is not. */
const isListed = ({ isAvailable, offeredAt }: MenuItem): boolean => isAvailable || offeredAt !== undefined

/** Returns the dishes that the menu lists and that match the search, in menu order. */
export const listOrderableDishes = (items: readonly MenuItem[], search = ''): readonly MenuItem[] =>
  items.filter((item) => isListed(item) && matchesSearch(item, search)).sort(compareMenuOrder)

/** Groups the listed dishes by category in menu order, omitting empty categories. */
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

type RankedDish = Pick<MenuItem, 'orderedRank'>

/** Sorts the most ordered dishes first. */
export const comparePopularity = (
  { orderedRank: one = Infinity }: RankedDish,
  { orderedRank: other = Infinity }: RankedDish,
): number =>
  // For two dishes without a rank the difference is NaN.
  one - other || 0

/**
 * Returns the popular dishes that are available: first the most ordered, then those that the owner
 * marked, in menu order (docs/product/menu.md#most-popular).
 */
export const listPopularDishes = (items: readonly MenuItem[], search = ''): readonly MenuItem[] =>
  [...listOrderableDishes(items, search)]
    .filter((item) => item.isPopular)
    .sort((one, other) => comparePopularity(one, other) || one.displayOrder - other.displayOrder)

const dishBadges = ['Popular', 'Spicy', 'Vegetarian', 'Gluten-Free', 'Low-Carb', 'Kids'] as const
type DishBadge = (typeof dishBadges)[number]

const holds: Readonly<Record<DishBadge, (dish: FilterableDish) => boolean>> = {
  Popular: (item) => item.isPopular,
  Spicy: (item) => item.spiceLevel > 2,
  Vegetarian: isVegetarian,
  'Gluten-Free': isGlutenFree,
  'Low-Carb': (item) => suitsDiet(item, 'lowCarb'),
  Kids: (item) => item.categoryId === categoryIds.kids,
}

/** Returns the badges of a dish with its choices (docs/product/menu.md#dishes). */
export const getDishBadges = (dish: FilterableDish): readonly DishBadge[] =>
  dishBadges.filter((badge) => holds[badge](dish))

/**
 * Formats a description, with square brackets instead of parentheses (docs/product/menu.md#dishes).
 */
export const formatDescription = (description: string): string => description.replaceAll('(', '[').replaceAll(')', ']')

const icons: Readonly<Record<number, string>> = {
  [categoryIds.appetizers]: '🥟',
  [categoryIds.saladsAndSoups]: '🥗',
  [categoryIds.hibachi]: '🔥',
  [categoryIds.platters]: '🍤',
  [categoryIds.specialRolls]: '🐉',
  [categoryIds.sushi]: '🍣',
  [categoryIds.bento]: '🍱',
  [categoryIds.teriyaki]: '🍗',
  [categoryIds.partyTrays]: '🎉',
  [categoryIds.drinks]: '🍵',
  [categoryIds.kids]: '🧒',
}

/** Returns a category's emoji, or chopsticks by default (docs/product/menu.md#categories). */
export const getCategoryIcon = (id: number): string => icons[id] ?? '🥢'

/** How many dishes count as most ordered (docs/product/menu.md#most-popular). */
export const MOST_ORDERED_COUNT = 12

/**
 * The number of local days, including today, over which orders are counted
 * (docs/product/menu.md#most-popular).
 */
export const MOST_ORDERED_DAYS = 30

/** How many ranked dishes are stored, as replacements for dishes that leave the menu. */
const STORED_RANK_COUNT = 2 * MOST_ORDERED_COUNT

/** Returns the dish ids by portions sold, most first. Ties go to the older dish. */
export const rankMostOrdered = (sold: ReadonlyMap<number, number>): readonly number[] =>
  [...sold]
    .filter(([, quantity]) => quantity > 0)
    .sort(([one, often], [other, asOften]) => asOften - often || one - other)
    .slice(0, STORED_RANK_COUNT)
    .map(([id]) => id)

/**
 * Returns the rank from 1 of the most ordered dishes that are still on the menu
 * (docs/product/menu.md#most-popular).
 */
export const getOrderedRanks = (
  ids: readonly number[],
  isOnMenu: (id: number) => boolean,
): ReadonlyMap<number, number> =>
  new Map(
    ids
      .filter(isOnMenu)
      .slice(0, MOST_ORDERED_COUNT)
      .map((id, index) => [id, index + 1]),
  )

/** How many categories are recommended. */
const RECOMMENDED_CATEGORY_COUNT = 4

/** Portions ordered by category id. */
export type PortionsByCategory = ReadonlyMap<number, number>

type RecommendationInput = {
  /** In menu order, which decides ties. */
  readonly categories: readonly RecommendedCategory[]
  /** Portions that this user ordered. */
  readonly own: PortionsByCategory
  /** Portions that all guests ordered. */
  readonly everyone: PortionsByCategory
}

const sortByPortions = (
  categories: readonly RecommendedCategory[],
  portions: PortionsByCategory,
): readonly RecommendedCategory[] =>
  categories
    .filter(({ id }) => (portions.get(id) ?? 0) > 0)
    .sort((one, other) => (portions.get(other.id) ?? 0) - (portions.get(one.id) ?? 0))

/**
 * Returns the categories that a user orders most, filled up with those that all guests do, then in
 * menu order (docs/product/menu.md#recommended-categories).
 */
export function recommendCategories({ categories, own, everyone }: RecommendationInput): RecommendedCategory[] {
  const ranked = [...sortByPortions(categories, own), ...sortByPortions(categories, everyone), ...categories]
  return [...new Set(ranked)].slice(0, RECOMMENDED_CATEGORY_COUNT)
}

type Line = { readonly menuItemId: number; readonly quantity: number }

/** Counts ordered portions by category. Dishes that left the menu don't count. */
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

/** Adds several counts. */
export function sumPortionsByCategory(counts: readonly PortionsByCategory[]): PortionsByCategory {
  const sum = new Map<number, number>()
  for (const [category, portions] of counts.flatMap((each) => [...each]))
    sum.set(category, (sum.get(category) ?? 0) + portions)
  return sum
}

/** How many favorite dishes are shown. */
export const FAVORITE_ITEM_COUNT = 6

/**
 * Returns one line with all portions for each of the most ordered dishes. The first line of the
 * list decides ties.
 */
export function listFavoriteLines<L extends Line>(lines: readonly L[]): L[] {
  const joined = new Map<number, L>()
  for (const line of lines) {
    const known = joined.get(line.menuItemId)
    joined.set(line.menuItemId, known ? { ...known, quantity: known.quantity + line.quantity } : line)
  }
  return [...joined.values()].sort((one, other) => other.quantity - one.quantity).slice(0, FAVORITE_ITEM_COUNT)
}
