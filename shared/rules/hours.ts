import type { DayHours, LocationConfig, HoursSpan } from '../locations/location'
import { addDays, parseClockMinutes, toWallClock, getWeekday } from './local-time'

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
