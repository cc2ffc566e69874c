import type { MenuCategory, MenuItem } from '../contract/menu'
import { isGlutenFree, isLowCarb, isVegetarian } from './dietary'
import { toCents } from './money'

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
