import { reservationsOf } from '#functions/orders/reservations'
import { resolveSelection, listSelectedOptionIds } from '#shared/rules/options'
import { listIngredientNeeds, getLineRecipe } from '#shared/rules/stock-recipes'
import type { AuditedOrder, AuditedRecords } from './books'
import { compareFigures, groupBy } from './difference'
import type { Difference } from './difference'

type Dish = AuditedRecords['dishes'][number]

const told = (ingredients: readonly { readonly ingredientId: number; readonly hundredths: number }[]) =>
  [...ingredients]
    .sort((one, other) => one.ingredientId - other.ingredientId)
    .map(({ ingredientId, hundredths }) => `${ingredientId}: ${hundredths}`)
    .join(', ')

/**
 * What an order's lines take by the recipes of today; null where one of its dishes was changed or
 * left since.
 */
function takenBy({ lines, createdAt }: AuditedOrder, menu: ReadonlyMap<number, Dish>): string | null {
  const cooked = lines.map(({ menuItemId, options, quantity }) => {
    const dish = menu.get(menuItemId)
    if (!dish || dish.updatedAt > createdAt) return null
    const { chosen } = resolveSelection(dish.optionGroups, listSelectedOptionIds(options))
    return { quantity, dish: { id: dish.id, name: dish.name, recipe: getLineRecipe(dish.recipe, chosen) } }
  })
  return cooked.includes(null) ? null : told(listIngredientNeeds(cooked.filter((line) => line !== null)))
}

/**
 * Recomputes what each order took from its lines, their options and the recipes of its location's
 * menu.
 */
export function auditRecipes({ orders, dishes }: AuditedRecords): Difference[] {
  const menus = groupBy(dishes, ({ location }) => location)
  return orders.flatMap((order) => {
    const menu = new Map((menus.get(order.location) ?? []).map((dish) => [dish.id, dish]))
    const recomputed = takenBy(order, menu)
    if (recomputed === null) return []
    return compareFigures(
      { book: 'recipes', of: `order ${order.id}` },
      told(reservationsOf(order, 'ingredient')),
      recomputed,
    )
  })
}
