import { importColumns, menuImportRoutes } from '#shared/menu/upload-contract'
import { getLocation } from '#shared/locations/index'
import { formatCsv } from '../../platform/csv'
import { toWallClock } from '#shared/platform/time'
import { getMenuSnapshot, listCategories } from '../repository'
import { serve } from '../../platform/serve'
import { formatDishCells } from './csv-columns'

export const handler = serve(menuImportRoutes.exportMenuCsv, async ({ params: { location }, now }) => {
  const [{ dishes }, categories] = await Promise.all([getMenuSnapshot(location), listCategories()])
  const rows = dishes.filter(({ isArchived }) => !isArchived).map((dish) => formatDishCells(dish, categories))
  const { date } = toWallClock(getLocation(location), now)
  return {
    name: `desk-menu-${location}-${date}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: formatCsv([importColumns, ...rows.map((cells) => importColumns.map((column) => cells[column]))]),
  }
})
