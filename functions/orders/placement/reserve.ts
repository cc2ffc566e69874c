import { countOrderPortions } from '#shared/orders/guest-orders'
import { sumCountedPortions } from '#shared/menu/availability'
import { countPortionsByCategory } from '#shared/menu/listing'
import { listIngredientNeeds, getLineRecipe } from '#shared/inventory/recipes'
import { createMovementId } from '../../inventory/plan-movement'
import { reserveIngredients } from '../../inventory/stock-tally'
import { reservePortions } from '../../menu/portion-repository'
import type { WriteStep } from '../../platform/table/transaction'
import type { OrderRecord } from '../records'
import type { Reservation } from './reservations'
import { reserveSpecialPortions } from '../repository'
import { reserveGuestPortions, getUnconfirmedPortions } from '../guest-repository'
import { reserveSlot } from './slot-repository'
import type { Estimate } from './estimate-order'
import type { PricedOrder } from './price-order'

/** What an order holds, and the steps of its transaction that take it. */
export type Reserved = {
  readonly reservations: readonly Reservation[]
  readonly stepsFor: (order: OrderRecord) => readonly WriteStep[]
}

const none: Reserved = { reservations: [], stepsFor: () => [] }

/**
 * Returns everything that an order reserves, in the order in which its transaction takes it; the
 * first that is not there refuses the order. Writes nothing itself.
 */
export async function reserveForOrder(order: PricedOrder, { slot }: Estimate): Promise<Reserved> {
  const parts = [
    await guestPortions(order),
    codes(order),
    slot ? { reservations: [{ type: 'slot' as const, slot: slot.slot }], stepsFor: () => [reserveSlot(slot)] } : none,
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
  const unconfirmed = await getUnconfirmedPortions({ address, portions: countOrderPortions(sent.items), location, now })
  if (!unconfirmed) return none
  return {
    reservations: [{ type: 'guest-portions', ...unconfirmed }],
    stepsFor: (order) => [reserveGuestPortions(unconfirmed, order, location)],
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
    stepsFor: () => portions.map((portion) => reserveSpecialPortions(location.code, portion, request.now)),
  }
}

/** Portions of dishes that the kitchen has counted. */
function countedDishes({ orderedLines, menu, location }: PricedOrder): Reserved {
  const counted = sumCountedPortions(orderedLines, menu.house.portions)
  if (counted.length === 0) return none
  const names = new Map(menu.dishes.map(({ id, name }) => [id, name]))
  const named = counted.map((dish) => ({ ...dish, name: names.get(dish.menuItemId) ?? '' }))
  return {
    reservations: counted.map((dish) => ({ type: 'dish', ...dish })),
    stepsFor: () => [reservePortions(location.code, named)],
  }
}

/** Stock, by the recipes of the dishes with their options. */
function ingredients({ lines, orderedLines, menu, request }: PricedOrder): Reserved {
  const needs = listIngredientNeeds(
    lines.map(({ sent, dish, chosen }) => ({
      quantity: sent.quantity,
      dish: { ...dish, recipe: getLineRecipe(dish.recipe, chosen) },
    })),
  )
  const categories = new Map(menu.dishes.map(({ id, categoryId }) => [id, categoryId]))
  const sale = {
    saleId: createMovementId(),
    needs,
    portions: countPortionsByCategory(orderedLines, categories),
    expired: menu.house.expired,
    at: request.now.toISOString(),
  }
  return {
    reservations: needs.map(({ ingredientId, hundredths }) => ({ type: 'ingredient', ingredientId, hundredths })),
    // Also without ingredients: the tally counts the portions of each category.
    stepsFor: (order) => [reserveIngredients({ order, ...sale })],
  }
}
