import { printedMenu } from '#shared/pages/printed-menu'
import type { PrintedMenuOf } from '#shared/prerendered'
import { categories, dishes } from './menu/index'
import { specials } from './specials'

/** The location's menu as it is opened with. */
export const menuOf: PrintedMenuOf = ({ code }) =>
  printedMenu({
    categories,
    dishes: dishes.map(({ priceCents, prices, ...dish }) => ({ ...dish, priceCents: prices?.[code] ?? priceCents })),
    specials: specials.filter(({ locations }) => locations?.includes(code) ?? true),
  })
