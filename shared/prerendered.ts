import type { MenuCategory, MenuItem } from './contract/menu'
import type { Location } from './locations/index'
import type { Daypart } from './terms/mealtimes'

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
