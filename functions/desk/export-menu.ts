import { deskRoutes } from '#shared/contract/desk/index'
import { importColumns } from '#shared/contract/desk/bulk'
import { getLocation } from '#shared/locations/index'
import { formatCsv } from '#shared/rules/csv'
import { toWallClock } from '#shared/rules/local-time'
import { listCategories } from '../menu/store'
import { serve } from '../runtime/serve'
import { formatDishCells } from './bulk-cells'
import { getMenuSnapshot } from './whole-menu'

export const handler = serve(deskRoutes.exportMenu, async ({ params: { location }, now }) => {
  const [{ dishes }, categories] = await Promise.all([getMenuSnapshot(location), listCategories()])
  const rows = dishes.filter(({ isArchived }) => !isArchived).map((dish) => formatDishCells(dish, categories))
  const { date } = toWallClock(getLocation(location), now)
  return {
    name: `desk-menu-${location}-${date}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: formatCsv([importColumns, ...rows.map((cells) => importColumns.map((column) => cells[column]))]),
  }
})
