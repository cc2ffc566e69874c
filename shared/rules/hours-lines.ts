import type { Hours, LocationConfig } from '../locations/location'
import { formatShortDate, formatHours, getWeekdayName } from './hours'
import { addDays, toWallClock } from './local-time'

type DayException = Hours['exceptions'][string]
type Place = Pick<LocationConfig, 'hours' | 'timeZone'>

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
