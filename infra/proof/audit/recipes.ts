import { reservationsOf } from '#functions/orders/reservations'
import { choose, idsTaken } from '#shared/rules/options'
import { ingredientsFor, lineRecipe } from '#shared/rules/stock-recipes'
import type { BookedOrder, Books } from './books'
import { differ, groupBy } from './difference'
import type { Difference } from './difference'

type Dish = Books['dishes'][number]

const told = (ingredients: readonly { readonly ingredientId: number; readonly hundredths: number }[]) =>
  [...ingredients]
    .sort((one, other) => one.ingredientId - other.ingredientId)
    .map(({ ingredientId, hundredths }) => `${ingredientId}: ${hundredths}`)
    .join(', ')

/**
 * What an order's lines take by the recipes of today; null where one of its dishes was changed or
 * left since.
 */
function takenBy({ lines, createdAt }: BookedOrder, menu: ReadonlyMap<number, Dish>): string | null {
  const cooked = lines.map(({ menuItemId, options, quantity }) => {
    const dish = menu.get(menuItemId)
    if (!dish || dish.updatedAt > createdAt) return null
    const { chosen } = choose(dish.optionGroups, idsTaken(options))
    return { quantity, dish: { id: dish.id, name: dish.name, recipe: lineRecipe(dish.recipe, chosen) } }
  })
  return cooked.includes(null) ? null : told(ingredientsFor(cooked.filter((line) => line !== null)))
}

/**
 * Recomputes what each order took from its lines, their options and the recipes of its location's
 * menu.
 */
export function auditRecipes({ orders, dishes }: Books): Difference[] {
  const menus = groupBy(dishes, ({ location }) => location)
  return orders.flatMap((order) => {
    const menu = new Map((menus.get(order.location) ?? []).map((dish) => [dish.id, dish]))
    const recomputed = takenBy(order, menu)
    if (recomputed === null) return []
    return differ({ book: 'recipes', of: `order ${order.id}` }, told(reservationsOf(order, 'ingredient')), recomputed)
  })
}
