import type { DayHours } from '../locations/location'
import type { OpeningHours } from '../terms/hours'
import { weekdaysFromMonday } from '../terms/weekdays'
import type { Weekday } from '../terms/weekdays'
import { formatShortDate, formatHours } from './hours'
import { formatHoursException } from './hours-lines'
import { toLocationHours } from './hours-told'

/** A change's title names so many days; of the others it says how many there are. */
const NAMED = 3

const nameOf: Readonly<Record<Weekday, string>> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
}

const dayChange = (day: Weekday, before: DayHours, after: DayHours): string[] =>
  formatHours(before) === formatHours(after) ? [] : [`${nameOf[day]} ${formatHours(after)}, was ${formatHours(before)}`]

function exceptionChanges(before: OpeningHours, after: OpeningHours): string[] {
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
 * What a change of hours comes to, in one line: `Thu, Nov 26 Closed; Mon 11:00 AM-9:00 PM, was
 * Closed`.
 */
export function describeHoursChange(before: OpeningHours, after: OpeningHours): string {
  const days = weekdaysFromMonday.flatMap((day) => dayChange(day, before.weekly[day], after.weekly[day]))
  const changes = [...exceptionChanges(before, after), ...days]
  const more = changes.length - NAMED
  const named = changes.slice(0, NAMED).join('; ')
  return `Hours: ${named || 'as before'}${more > 0 ? `; and ${more} more` : ''}`
}
