import type { LocationConfig, LocationHours } from '../locations/location'
import { getHoursOn, isOpenAt } from './hours'
import { addDays, parseClockMinutes, toWallClock } from '../platform/time'
import { fromWallClock } from '../orders/scheduling'

/** How many days ahead transitions are searched. */
const MAX_DAYS_AHEAD = 370

export type HoursTransitions = {
  readonly open: boolean
  /** When the current state ends; null if unknown. */
  readonly until: Date | null
  /** When the next state ends; null if unknown. */
  readonly next: Date | null
}

/** Returns when a location opens and closes on a date, in order. Adjacent spans count as one. */
function listTransitionsOn(location: LocationHours, date: string): Date[] {
  const times = getHoursOn(location, date).flatMap(({ opens, closes }) => [opens, closes])
  const edges = times.filter((time, index) => time !== times[index - 1] && time !== times[index + 1])
  return edges.map((time) => fromWallClock(location, date, parseClockMinutes(time)))
}

/**
 * Returns whether a location is open, until when, and when the state after that ends
 * (docs/product/locations.md#hours).
 */
export function getHoursTransitions(location: LocationHours, now: Date): HoursTransitions {
  const today = toWallClock(location, now).date
  const coming: Date[] = []
  for (let days = 0; days <= MAX_DAYS_AHEAD && coming.length < 2; days++) {
    coming.push(...listTransitionsOn(location, addDays(today, days)).filter((edge) => edge > now))
  }
  const [until = null, next = null] = coming
  return { open: isOpenAt(location, now), until, next }
}

const MINUTE_MS = 60_000
/** A location that was closed for longer expects no orders. */
const LOOK_BACK_MINUTES = 14 * 24 * 60

type QuietAlarmLocation = Pick<LocationConfig, 'hours' | 'timeZone' | 'quietAlarmMinutes'>

/**
 * Returns the time since which an order should have arrived: the location was open for its
 * `quietAlarmMinutes` since then, possibly over several days. Null while it is closed, or if it was
 * open for less within two weeks.
 */
export function getQuietAlarmStart(location: QuietAlarmLocation, now: Date): Date | null {
  if (!isOpenAt(location, now)) return null
  let openMinutes = 0
  for (let back = 1; back <= LOOK_BACK_MINUTES; back += 1) {
    const at = new Date(now.getTime() - back * MINUTE_MS)
    if (isOpenAt(location, at)) openMinutes += 1
    if (openMinutes === location.quietAlarmMinutes) return at
  }
  return null
}
