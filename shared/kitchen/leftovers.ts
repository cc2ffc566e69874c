import type { LocationConfig } from '../locations/location'
import { toWallClock } from '../platform/time'
import { getFiredAt } from '../orders/timing/ticket-timing'

/** After midnight a kitchen may still make orders of the evening, so these stay for some hours. */
const LEFTOVER_AFTER_MS = 4 * 3_600_000

type Place = Pick<LocationConfig, 'timeZone'>
type FiredOrder = Parameters<typeof getFiredAt>[0]

/**
 * Whether an open order was left over from an earlier day (docs/product/kitchen.md#end-of-day): the
 * kitchen got it on an earlier local day, and more than four hours ago.
 */
export function isLeftover(order: FiredOrder, place: Place, now: Date): boolean {
  const firedAt = getFiredAt(order)
  if (now.getTime() - firedAt <= LEFTOVER_AFTER_MS) return false
  return toWallClock(place, new Date(firedAt)).date < toWallClock(place, now).date
}

/** Splits the tickets on a board into those of today and those left over from earlier days. */
export function splitLeftovers<T extends FiredOrder>(board: readonly T[], place: Place, now: Date) {
  const leftovers = new Set(board.filter((ticket) => isLeftover(ticket, place, now)))
  return { today: board.filter((ticket) => !leftovers.has(ticket)), leftovers: [...leftovers] }
}
