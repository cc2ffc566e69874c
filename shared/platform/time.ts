import { toZonedTime } from '../locations/location'
import type { LocationConfig } from '../locations/location'

/** How many days of figures can be asked at once: a quarter of a year. */
export const MAX_REPORT_DAYS = 92

const DAY_MS = 86_400_000

/**
 * How many days there are from one local date to another, both counted; less than one where the
 * other is before.
 */
export const countDaysInclusive = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1

type Zoned = Pick<LocationConfig, 'timeZone'>

/** A moment as the clock on a location's wall shows it. */
export type WallClock = {
  /** Local date, `YYYY-MM-DD`. */
  readonly date: string
  /** 0 is Sunday. */
  readonly weekday: number
  /** Since midnight. */
  readonly minutes: number
}
/** The weekday of a date `YYYY-MM-DD`; 0 is Sunday. */
export const getWeekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** The date so many days after another, `YYYY-MM-DD` both. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Minutes since midnight of a time written `HH:MM`. */
export const parseClockMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The wall clock of a place at a moment, whatever zone this machine is in. */
export function toWallClock({ timeZone }: Zoned, at: Date): WallClock {
  const shown = toZonedTime(timeZone, at)
  return {
    date: shown.toISOString().slice(0, 10),
    weekday: shown.getUTCDay(),
    minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  }
}

/** The days from one local date to another, both counted; none where the other is before. */
export const listDates = (from: string, to: string): readonly string[] =>
  Array.from({ length: Math.max(0, countDaysInclusive(from, to)) }, (_, index) => addDays(from, index))

/**
 * A format by time zone, made once for each: making one takes a hundred times as long as using it.
 */
export function cachedDateFormat(options: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const format = made.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...options })
    made.set(timeZone, format)
    return format
  }
}

const momentIn = cachedDateFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const clockIn = cachedDateFormat({ hour: 'numeric', minute: '2-digit' })
const dayIn = cachedDateFormat({ month: 'short', day: 'numeric', year: 'numeric' })

/** `Sat, Nov 21, 6:15 PM` on the wall of a time zone (docs/product/tracking.md). */
export const formatDateTime = (at: string | number, timeZone: string): string => momentIn(timeZone).format(new Date(at))

/** `6:15 PM` there (docs/product/tracking.md). */
export const formatTime = (at: string | number, timeZone: string): string => clockIn(timeZone).format(new Date(at))

/** `Nov 21, 2026` there: a day that may be of another year (docs/product/checkout.md#codes). */
export const formatFullDate = (at: string | number, timeZone: string): string => dayIn(timeZone).format(new Date(at))
