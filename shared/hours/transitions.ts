import type { LocationConfig, LocationHours } from '../locations/location'
import { isOpenAt, listOpenPeriods, listPeriodsFrom } from './open-periods'
import { addDays, toWallClock } from '../platform/time'

type HoursTransitions = {
  readonly open: boolean
  /** When the current state ends; null if unknown. */
  readonly until: Date | null
  /** When the next state ends; null if unknown. */
  readonly next: Date | null
}

/**
 * Returns whether a location is open, until when, and when the state after that ends
 * (docs/product/locations.md#hours).
 */
export function getHoursTransitions(location: LocationHours, now: Date): HoursTransitions {
  const turns: Date[] = []
  for (const { from, to } of listPeriodsFrom(location, now)) {
    turns.push(...[from, to].filter((at) => at > now.getTime()).map((at) => new Date(at)))
    if (turns.length >= 2) break
  }
  const [until = null, next = null] = turns
  return { open: isOpenAt(location, now), until, next }
}

const MINUTE_MS = 60_000
/** A location that was closed for longer expects no orders. */
const LOOK_BACK_DAYS = 14

type QuietAlarmLocation = Pick<LocationConfig, 'hours' | 'timeZone' | 'quietAlarmMinutes'>

/**
 * Returns the time since which an order should have arrived: the location was open for its
 * `quietAlarmMinutes` since then, possibly over several days. Null while it is closed, or if it was
 * open for less within two weeks.
 */
export function getQuietAlarmStart(location: QuietAlarmLocation, now: Date): Date | null {
  if (!isOpenAt(location, now)) return null
  const today = toWallClock(location, now).date
  let missing = location.quietAlarmMinutes * MINUTE_MS
  let end = now.getTime()
  for (let back = 0; back <= LOOK_BACK_DAYS; back += 1) {
    const periods = listOpenPeriods(location, addDays(today, -back)).filter(({ from }) => from < now.getTime())
    for (const { from, to } of periods.reverse()) {
      const until = Math.min(to, end)
      if (until - from >= missing) return new Date(until - missing)
      missing -= Math.max(0, until - from)
      end = Math.min(end, from)
    }
  }
  return null
}
