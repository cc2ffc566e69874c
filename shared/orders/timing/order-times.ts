import type { LocationHours } from '../../locations/location'
import type { LocationPolicy } from '../../locations/policy'
import { findOpening, isOpenAt, listPeriodsFrom, type OpenPeriod } from '../../hours/open-periods'
import { getEarliestMinutes } from './ticket-timing'
import type { OrderType } from '../constants'

const MINUTE_MS = 60_000

/** A page may send a time that it offered until a moment ago. */
export const SENDING_MS = 2 * MINUTE_MS

/** What the earliest time of an order depends on. */
export type OrderLead = {
  readonly orderType: OrderType
  /** The longest lead time of its dishes, if any has one. */
  readonly leadMinutes?: number | undefined
  /** The minutes of its ZIP code, if it is a delivery (`getDeliveryMinutes`); 45 by default. */
  readonly deliveryMinutes?: number | undefined
  /** By how many minutes the kitchen's load delays such an order now; 0 by default. */
  readonly delayMinutes?: number | undefined
}

type Kitchen = {
  readonly policy: Pick<LocationPolicy, 'acceptsOrdersWhileClosed'>
  readonly place: LocationHours
}

/** How long the kitchen works on the first order of a day. An event begins when it is agreed. */
const getOpeningLead = (order: OrderLead): number =>
  order.orderType === 'event' ? (order.leadMinutes ?? 0) : getEarliestMinutes(order)

/**
 * Whether an order can be for a time (docs/product/checkout.md#first-and-last-order): the location
 * is open then and has been for as long as the kitchen needs. A site that takes orders while closed
 * accepts every time.
 */
export function isOrderTime(at: number, order: OrderLead, { policy, place }: Kitchen): boolean {
  if (policy.acceptsOrdersWhileClosed) return true
  if (!isOpenAt(place, new Date(at))) return false
  const opening = findOpening(place, new Date(at))
  return opening === undefined || at >= opening + getOpeningLead(order) * MINUTE_MS
}

/**
 * `isOrderTime` for a time within a known open period. Looks at other periods only where the
 * kitchen may still be opening, because a list has hundreds of times.
 */
export const isOrderTimeIn = ({ from }: OpenPeriod, at: number, order: OrderLead, kitchen: Kitchen): boolean =>
  at >= from + getOpeningLead(order) * MINUTE_MS || isOrderTime(at, order, kitchen)

/**
 * Whether an order for now that is ready at a time, in milliseconds, is ready before the location
 * closes (docs/product/checkout.md#first-and-last-order).
 */
export function isReadyBeforeClosing(readyAt: number, { policy, place }: Kitchen, now: Date): boolean {
  if (policy.acceptsOrdersWhileClosed) return true
  if (!isOpenAt(place, now)) return false
  const [open] = listPeriodsFrom(place, now)
  return open === undefined || readyAt < open.to
}
