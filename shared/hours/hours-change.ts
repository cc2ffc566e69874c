import type { DayHours } from '../locations/location'
import { formatHours, formatHoursException, formatShortDate } from './hours'
import { toLocationHours, weekdaysFromMonday, type OpeningHours, type Weekday } from './opening-hours'

/** The title of a change names this many days, and counts the others. */
const MAX_NAMED_CHANGES = 3

/** The short names of the weekdays. */
export const shortDayNames: Readonly<Record<Weekday, string>> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
}

const describeDayChange = (day: Weekday, before: DayHours, after: DayHours): string[] =>
  formatHours(before) === formatHours(after)
    ? []
    : [`${shortDayNames[day]} ${formatHours(after)}, was ${formatHours(before)}`]

function describeExceptionChanges(before: OpeningHours, after: OpeningHours): string[] {
  const [{ exceptions: was }, { exceptions: is }] = [toLocationHours(before), toLocationHours(after)]
  const dates = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort()
  return dates.flatMap((date) => {
    const [old, now] = [was[date], is[date]]
    if (!now) return [`${formatShortDate(date)} as usual again`]
    return old && formatHoursException(old) === formatHoursException(now)
      ? []
      : [`${formatShortDate(date)} ${formatHoursException(now)}`]
  })
}

/**
 * Describes a change of opening hours in one line: `Thu, Nov 26 Closed; Mon 11:00 AM-9:00 PM, was
 * Closed`.
 */
export function describeHoursChange(before: OpeningHours, after: OpeningHours): string {
  const days = weekdaysFromMonday.flatMap((day) => describeDayChange(day, before.weekly[day], after.weekly[day]))
  const changes = [...describeExceptionChanges(before, after), ...days]
  const more = changes.length - MAX_NAMED_CHANGES
  const named = changes.slice(0, MAX_NAMED_CHANGES).join('; ')
  return `Hours: ${named || 'as before'}${more > 0 ? `; and ${more} more` : ''}`
}

/** Returns the hours of each weekday and of each date with its own, as text. */
export function listHoursTexts(hours: OpeningHours): readonly (readonly [string, string])[] {
  const { exceptions } = toLocationHours(hours)
  return [
    ...weekdaysFromMonday.map((day) => [`hours on ${shortDayNames[day]}`, formatHours(hours.weekly[day])] as const),
    ...Object.entries(exceptions).map(
      ([date, day]) => [`hours on ${formatShortDate(date)}`, formatHoursException(day)] as const,
    ),
  ]
}
