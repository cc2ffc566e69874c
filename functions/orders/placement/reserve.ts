import { countOrderPortions } from '#shared/orders/guest-orders'
import { sumCountedPortions } from '#shared/menu/availability'
import { countPortionsByCategory } from '#shared/menu/listing'
import { toWallClock } from '#shared/platform/time'
import { listIngredientNeeds, getLineRecipe } from '#shared/menu/recipes'
import { spendGiftCard } from '../../gift-cards/ledger/movements'
import { reservePortions } from '../../menu/portion-repository'
import type { WriteStep } from '../../platform/table/transaction'
import type { OrderRecord } from '../records'
import type { Reservation } from './reservations'
import { listSpecialPortions, reserveSpecialPortions } from './special-portions'
import { findPortionHolder, listUnconfirmedPortions, reserveGuestPortions } from './guest-portions'
import { reserveNewTime } from '../times/exchange-time'
import { getLaterWork } from '../times/order-time'
import { changeStock, scheduleStock, type StockSchedule } from './stock-change'
import type { Estimate } from './estimate-order'
import type { PricedOrder } from './price-order'

/** Reservations of an order, and the write steps that make them. */
export type Reserved = {
  readonly reservations: readonly Reservation[]
  readonly stepsFor: (order: OrderRecord) => readonly WriteStep[]
  /** When the kitchen starts a scheduled order, if that is before its usual time. */
  readonly firedAt?: string | undefined
}

const NOTHING: Reserved = { reservations: [], stepsFor: () => [] }

/**
 * Returns all reservations of an order, without writing them. If several fail in the transaction,
 * the first in this sequence determines the error.
 * @throws Problem `ask-by-phone` if a guest has too many unconfirmed portions, or `TimeTaken`
 */
export async function reserveForOrder(order: PricedOrder, estimate: Estimate): Promise<Reserved> {
  const schedule = scheduleStock(order.location, estimate.scheduledFor, order.request.now)
  const time = reserveTime(order, estimate)
  const parts = [
    await reserveForGuest(order, estimate),
    reserveCodes(order),
    reserveGiftCards(order),
    time,
    reserveSpecials(order, schedule),
    reserveCountedDishes(order, schedule),
    reserveStock(order, schedule),
  ]
  return {
    reservations: parts.flatMap(({ reservations }) => reservations),
    stepsFor: (placed) => parts.flatMap(({ stepsFor }) => stepsFor(placed)),
    firedAt: time.firedAt,
  }
}

async function reserveForGuest(order: PricedOrder, { scheduledFor }: Estimate): Promise<Reserved> {
  const { sent, request, location, isLimited, orderedLines, menu } = order
  const { caller, takenBy, address, now } = request
  const holder = findPortionHolder({ caller, takenBy, address, isLimited }, location.code)
  if (!holder) return NOTHING
  const later = getLaterWork({ ...sent, scheduledFor, lines: orderedLines }, location, menu.state)
  const counted = { ...holder, portions: countOrderPortions(sent.items), later, location, now }
  const unconfirmed = await listUnconfirmedPortions(counted)
  return {
    reservations: unconfirmed.map(({ addressHash, portions, factor }) => ({
      type: 'guest-portions',
      addressHash,
      portions,
      ...(factor !== undefined && { factor }),
    })),
    stepsFor: (placed) => unconfirmed.map((counter) => reserveGuestPortions(counter, placed, counted)),
  }
}

function reserveCodes({ code, totals }: PricedOrder): Reserved {
  if (!code) return NOTHING
  return {
    reservations: code.listUses(totals.discountCents).map((use) => ({ type: 'code', ...use })),
    stepsFor: ({ id }) => code.spend(id, totals),
  }
}

/** Spends gift cards. The order itself names them, because they are payments. */
const reserveGiftCards = ({ giftCards, request }: PricedOrder): Reserved => ({
  reservations: [],
  stepsFor: (order) => giftCards.flatMap((card) => spendGiftCard(card, order, request.now)),
})

/** Reserves a place in the order's slot, and the minutes of the kitchen. */
function reserveTime({ location, request }: PricedOrder, { time, taken }: Estimate): Reserved {
  const { steps, ...reserved } = reserveNewTime(location.code, time, taken, request.now)
  return { ...reserved, stepsFor: () => steps }
}

/** Reserves portions of specials, of the day for which the order is. */
function reserveSpecials(order: PricedOrder, { date }: StockSchedule): Reserved {
  const portions = listSpecialPortions({
    lines: order.lines.map(({ dish, sent }) => ({ dish, quantity: sent.quantity })),
    specials: order.menu.specials,
    date: date ?? toWallClock(order.location, order.request.now).date,
  })
  return {
    reservations: portions.map(({ specialId, date, quantity }) => ({ type: 'special', specialId, date, quantity })),
    stepsFor: () => portions.map((portion) => reserveSpecialPortions({ location: order.location.code }, portion)),
  }
}

/**
 * Reserves portions of dishes whose remaining portions the kitchen has counted. The count is
 * today's, so an order for a later day takes none.
 */
function reserveCountedDishes({ orderedLines, menu, location }: PricedOrder, { timing }: StockSchedule): Reserved {
  if (timing === 'later') return NOTHING
  const counted = sumCountedPortions(orderedLines, menu.state.portions)
  if (counted.length === 0) return NOTHING
  const names = new Map(menu.dishes.map(({ id, name }) => [id, name]))
  const named = counted.map((dish) => ({ ...dish, name: names.get(dish.menuItemId) ?? '' }))
  return {
    reservations: counted.map((dish) => ({ type: 'dish', ...dish })),
    stepsFor: () => [reservePortions(location.code, named)],
  }
}

/** Reserves the ingredients of the dishes with their options, or plans them for a later day. */
function reserveStock({ lines, orderedLines, menu, request }: PricedOrder, schedule: StockSchedule): Reserved {
  const needs = listIngredientNeeds(
    lines.map(({ sent, dish, chosen }) => ({
      quantity: sent.quantity,
      dish: { ...dish, recipe: getLineRecipe(dish.recipe, chosen) },
    })),
  )
  const categories = new Map(menu.dishes.map(({ id, categoryId }) => [id, categoryId]))
  return changeStock({
    ...schedule,
    needs,
    portions: countPortionsByCategory(orderedLines, categories),
    withheld: menu.state.withheld,
    at: request.now.toISOString(),
  })
}
