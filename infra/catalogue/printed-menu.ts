import { createMenuSnapshot } from '#shared/pages/printed-menu'
import type { GetMenuSnapshot } from '#shared/prerendered'
import { categories, dishes } from './menu/index'
import { specials } from './specials'

/** The location's menu as it is opened with. */
export const getInitialMenu: GetMenuSnapshot = ({ code }) =>
  createMenuSnapshot({
    categories,
    dishes: dishes.map(({ priceCents, prices, ...dish }) => ({ ...dish, priceCents: prices?.[code] ?? priceCents })),
    specials: specials.filter(({ locations }) => locations?.includes(code) ?? true),
  })
