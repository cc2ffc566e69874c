import { findOpening, getBusinessDate } from '#shared/hours/open-periods'
import type { Location } from '#shared/locations/index'
import type { Station } from '#shared/menu/contract'
import type { OrderType } from '#shared/orders/constants'
import type { LaterWork } from '#shared/orders/guest-orders'
import { getWorkload, type StationWorkload } from '#shared/orders/workload'
import { getDeliveryMinutes } from '#shared/orders/timing/delivery-minutes'
import { getStationMinutes, type MakingTime, type QuarterMinutes } from '#shared/orders/timing/kitchen-time'
import type { CartDish } from '#shared/orders/timing/largest-part'
import { getSlotLimit } from '#shared/orders/timing/slots'
import type { StationCapacity } from '#shared/orders/timing/stations'
import { Problem } from '#shared/platform/problem'
import type { LocationState } from '../../locations/state/records'

/** The dishes for which an order reserves kitchen time. */
type KitchenDemand = {
  readonly stations: readonly StationCapacity[]
  readonly dishes: readonly CartDish[]
  /** What the order has reserved before. */
  readonly held: readonly QuarterMinutes[]
}

/** An order for which a time is searched, and what it takes of a time. */
export type SlotSearch = {
  /** The location with its current opening hours. */
  readonly place: Location
  readonly orderType: OrderType
  /** The longest lead time of its dishes, if any has one. */
  readonly leadMinutes?: number | undefined
  /** The minutes of its ZIP code, if it is a delivery. */
  readonly deliveryMinutes?: number | undefined
  /** Maximum orders in its slot; null for no limit. */
  readonly limit: number | null
  /** The start of the slot that the order has reserved before, ISO. */
  readonly heldSlot?: string | undefined
  /** Null if the location reserves no kitchen time. */
  readonly kitchen: KitchenDemand | null
}

/** The time of an order, and what the order takes of it. */
export type OrderTime = SlotSearch & {
  readonly orderType: Exclude<OrderType, 'event'>
  /** The beginning of its promise, ISO. */
  readonly at: string
}

type TimedOrder = {
  readonly orderType: OrderType
  readonly leadMinutes?: number | undefined
  /** The ZIP code of a delivery, as typed. */
  readonly zipCode: string | undefined
  readonly lines: readonly CartDish[]
  readonly held?: readonly QuarterMinutes[]
}

/** Returns what an order takes of a time; undefined for an event, which takes nothing. */
export function getOrderTime(
  { orderType, leadMinutes, zipCode, lines: dishes, held = [] }: TimedOrder,
  at: string,
  place: Location,
  { capacity, stations, reservesKitchenTime }: LocationState,
): OrderTime | undefined {
  if (orderType === 'event') return undefined
  const kitchen = reservesKitchenTime ? { stations, dishes, held } : null
  const deliveryMinutes = getDeliveryMinutes(place.delivery, zipCode)
  return { place, orderType, at, leadMinutes, deliveryMinutes, limit: getSlotLimit(capacity, orderType), kitchen }
}

type LaterOrder = {
  readonly orderType: OrderType
  readonly scheduledFor?: string | undefined
  readonly lines: Parameters<typeof getWorkload>[0]
}

/**
 * Returns what an order for a later time takes of its day; undefined where neither kitchen time nor
 * slots are limited.
 */
export function getLaterWork(
  { orderType, scheduledFor, lines }: LaterOrder,
  place: Location,
  { reservesKitchenTime, capacity }: LocationState,
): LaterWork | undefined {
  const isLimited = reservesKitchenTime || getSlotLimit(capacity, orderType) !== null
  if (scheduledFor === undefined || orderType === 'event' || !isLimited) return undefined
  return { date: getBusinessDate(place, new Date(scheduledFor)), work: getWorkload(lines) }
}

/** The order's time had room when it was read, and none when the transaction ran. */
export class TimeTaken extends Problem {
  constructor(readonly time: OrderTime) {
    super('slot-full', 'That time is taken.', { members: { nextAt: null } })
  }
}

/** Returns when an order is made for a promise, in milliseconds. */
export function getMakingTime(
  { place, orderType, leadMinutes, deliveryMinutes }: SlotSearch,
  promisedFrom: number,
  now: Date,
): MakingTime {
  const opensAt = findOpening(place, new Date(promisedFrom))
  return { orderType, leadMinutes, deliveryMinutes, promisedFrom, now: now.getTime(), opensAt }
}

/** Returns the minutes that an order's dishes take of each station. */
export function getNeededMinutes({ dishes, stations }: KitchenDemand) {
  const work: Partial<Record<Station, number>> = {}
  for (const { station, quantity } of dishes) work[station] = (work[station] ?? 0) + quantity
  const all: StationWorkload = work
  return getStationMinutes(all, stations)
}
