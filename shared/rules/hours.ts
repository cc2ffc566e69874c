import type { DayHours, LocationConfig, Span } from '../locations/location'
import { dateAfter, minutesOf, wallClock, weekdayOf } from './local-time'

type Place = Pick<LocationConfig, 'hours' | 'timeZone'>

/** The spans of a local date: its exception's, otherwise its weekday's; none where it is closed. */
export const hoursOn = ({ hours }: Pick<Place, 'hours'>, date: string): DayHours =>
  hours.exceptions[date]?.spans ?? hours.week[weekdayOf(date)] ?? []

export const todaysHours = (place: Place, now: Date): DayHours => hoursOn(place, wallClock(place, now).date)

const isWithin = ({ opens, closes }: Span, minutes: number): boolean =>
  minutes >= minutesOf(opens) && minutes < minutesOf(closes)

/**
 * The closing time of the span that a moment is in, and of one that follows without a break;
 * undefined while closed.
 */
function closingAt(hours: DayHours, minutes: number): string | undefined {
  const closes = hours.find((span) => isWithin(span, minutes))?.closes
  return closes && (closingAt(hours, minutesOf(closes)) ?? closes)
}

/**
 * Open from an opening time up to, but not including, its closing time
 * (docs/product/locations.md#hours).
 */
export function isOpen(place: Place, now: Date): boolean {
  const { date, minutes } = wallClock(place, now)
  return hoursOn(place, date).some((span) => isWithin(span, minutes))
}

export type Opening = {
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
export function nextOpening(place: Place, now: Date): Opening | null {
  if (isOpen(place, now)) return null
  const today = wallClock(place, now)
  for (let daysAhead = 0; daysAhead <= DAYS_AHEAD; daysAhead++) {
    const date = dateAfter(today.date, daysAhead)
    const first = hoursOn(place, date).find(({ opens }) => daysAhead > 0 || minutesOf(opens) > today.minutes)
    if (first) return { date, weekday: weekdayOf(date), open: first.opens, daysAhead }
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
export const nameOf = (weekday: number): string => dayNames[weekday] ?? ''

/** A local date for people: `Thu, Nov 26`. */
export const formatDate = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' }).format(
    new Date(`${date}T00:00:00Z`),
  )

/**
 * The day of an opening, seen from today: `''` for today, `tomorrow`, `Friday`, `Fri, Jun 12` from
 * a week ahead.
 */
export function openingDay({ daysAhead, weekday, date }: Opening): string {
  if (daysAhead === 0) return ''
  if (daysAhead === 1) return 'tomorrow'
  // From a week on, a weekday's name would be understood as the one that comes first.
  return daysAhead < 7 ? nameOf(weekday) : formatDate(date)
}

/** The day in front of a clock time: `''`, `tomorrow `, `Friday `, `Fri, Jun 12, `. */
export const dayAhead = (opening: Opening): string => {
  const day = openingDay(opening)
  return day && `${day}${opening.daysAhead < 7 ? '' : ','} `
}

/** What the door's sign says: `Open until 9:30 PM`; `Closed, opens 10:30 AM`. */
export function openStatus(place: Place, now: Date): { readonly isOpen: boolean; readonly text: string } {
  const { date, minutes } = wallClock(place, now)
  const closes = closingAt(hoursOn(place, date), minutes)
  if (closes) return { isOpen: true, text: `Open until ${formatClock(closes)}` }
  const next = nextOpening(place, now)
  return { isOpen: false, text: next ? `Closed, opens ${dayAhead(next)}${formatClock(next.open)}` : 'Closed' }
}

/**
 * `Closed now, opens tomorrow at 10:30 AM`, `Closed now` without a known opening; null while open.
 */
export function closedNow(place: Place, now: Date): string | null {
  if (isOpen(place, now)) return null
  const next = nextOpening(place, now)
  if (!next) return 'Closed now'
  const day = openingDay(next)
  return `Closed now, opens ${day && `${day} at `}${formatClock(next.open)}`
}
