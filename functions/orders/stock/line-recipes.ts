import type { LocationCode } from '#shared/locations/index'
import { getLineRecipe } from '#shared/menu/recipes'
import { listSelectedOptionIds, resolveSelection } from '#shared/menu/options'
import { DishRecord, menuKeys } from '../../menu/records'
import { getItems } from '../../platform/table/table'
import type { OrderRecord } from '../records'
import { parseItems } from '../../platform/table/parse-items'

type Line = Pick<OrderRecord['lines'][number], 'menuItemId' | 'quantity' | 'options'>

/** Returns the ingredients of each line according to the current recipes. */
export async function getLineRecipes(location: LocationCode, lines: readonly Line[]) {
  const ids = [...new Set(lines.map(({ menuItemId }) => menuItemId))]
  const items = await getItems(ids.map((id) => menuKeys.dish(location, id)))
  const dishes = new Map(parseItems(DishRecord, items).map((dish) => [dish.id, dish]))
  return lines.map(({ menuItemId, quantity, options }) => {
    const dish = dishes.get(menuItemId)
    if (!dish) return []
    const recipe = getLineRecipe(
      dish.recipe,
      resolveSelection(dish.optionGroups, listSelectedOptionIds(options)).chosen,
    )
    return recipe.map(({ ingredientId, hundredths }) => ({ ingredientId, hundredths: hundredths * quantity }))
  })
}
