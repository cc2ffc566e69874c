import type { Location } from '#shared/locations/index'
import { sumCountedPortions } from '#shared/menu/availability'
import type { RecipeLine } from '#shared/inventory/stock'
import { toWallClock } from '#shared/platform/time'
import type { LocationState } from '../../locations/state/records'
import { releasePortions, reservePortions } from '../../menu/portion-repository'
import type { DishRecord } from '../../menu/records'
import type { WriteStep } from '../../platform/table/transaction'
import type { OrderRecord } from '../records'
import { buildSpecialCountUpdate } from './special-portions'
import { listHeldNeeds } from './held-needs'
import { findPlannedStockDate, listReservations, type Reservation } from './reservations'
import { changeStock, rescheduleStock, type StockSchedule } from './stock-change'

type Move = {
  readonly place: Location
  /** The order's new time; undefined for as soon as possible. */
  readonly scheduledFor: string | undefined
  readonly dishes: readonly DishRecord[]
  readonly state: LocationState
  readonly now: Date
}

type Moved = { readonly reservations: readonly Reservation[]; readonly steps: readonly WriteStep[] }

/** Counts portions of specials for the new day. Its cap doesn't stop staff. */
function moveSpecials(order: OrderRecord, date: string): Moved {
  const before = listReservations(order, 'special')
  return {
    reservations: before.map((one) => ({ ...one, date })),
    steps: before
      .filter((one) => one.date !== date)
      .flatMap((one) => [
        { write: { Update: buildSpecialCountUpdate(order, { ...one, quantity: -one.quantity }) } },
        { write: { Update: buildSpecialCountUpdate(order, { ...one, date }) } },
      ]),
  }
}

/**
 * Takes portions off today's counts, or returns them to the counts, if the order moves to or from
 * today.
 */
function moveCountedDishes(order: OrderRecord, { timing }: StockSchedule, { portions }: LocationState): Moved {
  const before = listReservations(order, 'dish')
  const wasPlanned = findPlannedStockDate(order) !== undefined
  if (timing === 'later') return { reservations: [], steps: releasePortions(order.location, before, portions) }
  if (timing === 'due' || !wasPlanned) return { reservations: before, steps: [] }
  const counted = sumCountedPortions(order.lines, portions)
  const nameOf = (id: number) => order.lines.find(({ menuItemId }) => menuItemId === id)?.name ?? ''
  return {
    reservations: counted.map((dish) => ({ type: 'dish', ...dish })),
    steps:
      counted.length > 0
        ? [
            reservePortions(
              order.location,
              counted.map((dish) => ({ ...dish, name: nameOf(dish.menuItemId) })),
            ),
          ]
        : [],
  }
}

/**
 * Moves what an order reserves, except its slot, to the day of its new time: an order for a later
 * day returns today's stock and plans it, one for today takes what was planned. `stock` is what it
 * takes in addition; negative for what it returns. The steps fail with `item-unavailable` if that
 * doesn't suffice.
 */
export function moveReservations(
  order: OrderRecord,
  { place, scheduledFor, dishes, state, now }: Move,
): Moved & { readonly stock: readonly RecipeLine[] } {
  const schedule = rescheduleStock(order, place, scheduledFor, now)
  const stock = changeStock({
    ...schedule,
    order,
    needs: listHeldNeeds(order, dishes),
    portions: new Map(),
    withheld: state.withheld,
    at: now.toISOString(),
    notes: 'The order was rescheduled',
  })
  const specials = moveSpecials(order, schedule.date ?? toWallClock(place, now).date)
  const counted = moveCountedDishes(order, schedule, state)
  const others = order.reservations.filter(({ type }) => type === 'code' || type === 'guest-portions')
  return {
    reservations: [...others, ...specials.reservations, ...counted.reservations, ...stock.reservations],
    steps: [...specials.steps, ...counted.steps, ...stock.stepsFor(order)],
    stock: stock.changes,
  }
}
