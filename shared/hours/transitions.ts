import type { LocationConfig } from '../locations/location'
import { getHoursOn, isOpenAt } from './hours'
import { addDays, parseClockMinutes, toWallClock } from '../platform/time'
import { fromWallClock } from '../orders/scheduling'

type Place = Pick<LocationConfig, 'hours' | 'timeZone'>

/** Whoever neither opens nor closes for longer is not known to do so. */
const DAYS_AHEAD = 370

export type HoursTransitions = {
  readonly open: boolean
  /** When the present state ends; null where that is not known. */
  readonly until: Date | null
  /** When the state after it ends in turn. */
  readonly next: Date | null
}

/** The moments of a date at which a place opens or closes, in order; spans that touch are one. */
function edgesOn(place: Place, date: string): Date[] {
  const times = getHoursOn(place, date).flatMap(({ opens, closes }) => [opens, closes])
  const edges = times.filter((time, index) => time !== times[index - 1] && time !== times[index + 1])
  return edges.map((time) => fromWallClock(place, date, parseClockMinutes(time)))
}

/**
 * Whether a place is open, until when that lasts, and when the next turn comes
 * (docs/product/locations.md#hours).
 */
export function getHoursTransitions(place: Place, now: Date): HoursTransitions {
  const today = toWallClock(place, now).date
  const coming: Date[] = []
  for (let days = 0; days <= DAYS_AHEAD && coming.length < 2; days++) {
    coming.push(...edgesOn(place, addDays(today, days)).filter((edge) => edge > now))
  }
  const [until = null, next = null] = coming
  return { open: isOpenAt(place, now), until, next }
}

const MINUTE_MS = 60_000
/** Whoever was closed for longer has nobody's orders to miss. */
const LOOK_BACK_MINUTES = 14 * 24 * 60

type PlaceOfQuiet = Pick<LocationConfig, 'hours' | 'timeZone' | 'quietAlarmMinutes'>

/**
 * The moment from which on an order must have come, lest a place be quiet: since then it has been
 * open for its `quietAlarmMinutes`, be it on several days. Null where nobody can miss an order:
 * while it is closed, or where it was open for less within two weeks.
 */
export function getQuietAlarmStart(place: PlaceOfQuiet, now: Date): Date | null {
  if (!isOpenAt(place, now)) return null
  let openMinutes = 0
  for (let back = 1; back <= LOOK_BACK_MINUTES; back += 1) {
    const at = new Date(now.getTime() - back * MINUTE_MS)
    if (isOpenAt(place, at)) openMinutes += 1
    if (openMinutes === place.quietAlarmMinutes) return at
  }
  return null
}
