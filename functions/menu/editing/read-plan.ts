import { getLocation, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import type { ImportFormat } from '#shared/menu/upload-contract'
import { readKnownDayparts } from '../dayparts/known-dayparts'
import { listNewCategories, readTable, rejectNewCategories } from '../other-systems/read-table'
import { getMenuSnapshot, listCategories } from '../repository'
import { planNewCategories } from './category-repository'
import { getMenuReferences, listRecipeIngredients } from './dish-facts'
import { readNamesPlan } from '../kitchen-names/kitchen-names-import'
import { readOptionsPlan } from '../option-groups/plan-options'
import { listFirst } from './import-notices'
import { describeTooMany, MAX_CHANGED_DISHES, planImport } from './plan-import'
import { indexIngredients } from './recipe-cell'
import { parseTables } from './table-rows'

/** New categories, their log and the check of the options' stock take at most ten items more. */
const MAX_DISHES_OF_OTHER_SYSTEMS = 85

const getMaxDishes = (format: ImportFormat): number =>
  format === 'hibachi-ember' ? MAX_CHANGED_DISHES : MAX_DISHES_OF_OTHER_SYSTEMS

export type TableRequest = {
  readonly location: LocationCode
  readonly table: string
  /** Whether the admin may change what all locations share: ingredients and categories. */
  readonly isForGroup: boolean
  readonly by: string
  readonly now: Date
}

/**
 * Reads the menu and what a table makes of it.
 * @throws Problem `invalid-input` if it isn't a table that the import knows
 */
export async function readPlan(request: TableRequest) {
  const { location, isForGroup, by, now } = request
  const tables = parseTables(request.table)
  const [first] = tables
  if (first && tables.length === 1) {
    const plan = (await readNamesPlan(request, first.table)) ?? (await readOptionsPlan(location, first.table))
    if (plan) return plan
  }
  const menu = await getMenuSnapshot(location)
  // Archiving a category and a later change of the dayparts change the menu, too.
  const shown = await listCategories()
  const known = await readKnownDayparts(location)
  const { format, rows: lines, notices } = readTable(tables, { location, dishes: menu.dishes, categories: shown })
  const named = format === 'hibachi-ember' ? [] : listNewCategories(lines, shown)
  const wanted = isForGroup ? named : []
  const { added, steps } = await planNewCategories(wanted, { by, now })
  const [catalog, ingredients] = await Promise.all([getMenuReferences(location), listRecipeIngredients(location)])
  const context = {
    table: isForGroup ? lines : rejectNewCategories(lines, named),
    dishes: menu.dishes,
    names: { categories: [...shown, ...added], ingredients: indexIngredients(ingredients.values()) },
    daypartIds: known.ids,
    by,
    signIn: getPolicy(getLocation(location)).signIn,
    now,
    catalog: { ...catalog, categoryIds: new Set([...catalog.categoryIds, ...added.map(({ id }) => id)]) },
  }
  const { rows, planned } = planImport(context)
  const max = getMaxDishes(format)
  const tooMany = planned.length > max ? describeTooMany(max, 'dishes', planned.length) : undefined
  return {
    ...menu,
    steps,
    planned,
    ingredients: [],
    tooMany,
    result: {
      format,
      rows: [...rows],
      notices: [...(wanted.length > 0 ? [`New categories: ${listFirst(wanted)}.`] : []), ...notices],
    },
  }
}
