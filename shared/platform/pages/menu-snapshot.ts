import type { MenuCategory, MenuItem } from '../../menu/contract'
import type { Location } from '../../locations/index'
import type { Daypart } from '../../specials/dayparts'
import { compareMenuOrder } from '../../menu/listing'
import { centsToDecimal } from '../money'
import { applySpecial } from '../../orders/pricing'

/**
 * The pages that every location has as a file of its own, made at build; all others share one page.
 */
export const prerenderedPaths = ['/', '/menu', '/checkout', '/kitchen'] as const

export type PrerenderedPath = (typeof prerenderedPaths)[number]

export const isPrerenderedPath = (path: string): path is PrerenderedPath =>
  prerenderedPaths.some((each) => each === path)

/** The file of a page within its location's folder: `/menu` gives `menu/index.html`. */
export const getPrerenderedFile = (path: PrerenderedPath): string => `${path}/index.html`.replace(/^\/+/, '')

/** Where a location's own pages lie in the bucket of its site. */
export const LOCATION_PAGES_FOLDER = 'pages'

/**
 * Where a page of its own lies in the bucket of its site: `/menu` gives `pages/menu/index.html`.
 */
export const getLocationPageFile = (path: PrerenderedPath): string =>
  `${LOCATION_PAGES_FOLDER}/${getPrerenderedFile(path)}`

export type MenuSnapshotDish = Pick<
  MenuItem,
  'code' | 'name' | 'description' | 'isPopular' | 'orderedRank' | 'imageUrl'
> & {
  readonly nutrition: MenuItem['nutritionInfo']
  /** Dollars; undefined for market price. */
  readonly price: string | undefined
}

export type MenuSnapshotSection = Pick<MenuCategory, 'id' | 'name' | 'description'> & {
  readonly dishes: readonly MenuSnapshotDish[]
}

/** What is offered on one day of every week, at the price of that day. */
export type MenuSnapshotSpecial = {
  readonly dayOfWeek: number
  /** The meal that it is for; all day without one. */
  readonly mealtime: Daypart | null
  readonly title: string
  readonly description: string
  /** The dish's name. */
  readonly dish: string
  readonly price: string | undefined
}

/** A menu as pages are printed with it: the same on every day of the week. */
export type MenuSnapshot = {
  readonly sections: readonly MenuSnapshotSection[]
  readonly specials: readonly MenuSnapshotSpecial[]
}

/**
 * The menu that a location's pages are built with; what is in the table takes its place (decision
 * 0041).
 */
export type GetMenuSnapshot = (location: Location) => MenuSnapshot

type Dish = Pick<
  MenuItem,
  'id' | 'code' | 'name' | 'description' | 'categoryId' | 'isPopular' | 'imageUrl' | 'displayOrder'
> & {
  readonly orderedRank?: number | undefined
  readonly priceCents: number
  readonly nutrition: MenuItem['nutritionInfo']
}

type Special = {
  readonly title: string
  readonly description: string
  readonly menuItemId: number
  readonly dayOfWeek: number
  readonly mealtime?: Daypart | null | undefined
  readonly priority: number
  readonly discountPercent: number
}

type Kept = {
  readonly categories: readonly MenuCategory[]
  /** Those that can be had. */
  readonly dishes: readonly Dish[]
  readonly specials: readonly Special[]
}

const priceOf = (cents: number): string | undefined => (cents === 0 ? undefined : centsToDecimal(cents))

const printedDish = ({
  code,
  name,
  description,
  isPopular,
  orderedRank,
  imageUrl,
  nutrition,
  priceCents,
}: Dish): MenuSnapshotDish => ({
  code,
  name,
  description,
  isPopular,
  ...(orderedRank !== undefined && { orderedRank }),
  imageUrl,
  nutrition,
  price: priceOf(priceCents),
})

/** Monday first, as a week is read. */
const placeInWeek = ({ dayOfWeek }: Special): number => (dayOfWeek + 6) % 7

const printedSpecial = (special: Special, dishes: readonly Dish[]): MenuSnapshotSpecial[] => {
  const dish = dishes.find(({ id }) => id === special.menuItemId)
  if (!dish) return []
  const { dayOfWeek, mealtime = null, title, description } = special
  const price = priceOf(applySpecial(dish.priceCents, special))
  return [{ dayOfWeek, mealtime, title, description, dish: dish.name, price }]
}

/**
 * A menu as pages are printed with it: in the menu's order, without categories that have nothing
 * (decision 0041).
 */
export function createMenuSnapshot({ categories, dishes, specials }: Kept): MenuSnapshot {
  const inOrder = dishes.map((dish) => ({ ...dish, price: centsToDecimal(dish.priceCents) })).sort(compareMenuOrder)
  const sections = [...categories]
    .sort((one, other) => one.displayOrder - other.displayOrder)
    .map(({ id, name, description }): MenuSnapshotSection => {
      const own = inOrder.filter(({ categoryId }) => categoryId === id)
      return { id, name, description, dishes: own.map(printedDish) }
    })
  return {
    sections: sections.filter((section) => section.dishes.length > 0),
    specials: [...specials]
      .sort((one, other) => placeInWeek(one) - placeInWeek(other) || other.priority - one.priority)
      .flatMap((special) => printedSpecial(special, inOrder)),
  }
}
