import { portionsOf } from '#shared/rules/guest-portions'
import { countedPortions } from '#shared/rules/portions'
import { portionsByCategory } from '#shared/rules/recommendation'
import { ingredientsFor, lineRecipe } from '#shared/rules/stock-recipes'
import { newMovementId } from '../../inventory/movement-plan'
import { takeIngredients } from '../../inventory/tally'
import { takePortions } from '../../menu/portions'
import type { Step } from '../../runtime/transact'
import type { OrderRecord } from '../records'
import type { Reservation } from '../reservations'
import { countPortions } from '../store'
import { addUnconfirmed, unconfirmedOf } from '../store-guest-portions'
import { takeSlot } from '../store-slots'
import type { Estimate } from './estimate-order'
import type { PricedOrder } from './price-order'

/** What an order holds, and the steps of its transaction that take it. */
export type Reserved = {
  readonly reservations: readonly Reservation[]
  readonly stepsFor: (order: OrderRecord) => readonly Step[]
}

const none: Reserved = { reservations: [], stepsFor: () => [] }

/**
 * Returns everything that an order reserves, in the order in which its transaction takes it; the
 * first that is not there refuses the order. Writes nothing itself.
 */
export async function reserveFor(order: PricedOrder, { slot }: Estimate): Promise<Reserved> {
  const parts = [
    await guestPortions(order),
    codes(order),
    slot ? { reservations: [{ type: 'slot' as const, slot: slot.slot }], stepsFor: () => [takeSlot(slot)] } : none,
    specials(order),
    countedDishes(order),
    ingredients(order),
  ]
  return {
    reservations: parts.flatMap(({ reservations }) => reservations),
    stepsFor: (placed) => parts.flatMap(({ stepsFor }) => stepsFor(placed)),
  }
}

async function guestPortions({ sent, request, location }: PricedOrder): Promise<Reserved> {
  const { caller, address, now } = request
  if (caller.user) return none
  const unconfirmed = await unconfirmedOf({ address, portions: portionsOf(sent.items), location, now })
  if (!unconfirmed) return none
  return {
    reservations: [{ type: 'guest-portions', ...unconfirmed }],
    stepsFor: (order) => [addUnconfirmed(unconfirmed, order, location)],
  }
}

function codes({ code }: PricedOrder): Reserved {
  if (!code) return none
  return {
    reservations: code.codeIds.map((codeId) => ({ type: 'code', codeId })),
    stepsFor: ({ id }) => code.spend(id),
  }
}

/** Portions of the day's specials that have a limit. */
function specials({ lines, menu, location, request }: PricedOrder): Reserved {
  const portions = menu.specials.flatMap(({ id: specialId, menuItemId, maxDailyOrders }) => {
    const ordered = lines.filter(({ dish }) => dish.id === menuItemId)
    const [first] = ordered
    if (!first) return []
    const quantity = ordered.reduce((sum, { sent }) => sum + sent.quantity, 0)
    return [{ specialId, menuItemId, name: first.dish.name, quantity, maxDailyOrders }]
  })
  return {
    reservations: portions.map(({ specialId, quantity }) => ({ type: 'special', specialId, quantity })),
    stepsFor: () => portions.map((portion) => countPortions(location.code, portion, request.now)),
  }
}

/** Portions of dishes that the kitchen has counted. */
function countedDishes({ orderedLines, menu, location }: PricedOrder): Reserved {
  const counted = countedPortions(orderedLines, menu.house.portions)
  if (counted.length === 0) return none
  const names = new Map(menu.dishes.map(({ id, name }) => [id, name]))
  const named = counted.map((dish) => ({ ...dish, name: names.get(dish.menuItemId) ?? '' }))
  return {
    reservations: counted.map((dish) => ({ type: 'dish', ...dish })),
    stepsFor: () => [takePortions(location.code, named)],
  }
}

/** Stock, by the recipes of the dishes with their options. */
function ingredients({ lines, orderedLines, menu, request }: PricedOrder): Reserved {
  const needs = ingredientsFor(
    lines.map(({ sent, dish, chosen }) => ({
      quantity: sent.quantity,
      dish: { ...dish, recipe: lineRecipe(dish.recipe, chosen) },
    })),
  )
  const categories = new Map(menu.dishes.map(({ id, categoryId }) => [id, categoryId]))
  const sale = {
    saleId: newMovementId(),
    needs,
    portions: portionsByCategory(orderedLines, categories),
    expired: menu.house.expired,
    at: request.now.toISOString(),
  }
  return {
    reservations: needs.map(({ ingredientId, hundredths }) => ({ type: 'ingredient', ingredientId, hundredths })),
    // Also without ingredients: the tally counts the portions of each category.
    stepsFor: (order) => [takeIngredients({ order, ...sale })],
  }
}
