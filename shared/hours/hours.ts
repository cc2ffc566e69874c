import type { DayHours, Hours, HoursSpan, LocationHours } from '../locations/location'
import { addDays, countDaysInclusive, getWeekday, toWallClock, type Zoned } from '../platform/time'
import { getBusinessDate, getHoursOn, isOpenAt, listPeriodsFrom, type OpenPeriod } from './open-periods'
import { DAY_MS } from '#shared/platform/durations'

/** Returns the opening hours of today's business day; empty if closed. */
export const getTodaysHours = (location: LocationHours, now: Date): DayHours =>
  getHoursOn(location, getBusinessDate(location, now))

type OpeningDay = {
  readonly date: string
  readonly weekday: number
  readonly daysAhead: number
}

type NextOpening = OpeningDay & {
  /** In milliseconds. */
  readonly at: number
  readonly open: string
}

/**
 * Returns when a closed location opens next; null while it is open, or if it doesn't open within a
 * year.
 */
export function findNextOpening(location: LocationHours, now: Date): NextOpening | null {
  if (isOpenAt(location, now)) return null
  const [next] = listPeriodsFrom(location, now)
  if (!next) return null
  const { date, from: at, span } = next
  const daysAhead = countDaysInclusive(toWallClock(location, now).date, date) - 1
  return { at, date, weekday: getWeekday(date), open: span.opens, daysAhead }
}

/** Formats a time: `'21:30'` becomes `'9:30 PM'`. */
export function formatClock(clock: string): string {
  const hour = Number(clock.slice(0, 2))
  return `${hour % 12 || 12}:${clock.slice(3, 5)} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}

const formatSpan = ({ opens, closes }: HoursSpan): string =>
  opens === closes ? 'Open 24 hours' : `${formatClock(opens)}-${formatClock(closes)}`

/** Formats a day's hours: `'10:30 AM-2:00 PM, 5:00 PM-9:30 PM'`, or `'Closed'`. */
export const formatHours = (hours: DayHours): string => hours.map(formatSpan).join(', ') || 'Closed'

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** Returns a weekday's name; 0 is Sunday. */
export const getWeekdayName = (weekday: number): string => dayNames[weekday] ?? ''

/** Formats a local date: `Thu, Nov 26`. */
export const formatShortDate = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' }).format(
    new Date(`${date}T00:00:00Z`),
  )

/**
 * Formats the day of an opening relative to today: `''` for today, `tomorrow`, `Friday`, and from a
 * week ahead `Fri, Jun 12`.
 */
function formatOpeningDay({ daysAhead, weekday, date }: OpeningDay): string {
  if (daysAhead === 0) return ''
  if (daysAhead === 1) return 'tomorrow'
  // A weekday's name would be read as the next such day, so it is unclear from a week on.
  return daysAhead < 7 ? getWeekdayName(weekday) : formatShortDate(date)
}

/** Formats the day in front of a time: `''`, `tomorrow `, `Friday `, `Fri, Jun 12, `. */
export const formatDayPrefix = (opening: OpeningDay): string => {
  const day = formatOpeningDay(opening)
  return day && `${day}${opening.daysAhead < 7 ? '' : ','} `
}

/** Formats a closing, with its day if it is more than a day ahead: `9:30 PM`, `Sunday 9:30 PM`. */
function formatClosing(location: LocationHours, { to, span }: OpenPeriod, now: Date): string {
  const time = formatClock(span.closes)
  const ahead = to - now.getTime()
  if (ahead <= DAY_MS) return time
  const { date, weekday } = toWallClock(location, new Date(to))
  return ahead < 7 * DAY_MS ? `${getWeekdayName(weekday)} ${time}` : `${formatShortDate(date)}, ${time}`
}

/**
 * Returns whether a location is open, with a text: `Open until 9:30 PM` or `Closed, opens 10:30
 * AM`.
 */
export function getOpenStatus(location: LocationHours, now: Date): { readonly isOpen: boolean; readonly text: string } {
  if (isOpenAt(location, now)) {
    const [period] = listPeriodsFrom(location, now)
    const until = period ? `until ${formatClosing(location, period, now)}` : '24 hours'
    return { isOpen: true, text: `Open ${until}` }
  }
  const next = findNextOpening(location, now)
  return { isOpen: false, text: next ? `Closed, opens ${formatDayPrefix(next)}${formatClock(next.open)}` : 'Closed' }
}

/**
 * Returns `Closed now, opens tomorrow at 10:30 AM`, or `Closed now` without a known opening; null
 * while open.
 */
export function formatClosedNow(location: LocationHours, now: Date): string | null {
  if (isOpenAt(location, now)) return null
  const next = findNextOpening(location, now)
  if (!next) return 'Closed now'
  const day = formatOpeningDay(next)
  return `Closed now, opens ${day && `${day} at `}${formatClock(next.open)}`
}

type DayException = Hours['exceptions'][string]

type HoursLine = { readonly days: string; readonly hours: string }

/**
 * Formats the week from Monday, grouping days with equal hours: `Mon-Thu`, `Fri-Sat`, `Sunday`;
 * `Daily` if all are equal.
 */
export function formatWeekLines({ hours: { week } }: Pick<LocationHours, 'hours'>): readonly HoursLine[] {
  const groups: { first: number; last: number; hours: string }[] = []
  for (const weekday of [1, 2, 3, 4, 5, 6, 0]) {
    const hours = formatHours(week[weekday] ?? [])
    const group = groups.at(-1)
    if (group?.hours === hours) group.last = weekday
    else groups.push({ first: weekday, last: weekday, hours })
  }
  if (groups.length === 1) return groups.map(({ hours }) => ({ days: 'Daily', hours }))
  return groups.map(({ first, last, hours }) => ({
    days:
      first === last
        ? getWeekdayName(first)
        : `${getWeekdayName(first).slice(0, 3)}-${getWeekdayName(last).slice(0, 3)}`,
    hours,
  }))
}

/** Formats an exception with its reason: `Closed`, `10:30 AM-6:00 PM (Christmas Eve)`. */
export const formatHoursException = ({ spans, note }: DayException): string =>
  `${formatHours(spans)}${note ? ` (${note})` : ''}`

/** Formats the exceptions of the next days, including today: `Thu, Nov 26`, `Closed`. */
export function formatUpcomingExceptions(location: LocationHours, now: Date, days = 14): readonly HoursLine[] {
  const today = toWallClock(location, now).date
  return Object.entries(location.hours.exceptions)
    .filter(([date]) => date >= today && date <= addDays(today, days))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([date, exception]) => ({ days: formatShortDate(date), hours: formatHoursException(exception) }))
}

/** Formats the weekly hours, followed by the exceptions of the next days. */
export const formatHoursLines = (location: LocationHours, now: Date): readonly HoursLine[] => [
  ...formatWeekLines(location),
  ...formatUpcomingExceptions(location, now),
]

/** Formats a time in the location's time zone: `7:40 PM`. */
export function formatClockAt(location: Zoned, at: string): string {
  const { minutes } = toWallClock(location, new Date(at))
  const two = (part: number) => String(part).padStart(2, '0')
  return formatClock(`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`)
}
