import type { DayHours, LocationConfig } from '../locations/location'
import { dateAfter, minutesOf, wallClock, weekdayOf } from './local-time'

type Place = Pick<LocationConfig, 'hours' | 'timeZone'>

/** The hours of a local date: its exception, otherwise its weekday's. */
export function hoursOn({ hours }: Pick<Place, 'hours'>, date: string): DayHours {
  return hours.exceptions[date] ?? hours.week[weekdayOf(date)] ?? 'closed'
}

export const todaysHours = (place: Place, now: Date): DayHours => hoursOn(place, wallClock(place, now).date)

/** Open from the opening time up to, but not including, the closing time (docs/product/locations.md#hours). */
export function isOpen(place: Place, now: Date): boolean {
  const { date, minutes } = wallClock(place, now)
  const hours = hoursOn(place, date)
  return hours !== 'closed' && minutes >= minutesOf(hours.open) && minutes < minutesOf(hours.close)
}

export type Opening = {
  readonly date: string
  readonly weekday: number
  readonly open: string
  readonly daysAhead: number
}

/** When a closed place opens next, within two weeks; null while it is open or when it does not open. */
export function nextOpening(place: Place, now: Date): Opening | null {
  if (isOpen(place, now)) return null
  const today = wallClock(place, now)
  for (let daysAhead = 0; daysAhead <= 14; daysAhead++) {
    const date = dateAfter(today.date, daysAhead)
    const hours = hoursOn(place, date)
    if (hours === 'closed' || (daysAhead === 0 && today.minutes >= minutesOf(hours.open))) continue
    return { date, weekday: weekdayOf(date), open: hours.open, daysAhead }
  }
  return null
}

/** A clock text for people: `'21:30'` gives `'9:30 PM'`. */
export function formatClock(clock: string): string {
  const hour = Number(clock.slice(0, 2))
  return `${hour % 12 || 12}:${clock.slice(3, 5)} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}

/** A day's hours for people: `'10:30 AM-9:30 PM'`, or `'Closed'`. */
export const formatHours = (hours: DayHours): string =>
  hours === 'closed' ? 'Closed' : `${formatClock(hours.open)}-${formatClock(hours.close)}`

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const nameOf = (weekday: number): string => dayNames[weekday] ?? ''

export type HoursLine = { readonly days: string; readonly hours: string }

/** The week from Monday on, days of equal hours together: `Mon-Thu`, `Fri-Sat`, `Sunday`; `Daily` if all are equal. */
export function weekLines({ hours: { week } }: Pick<Place, 'hours'>): readonly HoursLine[] {
  const groups: { first: number; last: number; hours: string }[] = []
  for (const weekday of [1, 2, 3, 4, 5, 6, 0]) {
    const hours = formatHours(week[weekday] ?? 'closed')
    const group = groups.at(-1)
    if (group?.hours === hours) group.last = weekday
    else groups.push({ first: weekday, last: weekday, hours })
  }
  if (groups.length === 1) return groups.map(({ hours }) => ({ days: 'Daily', hours }))
  return groups.map(({ first, last, hours }) => ({
    days: first === last ? nameOf(first) : `${nameOf(first).slice(0, 3)}-${nameOf(last).slice(0, 3)}`,
    hours,
  }))
}

/** The exceptions of the coming days, today's included: `Thu, Nov 26`, `Closed`. */
export function comingExceptions(place: Place, now: Date, days = 14): readonly HoursLine[] {
  const today = wallClock(place, now).date
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' })
  return Object.entries(place.hours.exceptions)
    .filter(([date]) => date >= today && date <= dateAfter(today, days))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([date, hours]) => ({ days: format.format(new Date(`${date}T00:00:00Z`)), hours: formatHours(hours) }))
}

/** What a place's sign says of its week, and of the days to come that are otherwise. */
export const hoursLines = (place: Place, now: Date): readonly HoursLine[] => [
  ...weekLines(place),
  ...comingExceptions(place, now),
]

const dayAhead = ({ daysAhead, weekday }: Opening): string => {
  if (daysAhead === 0) return ''
  return daysAhead === 1 ? 'tomorrow ' : `${nameOf(weekday)} `
}

/** What the door's sign says: `Open until 9:30 PM`; `Closed, opens 10:30 AM`. */
export function openStatus(place: Place, now: Date): { readonly isOpen: boolean; readonly text: string } {
  const hours = todaysHours(place, now)
  if (hours !== 'closed' && isOpen(place, now)) return { isOpen: true, text: `Open until ${formatClock(hours.close)}` }
  const next = nextOpening(place, now)
  return { isOpen: false, text: next ? `Closed, opens ${dayAhead(next)}${formatClock(next.open)}` : 'Closed' }
}
