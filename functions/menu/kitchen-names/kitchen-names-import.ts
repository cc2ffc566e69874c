import type { LocationCode } from '#shared/locations/index'
import { updateItem } from '../../inventory/item-repository'
import { listRecipeIngredients } from '../editing/dish-facts'
import { getItemVersion } from '../../inventory/stock-levels'
import { getMenuSnapshot } from '../repository'
import { isKitchenNames, planKitchenNames, type IngredientName } from './kitchen-names'
import type { Table } from '../editing/table-rows'
import { describeTooMany, MAX_CHANGED_DISHES } from '../editing/plan-import'

type NamesRequest = {
  readonly location: LocationCode
  /** Whether the admin may change the ingredients, which all locations share. */
  readonly isForGroup: boolean
  readonly by: string
  readonly now: Date
}

/** Plans a table of kitchen names: for dishes and ingredients. Undefined for another table. */
export async function readNamesPlan({ location, isForGroup }: NamesRequest, table: Table) {
  if (!isKitchenNames(table)) return undefined
  const menu = await getMenuSnapshot(location)
  const dishes = menu.dishes.filter(({ isArchived }) => !isArchived)
  const { rows, planned, ingredients } = planKitchenNames(table, {
    dishes,
    ingredients: isForGroup ? [...(await listRecipeIngredients(location)).values()] : [],
  })
  const count = planned.length + ingredients.length
  const tooMany =
    count > MAX_CHANGED_DISHES ? describeTooMany(MAX_CHANGED_DISHES, 'dishes and ingredients', count) : undefined
  const notices = [
    ...(isForGroup ? [] : ['Ingredients belong to all locations: only an admin of all of them may name them.']),
  ]
  const result = { format: 'kitchen-names' as const, rows: [...rows], notices }
  return { ...menu, steps: [], planned, ingredients, tooMany, result }
}

/** Gives ingredients their kitchen names, at all locations. */
export async function nameIngredients(
  ingredients: readonly IngredientName[],
  { location, by, now }: NamesRequest,
): Promise<void> {
  for (const { item, kitchenName } of ingredients)
    await updateItem({
      itemId: item.id,
      version: getItemVersion(item),
      wanted: (current) => ({ item: { ...current.item, kitchenName }, stocks: [] }),
      at: location,
      by,
      now,
      extraSteps: () => [],
    })
}
