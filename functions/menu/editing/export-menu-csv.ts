import { importColumns, menuImportRoutes } from '#shared/menu/upload-contract'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { formatCsv } from '../../platform/csv'
import { toWallClock } from '#shared/platform/time'
import { listIngredients } from '../../inventory/repository'
import { getMenuSnapshot, listCategories } from '../repository'
import { serve } from '../../platform/serve'
import { formatDishCells } from './csv-columns'
import { formatKitchenNames } from './kitchen-names'

const tables = {
  'desk-menu': async (location: LocationCode) => {
    const [{ dishes }, categories] = await Promise.all([getMenuSnapshot(location), listCategories()])
    const rows = dishes.filter(({ isArchived }) => !isArchived).map((dish) => formatDishCells(dish, categories))
    return [importColumns, ...rows.map((cells) => importColumns.map((column) => cells[column]))]
  },
  'kitchen-names': async (location: LocationCode) => {
    const [{ dishes }, ingredients] = await Promise.all([getMenuSnapshot(location), listIngredients()])
    const onMenu = dishes.filter(({ isArchived }) => !isArchived)
    return formatKitchenNames({ dishes: onMenu, ingredients: [...ingredients.values()] })
  },
} as const

export const handler = serve(menuImportRoutes.exportMenuCsv, async ({ params: { location }, query, now }) => {
  const table = query.table ?? 'desk-menu'
  const { date } = toWallClock(getLocation(location), now)
  return {
    name: `${table}-${location}-${date}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: formatCsv(await tables[table](location)),
  }
})
