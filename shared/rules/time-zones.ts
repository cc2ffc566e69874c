import { timeZoneOffsets } from '../terms/time-zones'
import type { TimeZone } from '../terms/time-zones'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The first Sunday of a month from a day on, at its midnight as if that were UTC. */
function sundayFrom(year: number, month: number, day: number): number {
  const from = Date.UTC(year, month, day)
  return from + ((7 - new Date(from).getUTCDay()) % 7) * DAY_MS
}

/**
 * From the second Sunday in March, 2 AM, to the first in November, 1 AM; both by the clock of the
 * winter.
 */
function isSummer(winterClock: number): boolean {
  const year = new Date(winterClock).getUTCFullYear()
  return winterClock >= sundayFrom(year, 2, 8) + 2 * HOUR_MS && winterClock < sundayFrom(year, 10, 1) + HOUR_MS
}

/**
 * A moment as the clocks of a zone show it, as if that were UTC
 * (docs/product/locations.md#the-clock-on-the-wall). By the rule rather than by a formatter of the
 * platform, whose first one takes as long as a function's whole start (decision 0062).
 */
export function toZonedTime(timeZone: TimeZone, at: Date): Date {
  const { behind, hasSummer } = timeZoneOffsets[timeZone]
  const winterClock = at.getTime() - behind * HOUR_MS
  return new Date(hasSummer && isSummer(winterClock) ? winterClock + HOUR_MS : winterClock)
}
