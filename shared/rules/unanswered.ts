import type { LocationConfig } from '../locations/location'
import { isOpen } from './hours'
import { firedSince } from './kitchen-schedule'

/**
 * So many minutes of opening time an order may wait to be confirmed before it rings on every board
 * (docs/product/kitchen.md#nobody-looks).
 */
export const RINGS_AFTER_MINUTES = 5
/** And before the intake pauses by itself, where no board is connected. */
export const PAUSES_AFTER_MINUTES = 10
/** So long it is rung for; by then its ticket has long been red. */
export const RINGS_FOR_MINUTES = 60

/** The reason of a pause that the house itself made (docs/product/kitchen.md#nobody-looks). */
export const NO_KITCHEN = 'no-kitchen'

const MINUTE_MS = 60_000

type Place = Pick<LocationConfig, 'hours' | 'timeZone'>
type Waiting = Parameters<typeof firedSince>[0]

const isOpenSince = (place: Place, now: number, minutes: number): boolean =>
  Array.from({ length: minutes + 1 }, (_, back) => new Date(now - back * MINUTE_MS)).every((at) => isOpen(place, at))

/**
 * The orders that nobody has confirmed for so many minutes, an hour at most, during all of which
 * the place was open. Boards ask at every drawing: the calendar is slow, and says the same of all
 * orders, so it is asked once.
 */
export function unansweredAmong<T extends Waiting>(
  orders: readonly T[],
  place: Place,
  now: Date,
  minutes = RINGS_AFTER_MINUTES,
): readonly T[] {
  const waiting = orders.filter((order) => {
    if (order.status !== 'pending') return false
    const waited = now.getTime() - firedSince(order)
    return waited >= minutes * MINUTE_MS && waited <= RINGS_FOR_MINUTES * MINUTE_MS
  })
  return waiting.length > 0 && isOpenSince(place, now.getTime(), minutes) ? waiting : []
}

/** Whether that is so of one order. */
export const isUnanswered = (order: Waiting, place: Place, now: Date, minutes?: number): boolean =>
  unansweredAmong([order], place, now, minutes).length === 1
