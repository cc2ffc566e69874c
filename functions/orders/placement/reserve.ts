import { countOrderPortions } from '#shared/orders/guest-orders'
import { sumCountedPortions } from '#shared/menu/availability'
import { countPortionsByCategory } from '#shared/menu/listing'
import { listIngredientNeeds, getLineRecipe } from '#shared/inventory/recipes'
import { createMovementId } from '../../inventory/plan-movement'
import { reserveIngredients } from '../../inventory/order-stock'
import { reservePortions } from '../../menu/portion-repository'
import type { WriteStep } from '../../platform/table/transaction'
import type { OrderRecord } from '../records'
import { buildIngredientReservations, type Reservation } from './reservations'
import { reserveSpecialPortions } from '../repository'
import { listSpecialPortions } from './special-portions'
import { getUnconfirmedPortions, reserveGuestPortions } from './guest-portions'
import { reserveSlot } from './slot-repository'
import type { Estimate } from './estimate-order'
import type { PricedOrder } from './price-order'

/** Reservations of an order, and the write steps that make them. */
export type Reserved = {
  readonly reservations: readonly Reservation[]
  readonly stepsFor: (order: OrderRecord) => readonly WriteStep[]
}

const NOTHING: Reserved = { reservations: [], stepsFor: () => [] }

/**
 * Returns all reservations of an order, without writing them. If several fail in the transaction,
 * the first in this sequence determines the error.
 * @throws Problem `ask-by-phone` if a guest has too many unconfirmed portions
 */
export async function reserveForOrder(order: PricedOrder, { slot }: Estimate): Promise<Reserved> {
  const parts = [
    await reserveForGuest(order),
    reserveCodes(order),
    reserveTime(slot),
    reserveSpecials(order),
    reserveCountedDishes(order),
    reserveStock(order),
  ]
  return {
    reservations: parts.flatMap(({ reservations }) => reservations),
    stepsFor: (placed) => parts.flatMap(({ stepsFor }) => stepsFor(placed)),
  }
}

async function reserveForGuest({ sent, request, location, isLimited }: PricedOrder): Promise<Reserved> {
  const { address, now } = request
  if (!isLimited) return NOTHING
  const unconfirmed = await getUnconfirmedPortions({ address, portions: countOrderPortions(sent.items), location, now })
  if (!unconfirmed) return NOTHING
  return {
    reservations: [{ type: 'guest-portions', ...unconfirmed }],
    stepsFor: (order) => [reserveGuestPortions(unconfirmed, order, location)],
  }
}

function reserveCodes({ code }: PricedOrder): Reserved {
  if (!code) return NOTHING
  return {
    reservations: code.codeIds.map((codeId) => ({ type: 'code', codeId })),
    stepsFor: ({ id }) => code.spend(id),
  }
}

function reserveTime(slot: Estimate['slot']): Reserved {
  if (!slot) return NOTHING
  return { reservations: [{ type: 'slot', slot: slot.slot }], stepsFor: () => [reserveSlot(slot)] }
}

/** Reserves portions of the day's specials. */
function reserveSpecials(order: PricedOrder): Reserved {
  const portions = listSpecialPortions({
    lines: order.lines.map(({ dish, sent }) => ({ dish, quantity: sent.quantity })),
    specials: order.menu.specials,
    location: order.location,
    now: order.request.now,
  })
  return {
    reservations: portions.map(({ specialId, date, quantity }) => ({ type: 'special', specialId, date, quantity })),
    stepsFor: () => portions.map((portion) => reserveSpecialPortions(order.location.code, portion)),
  }
}

/** Reserves portions of dishes whose remaining portions the kitchen has counted. */
function reserveCountedDishes({ orderedLines, menu, location }: PricedOrder): Reserved {
  const counted = sumCountedPortions(orderedLines, menu.state.portions)
  if (counted.length === 0) return NOTHING
  const names = new Map(menu.dishes.map(({ id, name }) => [id, name]))
  const named = counted.map((dish) => ({ ...dish, name: names.get(dish.menuItemId) ?? '' }))
  return {
    reservations: counted.map((dish) => ({ type: 'dish', ...dish })),
    stepsFor: () => [reservePortions(location.code, named)],
  }
}

/** Reserves the ingredients of the dishes with their options. */
function reserveStock({ lines, orderedLines, menu, request }: PricedOrder): Reserved {
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
    expired: menu.state.expired,
    at: request.now.toISOString(),
  }
  return {
    reservations: buildIngredientReservations(needs),
    // Needed even without ingredients: the tally also counts portions per category.
    stepsFor: (order) => [reserveIngredients({ order, ...sale })],
  }
}
