import type { PlaceAtSite } from '#shared/locations/site-kind'
import type { LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import {
  addToTaken,
  changeKitchenTime,
  getDecidingSpan,
  getEarlyStart,
  planKitchenTime,
  type QuarterMinutes,
  type TakenMinutes,
} from '#shared/orders/timing/kitchen-time'
import type { WriteStep } from '../../platform/table/transaction'
import { listReservations, type Reservation } from '../placement/reservations'
import { exchangeSlots } from '../placement/slot-repository'
import { exchangeKitchenTime, KitchenTimeTaken, readTakenMinutes } from './kitchen-time-repository'
import { getMakingTime, getNeededMinutes, TimeTaken, type OrderTime } from './order-time'

const NOTHING: TakenMinutes = new Map()

/**
 * Returns the reserved minutes that decide whether an order fits, or fits up to `laterMs` later;
 * empty if none are reserved.
 */
export async function readDecidingMinutes(time: OrderTime | undefined, now: Date, laterMs = 0): Promise<TakenMinutes> {
  if (!time?.kitchen) return NOTHING
  const { from, to } = getDecidingSpan(getMakingTime(time, Date.parse(time.at), now))
  return readTakenMinutes(time.place.code, { from, to: to + laterMs })
}

type Reserving = PlaceAtSite & { readonly reservations: readonly Reservation[] }

/** Returns the minutes that an order has reserved. */
export const listHeldMinutes = (order: Pick<Reserving, 'reservations'>): readonly QuarterMinutes[] =>
  listReservations(order, 'kitchen-time').map(({ at, minutes }) => ({ at, minutes }))

type TimeExchange = {
  readonly reservations: readonly Reservation[]
  readonly steps: readonly WriteStep[]
  /** When the kitchen starts a scheduled order, if that is before its usual time. */
  readonly firedAt?: string | undefined
}

/** A site that takes orders at any hour also begins them before it opens. */
function getStart(time: OrderTime, reserved: readonly QuarterMinutes[], now: Date): string | undefined {
  const making = getMakingTime(time, Date.parse(time.at), now)
  const { acceptsOrdersWhileClosed } = getPolicy(time.place)
  return getEarlyStart(reserved, acceptsOrdersWhileClosed ? { ...making, opensAt: undefined } : making)
}

function exchange(order: Reserving, time: OrderTime | undefined, after: readonly QuarterMinutes[]): TimeExchange {
  const before = listHeldMinutes(order)
  const stations = time?.kitchen?.stations ?? []
  return {
    reservations: after.map(({ at, minutes }) => ({ type: 'kitchen-time', at, minutes })),
    steps: exchangeKitchenTime({ place: order, stations, before, after }),
  }
}

/** @throws TimeTaken if the minutes are gone */
function moveKitchenTime(order: Reserving, time: OrderTime | undefined, taken: TakenMinutes, now: Date): TimeExchange {
  if (!time?.kitchen) return { ...exchange(order, time, []), firedAt: time && getStart(time, [], now) }
  const { stations } = time.kitchen
  const free = addToTaken(taken, listHeldMinutes(order), -1)
  const after = planKitchenTime(getNeededMinutes(time.kitchen), getMakingTime(time, Date.parse(time.at), now), {
    stations,
    taken: free,
  })
  if (!after) throw new TimeTaken(time)
  return { ...exchange(order, time, after), firedAt: getStart(time, after, now) }
}

const join = (one: TimeExchange, other: TimeExchange): TimeExchange => ({
  reservations: [...one.reservations, ...other.reservations],
  steps: [...one.steps, ...other.steps],
  firedAt: other.firedAt,
})

/**
 * Reserves the slot and the kitchen time of an order that moves, and returns what it had before.
 * `taken` are the reserved minutes as read.
 * @throws TimeTaken if the minutes are gone
 */
export const moveTime = (order: Reserving, time: OrderTime | undefined, taken: TakenMinutes, now: Date): TimeExchange =>
  join(exchangeSlots(order, time), moveKitchenTime(order, time, taken, now))

/**
 * Reserves the slot and the kitchen time of a new order. If the kitchen got other orders since the
 * minutes were read, the placement plans again.
 * @throws TimeTaken if the minutes are gone
 */
export function reserveNewTime(
  location: LocationCode,
  time: OrderTime | undefined,
  taken: TakenMinutes,
  now: Date,
): TimeExchange {
  const order = { location, reservations: [] }
  const { reservations, steps, firedAt } = moveKitchenTime(order, time, taken, now)
  const retried = steps.map((step) => ({ ...step, onConflict: () => new KitchenTimeTaken() }))
  return join(exchangeSlots(order, time), { reservations, steps: retried, firedAt })
}

/**
 * Keeps the slot of an edited order whose time stays, and changes its kitchen time. An order that
 * has reserved none gets none.
 * @throws TimeTaken if minutes that it needs in addition are gone
 */
export function keepTime(order: Reserving, time: OrderTime | undefined, taken: TakenMinutes, now: Date): TimeExchange {
  const held = listHeldMinutes(order)
  const slot = { reservations: listReservations(order, 'slot'), steps: [] }
  if (!time?.kitchen || held.length === 0)
    return join(slot, { ...exchange(order, time, held), firedAt: time && getStart(time, held, now) })
  const { stations } = time.kitchen
  const making = getMakingTime(time, Date.parse(time.at), now)
  const after = changeKitchenTime(held, getNeededMinutes(time.kitchen), making, { stations, taken })
  if (!after) throw new TimeTaken(time)
  return join(slot, { ...exchange(order, time, after), firedAt: getStart(time, after, now) })
}
