import type { LocationConfig } from '../locations/location'
import { isOpenAt } from './hours'
import { getFiredAt } from './kitchen-schedule'

/**
 * So many minutes of opening time an order may wait to be confirmed before it rings on every board
 * (docs/product/kitchen.md#nobody-looks).
 */
export const UNCONFIRMED_ALERT_AFTER_MINUTES = 5
/** And before the intake pauses by itself, where no board is connected. */
export const AUTO_PAUSE_AFTER_MINUTES = 10
/** So long it is rung for; by then its ticket has long been red. */
export const UNCONFIRMED_ALERT_DURATION_MINUTES = 60

/** The reason of a pause that the house itself made (docs/product/kitchen.md#nobody-looks). */
export const UNATTENDED_KITCHEN_REASON = 'no-kitchen'

const MINUTE_MS = 60_000

type Place = Pick<LocationConfig, 'hours' | 'timeZone'>
type Waiting = Parameters<typeof getFiredAt>[0]

const isOpenSince = (place: Place, now: number, minutes: number): boolean =>
  Array.from({ length: minutes + 1 }, (_, back) => new Date(now - back * MINUTE_MS)).every((at) => isOpenAt(place, at))

/**
 * The orders that nobody has confirmed for so many minutes, an hour at most, during all of which
 * the place was open. Boards ask at every drawing: the calendar is slow, and says the same of all
 * orders, so it is asked once.
 */
export function listUnconfirmedOrders<T extends Waiting>(
  orders: readonly T[],
  place: Place,
  now: Date,
  minutes = UNCONFIRMED_ALERT_AFTER_MINUTES,
): readonly T[] {
  const waiting = orders.filter((order) => {
    if (order.status !== 'pending') return false
    const waited = now.getTime() - getFiredAt(order)
    return waited >= minutes * MINUTE_MS && waited <= UNCONFIRMED_ALERT_DURATION_MINUTES * MINUTE_MS
  })
  return waiting.length > 0 && isOpenSince(place, now.getTime(), minutes) ? waiting : []
}

/** Whether that is so of one order. */
export const isOverdueUnconfirmed = (order: Waiting, place: Place, now: Date, minutes?: number): boolean =>
  listUnconfirmedOrders([order], place, now, minutes).length === 1
