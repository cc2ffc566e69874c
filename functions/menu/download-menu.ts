import * as z from 'zod/mini'
import { menuRoutes, MenuItem } from '#shared/menu/contract'
import { toWallClock } from '#shared/platform/time'
import { serve } from '../platform/serve'
import { formatMenuCsv } from './menu-csv'
import { getOffersAt } from './dayparts/offers'
import { getMenuWithState } from './menu-cache'
import { presentMenu, withPortions, withRanks } from './present'
import { listCategories } from './repository'

export const handler = serve(menuRoutes.downloadMenu, async ({ query, site, now }) => {
  const [{ menu, state }, categories] = await Promise.all([getMenuWithState(site.code), listCategories()])
  const clock = toWallClock(site, now)
  const current = getOffersAt(menu, site.code, now).apply(withRanks(withPortions(menu.dishes, state), state))
  const dishes = z.array(MenuItem).parse(presentMenu({ ...menu, dishes: current }, site.code, clock))
  const name = `menu-${site.code}-${clock.date}.${query.format}`
  return query.format === 'json'
    ? { name, contentType: 'application/json; charset=utf-8', content: JSON.stringify(dishes) }
    : { name, contentType: 'text/csv; charset=utf-8', content: formatMenuCsv(dishes, categories) }
})
