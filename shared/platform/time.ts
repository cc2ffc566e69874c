import { toZonedTime, type LocationConfig } from '../locations/location'
import { DAY_MS } from '#shared/platform/durations'

/** The maximum number of days in one report: a quarter of a year. */
export const MAX_REPORT_DAYS = 92

const MINUTE_MS = 60_000

/**
 * Returns the number of days in a range of local dates, both ends included; less than 1 if `to` is
 * before `from`.
 */
export const countDaysInclusive = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1

/**
 * Whether a year and its neighbours have four digits. Code compares dates as text and computes the
 * days around them.
 */
export const isPlainYear = (year: number): boolean => year >= 1000 && year < 9999

/** The same of the year of a date, which may have more digits while it is typed. */
export const hasPlainYear = (date: string): boolean => /^\d{4}-/.test(date) && isPlainYear(Number(date.slice(0, 4)))

export type Zoned = Pick<LocationConfig, 'timeZone'>

/** A time as shown by a clock at a location. */
export type WallClock = {
  /** Local date, `YYYY-MM-DD`. */
  readonly date: string
  /** 0 is Sunday. */
  readonly weekday: number
  /** Since midnight. */
  readonly minutes: number
}

/** Returns the weekday of a date `YYYY-MM-DD`; 0 is Sunday. */
export const getWeekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** Returns the date `days` after another; both are `YYYY-MM-DD`. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Returns the minutes since midnight of a time `HH:MM`. */
export const parseClockMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Returns the local date and time of a location, independent of this machine's time zone. */
export function toWallClock({ timeZone }: Zoned, at: Date): WallClock {
  const shown = toZonedTime(timeZone, at)
  return {
    date: shown.toISOString().slice(0, 10),
    weekday: shown.getUTCDay(),
    minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  }
}

/**
 * Converts a location's local date and time to a Date. A time that the change to summer time skips
 * becomes one hour later.
 */
export function fromWallClock(location: Zoned, date: string, minutes: number): Date {
  const asIfUtc = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS
  const shown = (at: number) =>
    Math.floor(toZonedTime(location.timeZone, new Date(at)).getTime() / MINUTE_MS) * MINUTE_MS
  // Corrected twice, because the first guess may be on the other side of a clock change.
  const guess = asIfUtc - (shown(asIfUtc) - asIfUtc)
  const corrected = guess - (shown(guess) - asIfUtc)
  // A skipped time is shown by no clock. The guess is as long after the change.
  return new Date(shown(corrected) === asIfUtc ? corrected : guess)
}

/** Lists the dates of a range, both ends included; empty if `to` is before `from`. */
export const listDates = (from: string, to: string): readonly string[] =>
  Array.from({ length: Math.max(0, countDaysInclusive(from, to)) }, (_, index) => addDays(from, index))

/**
 * Returns a function that creates one date format per time zone and locale. Creating a format takes
 * a hundred times as long as using it.
 */
export function cachedDateFormat(
  options: Intl.DateTimeFormatOptions,
): (timeZone: string, locale?: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (timeZone, locale = 'en-US') => {
    const key = `${locale} ${timeZone}`
    const format = made.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options })
    made.set(key, format)
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

/** Formats date and time in a time zone: `Sat, Nov 21, 6:15 PM` (docs/product/tracking.md). */
export const formatDateTime = (at: string | number, timeZone: string, locale?: string): string =>
  momentIn(timeZone, locale).format(new Date(at))

/** Formats a time in a time zone: `6:15 PM` (docs/product/tracking.md). */
export const formatTime = (at: string | number, timeZone: string, locale?: string): string =>
  clockIn(timeZone, locale).format(new Date(at))

/** Formats a local date with its year: `2026-11-21` becomes `Nov 21, 2026`. */
export const formatDateWithYear = (date: string): string => formatFullDate(`${date}T00:00:00Z`, 'UTC')

/** Formats a date with its year: `Nov 21, 2026` (docs/product/checkout.md#discount-codes). */
export const formatFullDate = (at: string | number, timeZone: string): string => dayIn(timeZone).format(new Date(at))
