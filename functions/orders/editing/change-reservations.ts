import { isDeepStrictEqual } from 'node:util'
import { isCouponId } from '#shared/payments/coupons'
import { countOrderPortions } from '#shared/orders/guest-orders'
import { countPortionsByCategory, type PortionsByCategory } from '#shared/menu/listing'
import { toWallClock } from '#shared/platform/time'
import { getLineRecipe, listIngredientNeeds } from '#shared/menu/recipes'
import type { RecipeLine } from '#shared/inventory/stock'
import { reservePortions } from '../../menu/portion-repository'
import { changeCouponUse, toCouponAmounts } from '../../payments/codes/coupon-repository'
import { changeCodeUse } from '../../payments/codes/code-uses'
import type { WriteStep } from '../../platform/table/transaction'
import { findPlannedStockDate, listReservations } from '../placement/reservations'
import { buildSpecialCountUpdate, listSpecialPortions, reserveSpecialPortions } from '../placement/special-portions'
import { changeStock, rescheduleStock, type StockSchedule } from '../placement/stock-change'
import type { OrderRecord } from '../records'
import { editGuestPortions, type ReservationChange } from './edit-guest-portions'
import type { PricedEdit } from './price-edit'

/**
 * Returns the reservations that an order, edited for `scheduledFor`, has of stock, specials,
 * counted dishes, guest portions and codes, with the steps that reserve or release the differences.
 * `planEdit` exchanges the slot.
 */
export function changeReservations(
  edit: PricedEdit,
  scheduledFor: string | undefined,
): ReservationChange & { readonly stock: readonly RecipeLine[] } {
  const schedule = rescheduleStock(edit.order, edit.place, scheduledFor, edit.command.now)
  const stock = changeIngredients(edit, schedule)
  const parts = [
    changeCode(edit),
    editGuestPortions(edit, scheduledFor),
    changeSpecials(edit, schedule),
    changeCountedDishes(edit, schedule),
    stock,
  ]
  return {
    reservations: [...parts.flatMap(({ reservations }) => reservations)],
    steps: parts.flatMap(({ steps }) => steps),
    stock: stock.changes,
  }
}

/** Takes more of a code with an amount, or returns to it what the edited order no longer needs. */
function changeCode({ order, code, totals }: PricedEdit): ReservationChange {
  const { discountCents } = totals
  const reserved = listReservations(order, 'code')
  const [before, after] = [toCouponAmounts(order), toCouponAmounts(totals)]
  const coupon = reserved.find(({ codeId }) => isCouponId(codeId))
  if (coupon && !isDeepStrictEqual(before, after))
    return { reservations: reserved, steps: changeCouponUse(coupon.codeId, order.id, before, after) }
  if (!code || code.use.amountCents === discountCents) return { reservations: reserved, steps: [] }
  const use = { codeId: code.use.codeId, amountCents: discountCents }
  return {
    reservations: [{ type: 'code', ...use }],
    steps: [changeCodeUse(use, order.id, code.use.amountCents)],
  }
}

function changeSpecials(
  { order, command, lines, menu, place: location }: PricedEdit,
  { date }: StockSchedule,
): ReservationChange {
  const before = listReservations(order, 'special')
  // A special that began after the order was placed takes no portion for a line that stays.
  const known = new Set(before.map(({ specialId }) => specialId))
  const held = new Set(menu.specials.filter(({ id }) => known.has(id)).map(({ menuItemId }) => menuItemId))
  const portions = listSpecialPortions({
    lines: lines
      .filter(({ dish, agreed }) => agreed === undefined || held.has(dish.id))
      .map(({ dish, sent }) => ({ dish, quantity: sent.quantity })),
    specials: menu.specials,
    date: date ?? toWallClock(location, command.now).date,
  })
  const isSame = (one: { specialId: string; date: string }, other: { specialId: string; date: string }) =>
    one.specialId === other.specialId && one.date === other.date
  const changed = portions.flatMap((portion) => {
    const reserved = before.find((one) => isSame(one, portion))?.quantity ?? 0
    return portion.quantity === reserved ? [] : [{ ...portion, quantity: portion.quantity - reserved }]
  })
  const gone = before.filter((one) => !portions.some((portion) => isSame(one, portion)))
  const release = (portion: { specialId: string; date: string; quantity: number }): WriteStep => ({
    write: { Update: buildSpecialCountUpdate(order, portion) },
  })
  return {
    reservations: portions.map(({ specialId, date, quantity }) => ({ type: 'special', specialId, date, quantity })),
    steps: [
      ...changed.map((portion) => (portion.quantity > 0 ? reserveSpecialPortions(order, portion) : release(portion))),
      ...gone.map((one) => release({ ...one, quantity: -one.quantity })),
    ],
  }
}

const countDish = (lines: readonly { readonly menuItemId: number; readonly quantity: number }[], id: number) =>
  countOrderPortions(lines.filter(({ menuItemId }) => menuItemId === id))

/**
 * Changes the counts of remaining portions. Portions that were ordered before a count began were
 * never taken off it, so removing them adds nothing to it. Nor were those of an order whose stock
 * is still planned for its day.
 */
function changeCountedDishes({ order, orderedLines, menu }: PricedEdit, { timing }: StockSchedule): ReservationChange {
  const [linesBefore, linesAfter] = [
    findPlannedStockDate(order) === undefined ? order.lines : [],
    timing === 'now' ? orderedLines : [],
  ]
  const before = new Map(listReservations(order, 'dish').map(({ menuItemId, quantity }) => [menuItemId, quantity]))
  const names = new Map([...order.lines, ...orderedLines].map(({ menuItemId, name }) => [menuItemId, name]))
  const changes = [...names].map(([menuItemId, name]) => {
    const [earlier, later] = [countDish(linesBefore, menuItemId), countDish(linesAfter, menuItemId)]
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

function listPortionChanges(before: OrderRecord['lines'], after: OrderRecord['lines'], menu: PricedEdit['menu']) {
  const categories = new Map(menu.dishes.map(({ id, categoryId }) => [id, categoryId]))
  const portions: Map<number, number> = new Map(countPortionsByCategory(after, categories))
  for (const [category, count] of countPortionsByCategory(before, categories))
    portions.set(category, (portions.get(category) ?? 0) - count)
  const changes: PortionsByCategory = new Map([...portions].filter(([, count]) => count !== 0))
  return changes
}

function changeIngredients({ order, command, lines, orderedLines, menu }: PricedEdit, schedule: StockSchedule) {
  const needs = listIngredientNeeds(
    lines.map(({ sent, dish, chosen }) => ({
      quantity: sent.quantity,
      dish: { ...dish, recipe: getLineRecipe(dish.recipe, chosen) },
    })),
  )
  const { reservations, changes, stepsFor } = changeStock({
    ...schedule,
    order,
    needs,
    portions: listPortionChanges(order.lines, [...orderedLines], menu),
    withheld: menu.state.withheld,
    at: command.now.toISOString(),
    notes: 'The order was changed',
  })
  return { reservations, changes, steps: stepsFor(order) }
}
