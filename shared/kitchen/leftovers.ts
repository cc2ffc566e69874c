import { getFiredAt } from '../orders/timing/ticket-timing'
import { getWorkDate } from '../hours/business-day'
import type { LocationHours } from '../locations/location'

/** After midnight a kitchen may still make orders of the evening, so these stay for some hours. */
const LEFTOVER_AFTER_MS = 4 * 3_600_000

type FiredOrder = Parameters<typeof getFiredAt>[0]

/**
 * Whether an open order was left over from an earlier day (docs/product/kitchen.md#end-of-day): the
 * kitchen got it on an earlier business day, and more than four hours ago.
 */
export function isLeftover(order: FiredOrder, place: LocationHours, now: Date): boolean {
  const firedAt = getFiredAt(order)
  if (now.getTime() - firedAt <= LEFTOVER_AFTER_MS) return false
  return getWorkDate(place, new Date(firedAt)) < getWorkDate(place, now)
}

/** Splits the tickets on a board into those of today and those left over from earlier days. */
export function splitLeftovers<T extends FiredOrder>(board: readonly T[], place: LocationHours, now: Date) {
  const leftovers = new Set(board.filter((ticket) => isLeftover(ticket, place, now)))
  return { today: board.filter((ticket) => !leftovers.has(ticket)), leftovers: [...leftovers] }
}
