import type { MenuCategory, MenuItem } from './contract/menu'
import type { Location } from './locations/index'

/** The pages that every location has as a file of its own, made at build; all others share one page. */
export const prerenderedPaths = ['/', '/menu', '/checkout', '/kitchen'] as const

export type PrerenderedPath = (typeof prerenderedPaths)[number]

export const isPrerendered = (path: string): path is PrerenderedPath => prerenderedPaths.some((each) => each === path)

/** The file of a page within its location's folder: `/menu` gives `menu/index.html`. */
export const prerenderedFile = (path: PrerenderedPath): string => `${path}/index.html`.replace(/^\/+/, '')

export type PrintedDish = Pick<MenuItem, 'code' | 'name' | 'description' | 'isPopular' | 'imageUrl'> & {
  readonly nutrition: MenuItem['nutritionInfo']
  /** Dollars; undefined for market price. */
  readonly price: string | undefined
}

export type PrintedSection = Pick<MenuCategory, 'id' | 'name' | 'description'> & {
  readonly dishes: readonly PrintedDish[]
}

/** The menu that a location's pages are printed with. The live menu, with today's prices, replaces it in the browser. */
export type PrintedMenuOf = (location: Location) => readonly PrintedSection[]
