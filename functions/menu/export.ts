import * as z from 'zod/mini'
import { menu, MenuItem } from '#shared/contract/menu'
import { wallClock } from '#shared/rules/local-time'
import { serve } from '../runtime/serve'
import { menuAsCsv } from './export-csv'
import { menuWith } from './kept'
import { presentMenu, withPortions, withRanks } from './present'
import { allCategories } from './store'

export const handler = serve(menu.export, async ({ query, site, now }) => {
  const [{ menu: found, house }, categories] = await Promise.all([menuWith(site.code), allCategories()])
  const clock = wallClock(site, now)
  const dishes = z
    .array(MenuItem)
    .parse(presentMenu({ ...found, dishes: withRanks(withPortions(found.dishes, house), house) }, site.code, clock))
  const name = `menu-${site.code}-${clock.date}.${query.format}`
  return query.format === 'json'
    ? { name, contentType: 'application/json; charset=utf-8', content: JSON.stringify(dishes) }
    : { name, contentType: 'text/csv; charset=utf-8', content: menuAsCsv(dishes, categories) }
})
