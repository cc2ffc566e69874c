import type { LocationConfig } from '../locations/location'
import { isOpenAt } from './hours'

const MINUTE_MS = 60_000
/** Whoever was closed for longer has nobody's orders to miss. */
const LOOK_BACK_MINUTES = 14 * 24 * 60

type Place = Pick<LocationConfig, 'hours' | 'timeZone' | 'quietAlarmMinutes'>

/**
 * The moment from which on an order must have come, lest a place be quiet: since then it has been
 * open for its `quietAlarmMinutes`, be it on several days. Null where nobody can miss an order:
 * while it is closed, or where it was open for less within two weeks.
 */
export function getQuietAlarmStart(place: Place, now: Date): Date | null {
  if (!isOpenAt(place, now)) return null
  let openMinutes = 0
  for (let back = 1; back <= LOOK_BACK_MINUTES; back += 1) {
    const at = new Date(now.getTime() - back * MINUTE_MS)
    if (isOpenAt(place, at)) openMinutes += 1
    if (openMinutes === place.quietAlarmMinutes) return at
  }
  return null
}
