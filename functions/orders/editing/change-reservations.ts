import { countOrderPortions } from '#shared/orders/guest-orders'
import { countPortionsByCategory, type PortionsByCategory } from '#shared/menu/listing'
import { getLineRecipe, listIngredientNeeds, type RecipeLine } from '#shared/inventory/recipes'
import { createMovementId } from '../../inventory/plan-movement'
import { reserveIngredients } from '../../inventory/order-stock'
import { reservePortions } from '../../menu/portion-repository'
import type { WriteStep } from '../../platform/table/transaction'
import { changeGuestPortions } from '../placement/guest-portions'
import {
  buildIngredientReservations,
  listReservations,
  listReservedIngredients,
  type Reservation,
} from '../placement/reservations'
import { listSpecialPortions } from '../placement/special-portions'
import { buildSpecialCountUpdate, reserveSpecialPortions } from '../repository'
import type { OrderRecord } from '../records'
import type { PricedEdit } from './price-edit'

type ReservationChange = { readonly reservations: readonly Reservation[]; readonly steps: readonly WriteStep[] }

/**
 * Returns an edited order's reservations of stock, specials, counted dishes and guest portions,
 * with the steps that reserve or release the differences. Codes stay spent; `planEdit` exchanges
 * the slot.
 */
export function changeReservations(edit: PricedEdit): ReservationChange & { readonly stock: readonly RecipeLine[] } {
  const stock = changeStock(edit)
  const parts = [changeGuest(edit), changeSpecials(edit), changeCountedDishes(edit), stock]
  return {
    reservations: [...listReservations(edit.order, 'code'), ...parts.flatMap(({ reservations }) => reservations)],
    steps: parts.flatMap(({ steps }) => steps),
    stock: stock.changes,
  }
}

function changeGuest({
  order,
  isLimited,
  orderedLines,
  guestPortions: before,
  place: location,
}: PricedEdit): ReservationChange {
  const reserved = listReservations(order, 'guest-portions')
  const portions = countOrderPortions(orderedLines)
  if (!before || before.portions === portions) return { reservations: reserved, steps: [] }
  return {
    reservations: [{ type: 'guest-portions', addressHash: before.addressHash, portions }],
    steps: [changeGuestPortions({ orderId: order.id, before, portions, location, isLimited })],
  }
}

function changeSpecials({ order, command, lines, menu, place: location }: PricedEdit): ReservationChange {
  const before = listReservations(order, 'special')
  const portions = listSpecialPortions({
    lines: lines.map(({ dish, sent }) => ({ dish, quantity: sent.quantity })),
    specials: menu.specials,
    location,
    now: command.now,
  })
  const isSame = (one: { specialId: string; date: string }, other: { specialId: string; date: string }) =>
    one.specialId === other.specialId && one.date === other.date
  const changed = portions.flatMap((portion) => {
    const reserved = before.find((one) => isSame(one, portion))?.quantity ?? 0
    return portion.quantity === reserved ? [] : [{ ...portion, quantity: portion.quantity - reserved }]
  })
  const gone = before.filter((one) => !portions.some((portion) => isSame(one, portion)))
  const release = (portion: { specialId: string; date: string; quantity: number }): WriteStep => ({
    write: { Update: buildSpecialCountUpdate(order.location, portion) },
  })
  return {
    reservations: portions.map(({ specialId, date, quantity }) => ({ type: 'special', specialId, date, quantity })),
    steps: [
      ...changed.map((portion) =>
        portion.quantity > 0 ? reserveSpecialPortions(order.location, portion) : release(portion),
      ),
      ...gone.map((one) => release({ ...one, quantity: -one.quantity })),
    ],
  }
}

const countDish = (lines: readonly { readonly menuItemId: number; readonly quantity: number }[], id: number) =>
  countOrderPortions(lines.filter(({ menuItemId }) => menuItemId === id))

/**
 * Changes the counts of remaining portions. Portions that were ordered before a count began were
 * never taken off it, so removing them adds nothing to it.
 */
function changeCountedDishes({ order, orderedLines, menu }: PricedEdit): ReservationChange {
  const before = new Map(listReservations(order, 'dish').map(({ menuItemId, quantity }) => [menuItemId, quantity]))
  const names = new Map([...order.lines, ...orderedLines].map(({ menuItemId, name }) => [menuItemId, name]))
  const changes = [...names].map(([menuItemId, name]) => {
    const [earlier, later] = [countDish(order.lines, menuItemId), countDish(orderedLines, menuItemId)]
    const reserved = before.get(menuItemId) ?? 0
    const isCounted = menu.state.portions.has(menuItemId)
    const quantity = Math.max(-reserved, isCounted ? later - earlier : Math.min(0, later - reserved))
    return { menuItemId, name, quantity, isCounted, after: reserved + quantity }
  })
  const taken = changes.filter(({ isCounted, quantity }) => isCounted && quantity !== 0)
  return {
    reservations: changes
      .filter(({ after }) => after > 0)
      .map(({ menuItemId, after }) => ({ type: 'dish', menuItemId, quantity: after })),
    steps: taken.length > 0 ? [reservePortions(order.location, taken)] : [],
  }
}

/** Returns the differences by ingredient, without those that stay the same. */
function listStockChanges(before: readonly RecipeLine[], after: readonly RecipeLine[]): readonly RecipeLine[] {
  const amounts = new Map(after.map(({ ingredientId, hundredths }) => [ingredientId, hundredths]))
  for (const { ingredientId, hundredths } of before)
    amounts.set(ingredientId, (amounts.get(ingredientId) ?? 0) - hundredths)
  return [...amounts].flatMap(([ingredientId, hundredths]) => (hundredths === 0 ? [] : [{ ingredientId, hundredths }]))
}

function listPortionChanges(before: OrderRecord['lines'], after: OrderRecord['lines'], menu: PricedEdit['menu']) {
  const categories = new Map(menu.dishes.map(({ id, categoryId }) => [id, categoryId]))
  const portions: Map<number, number> = new Map(countPortionsByCategory(after, categories))
  for (const [category, count] of countPortionsByCategory(before, categories))
    portions.set(category, (portions.get(category) ?? 0) - count)
  const changes: PortionsByCategory = new Map([...portions].filter(([, count]) => count !== 0))
  return changes
}

function changeStock({ order, command, lines, orderedLines, menu }: PricedEdit) {
  const needs = listIngredientNeeds(
    lines.map(({ sent, dish, chosen }) => ({
      quantity: sent.quantity,
      dish: { ...dish, recipe: getLineRecipe(dish.recipe, chosen) },
    })),
  )
  const changes = listStockChanges(listReservedIngredients(order), needs)
  const portions = listPortionChanges(order.lines, [...orderedLines], menu)
  const at = command.now.toISOString()
  const sale = { order, saleId: createMovementId(), needs, changes, portions, expired: menu.state.expired, at }
  const reservations = buildIngredientReservations(needs)
  return { reservations, changes, steps: changes.length + portions.size > 0 ? [reserveIngredients(sale)] : [] }
}
