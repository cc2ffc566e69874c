import { addAmounts } from '#shared/inventory/planned-stock'
import { getLineRecipe, listIngredientNeeds, type IngredientNeed } from '#shared/menu/recipes'
import { listSelectedOptionIds, resolveSelection } from '#shared/menu/options'
import type { DishRecord } from '../../menu/records'
import type { OrderRecord } from '../records'
import { getStockShares } from './reservations'

type OrderLines = Pick<OrderRecord, 'lines'>

/**
 * Returns the ingredients of stored lines by the menu's recipes, without dishes that left the menu.
 */
export const listLineNeeds = ({ lines }: OrderLines, dishes: readonly DishRecord[]): readonly IngredientNeed[] =>
  listIngredientNeeds(
    lines.flatMap(({ menuItemId, quantity, options }) => {
      const dish = dishes.find(({ id }) => id === menuItemId)
      if (!dish) return []
      const { chosen } = resolveSelection(dish.optionGroups, listSelectedOptionIds(options))
      return [{ quantity, dish: { id: dish.id, name: dish.name, recipe: getLineRecipe(dish.recipe, chosen) } }]
    }),
  )

/**
 * Returns the amounts that an order has taken or planned, as when it was placed or edited, with the
 * dishes that need them by the current menu.
 */
export function listHeldNeeds(order: OrderRecord, dishes: readonly DishRecord[]): readonly IngredientNeed[] {
  const { taken, planned } = getStockShares(order)
  const dishesOf = new Map(listLineNeeds(order, dishes).map((need) => [need.ingredientId, need.dishes]))
  return addAmounts(taken, planned).map((line) => ({ ...line, dishes: dishesOf.get(line.ingredientId) ?? [] }))
}
