import { isAdminOfGroup } from '#shared/accounts/access'
import { listGroupsOfDishes } from '#shared/menu/shared-groups'
import { importColumns, menuImportRoutes } from '#shared/menu/upload-contract'
import { getLocation, locations, type LocationCode } from '#shared/locations/index'
import { formatCsv } from '../../platform/csv'
import { toWallClock } from '#shared/platform/time'
import { getMenuSnapshot, listCategories } from '../repository'
import { serve } from '../../platform/serve'
import { formatDishCells } from './csv-columns'
import { formatOptionsTable } from '../option-groups/options-table'
import type { DishRecord, OptionGroupRecord } from '../records'
import { listRecipeIngredients } from './dish-facts'
import { indexIngredients } from './recipe-cell'
import { formatKitchenNames } from '../kitchen-names/kitchen-names'

type Request = {
  readonly location: LocationCode
  /** Whether the admin may name the ingredients, which all locations share. */
  readonly isForGroup: boolean
}

const tables = {
  'desk-menu': async ({ location }: Request) => {
    const [{ dishes }, categories, ingredients] = await Promise.all([
      getMenuSnapshot(location),
      listCategories(),
      listRecipeIngredients(location),
    ])
    const names = { categories, ingredients: indexIngredients(ingredients.values()) }
    const rows = dishes.filter(({ isArchived }) => !isArchived).map((dish) => formatDishCells(dish, names))
    return [importColumns, ...rows.map((cells) => importColumns.map((column) => cells[column]))]
  },
  options: async ({ location }: Request) => {
    const [{ dishes }, ingredients] = await Promise.all([getMenuSnapshot(location), listRecipeIngredients(location)])
    const groups = listGroupsOfDishes<OptionGroupRecord, DishRecord>(dishes)
    return formatOptionsTable(groups, indexIngredients(ingredients.values()))
  },
  'kitchen-names': async ({ location, isForGroup }: Request) => {
    const { dishes } = await getMenuSnapshot(location)
    const ingredients = isForGroup ? [...(await listRecipeIngredients(location)).values()] : []
    return formatKitchenNames({ dishes: dishes.filter(({ isArchived }) => !isArchived), ingredients })
  },
} as const

export const handler = serve(menuImportRoutes.exportMenuCsv, async ({ params: { location }, query, caller, now }) => {
  const table = query.table ?? 'desk-menu'
  const { date } = toWallClock(getLocation(location), now)
  return {
    name: `${table}-${location}-${date}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: formatCsv(await tables[table]({ location, isForGroup: isAdminOfGroup(caller.user, locations) })),
  }
})
