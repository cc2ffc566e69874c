import type { DayHours, Hours, HoursSpan, LocationConfig } from '../locations/location'
import { addDays, getWeekday, parseClockMinutes, toWallClock } from '../platform/time'

type Place = Pick<LocationConfig, 'hours' | 'timeZone'>

/** The spans of a local date: its exception's, otherwise its weekday's; none where it is closed. */
export const getHoursOn = ({ hours }: Pick<Place, 'hours'>, date: string): DayHours =>
  hours.exceptions[date]?.spans ?? hours.week[getWeekday(date)] ?? []

export const getTodaysHours = (place: Place, now: Date): DayHours => getHoursOn(place, toWallClock(place, now).date)

const isWithin = ({ opens, closes }: HoursSpan, minutes: number): boolean =>
  minutes >= parseClockMinutes(opens) && minutes < parseClockMinutes(closes)

/**
 * The closing time of the span that a moment is in, and of one that follows without a break;
 * undefined while closed.
 */
function closingAt(hours: DayHours, minutes: number): string | undefined {
  const closes = hours.find((span) => isWithin(span, minutes))?.closes
  return closes && (closingAt(hours, parseClockMinutes(closes)) ?? closes)
}

/**
 * Open from an opening time up to, but not including, its closing time
 * (docs/product/locations.md#hours).
 */
export function isOpenAt(place: Place, now: Date): boolean {
  const { date, minutes } = toWallClock(place, now)
  return getHoursOn(place, date).some((span) => isWithin(span, minutes))
}

export type NextOpening = {
  readonly date: string
  readonly weekday: number
  readonly open: string
  readonly daysAhead: number
}

/** Whoever stays closed for longer says no day any more. */
const DAYS_AHEAD = 60

/**
 * When a closed place opens next, within two months; null while it is open or when it does not
 * open.
 */
export function findNextOpening(place: Place, now: Date): NextOpening | null {
  if (isOpenAt(place, now)) return null
  const today = toWallClock(place, now)
  for (let daysAhead = 0; daysAhead <= DAYS_AHEAD; daysAhead++) {
    const date = addDays(today.date, daysAhead)
    const first = getHoursOn(place, date).find(({ opens }) => daysAhead > 0 || parseClockMinutes(opens) > today.minutes)
    if (first) return { date, weekday: getWeekday(date), open: first.opens, daysAhead }
  }
  return null
}

/** A clock text for people: `'21:30'` gives `'9:30 PM'`. */
export function formatClock(clock: string): string {
  const hour = Number(clock.slice(0, 2))
  return `${hour % 12 || 12}:${clock.slice(3, 5)} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}

/** A day's hours for people: `'10:30 AM-2:00 PM, 5:00 PM-9:30 PM'`, or `'Closed'`. */
export const formatHours = (hours: DayHours): string =>
  hours.map(({ opens, closes }) => `${formatClock(opens)}-${formatClock(closes)}`).join(', ') || 'Closed'

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** A weekday's name; 0 is Sunday. */
export const getWeekdayName = (weekday: number): string => dayNames[weekday] ?? ''

/** A local date for people: `Thu, Nov 26`. */
export const formatShortDate = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' }).format(
    new Date(`${date}T00:00:00Z`),
  )

/**
 * The day of an opening, seen from today: `''` for today, `tomorrow`, `Friday`, `Fri, Jun 12` from
 * a week ahead.
 */
export function formatOpeningDay({ daysAhead, weekday, date }: NextOpening): string {
  if (daysAhead === 0) return ''
  if (daysAhead === 1) return 'tomorrow'
  // From a week on, a weekday's name would be understood as the one that comes first.
  return daysAhead < 7 ? getWeekdayName(weekday) : formatShortDate(date)
}

/** The day in front of a clock time: `''`, `tomorrow `, `Friday `, `Fri, Jun 12, `. */
export const formatDayPrefix = (opening: NextOpening): string => {
  const day = formatOpeningDay(opening)
  return day && `${day}${opening.daysAhead < 7 ? '' : ','} `
}

/** What the door's sign says: `Open until 9:30 PM`; `Closed, opens 10:30 AM`. */
export function getOpenStatus(place: Place, now: Date): { readonly isOpen: boolean; readonly text: string } {
  const { date, minutes } = toWallClock(place, now)
  const closes = closingAt(getHoursOn(place, date), minutes)
  if (closes) return { isOpen: true, text: `Open until ${formatClock(closes)}` }
  const next = findNextOpening(place, now)
  return { isOpen: false, text: next ? `Closed, opens ${formatDayPrefix(next)}${formatClock(next.open)}` : 'Closed' }
}

/**
 * `Closed now, opens tomorrow at 10:30 AM`, `Closed now` without a known opening; null while open.
 */
export function formatClosedNow(place: Place, now: Date): string | null {
  if (isOpenAt(place, now)) return null
  const next = findNextOpening(place, now)
  if (!next) return 'Closed now'
  const day = formatOpeningDay(next)
  return `Closed now, opens ${day && `${day} at `}${formatClock(next.open)}`
}

type DayException = Hours['exceptions'][string]

export type HoursLine = { readonly days: string; readonly hours: string }

/**
 * The week from Monday on, days of equal hours together: `Mon-Thu`, `Fri-Sat`, `Sunday`; `Daily` if
 * all are equal.
 */
export function formatWeekLines({ hours: { week } }: Pick<Place, 'hours'>): readonly HoursLine[] {
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

/** An exception's hours for people, and why: `Closed`, `10:30 AM-6:00 PM (Christmas Eve)`. */
export const formatHoursException = ({ spans, note }: DayException): string =>
  `${formatHours(spans)}${note ? ` (${note})` : ''}`

/** The exceptions of the coming days, today's included: `Thu, Nov 26`, `Closed`. */
export function formatUpcomingExceptions(place: Place, now: Date, days = 14): readonly HoursLine[] {
  const today = toWallClock(place, now).date
  return Object.entries(place.hours.exceptions)
    .filter(([date]) => date >= today && date <= addDays(today, days))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([date, exception]) => ({ days: formatShortDate(date), hours: formatHoursException(exception) }))
}

/** What a place's sign says of its week, and of the days to come that are otherwise. */
export const formatHoursLines = (place: Place, now: Date): readonly HoursLine[] => [
  ...formatWeekLines(place),
  ...formatUpcomingExceptions(place, now),
]
