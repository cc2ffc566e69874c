import type { DayHours } from '../locations/location'
import type { ToldHours } from '../terms/hours'
import { fromMonday } from '../terms/weekdays'
import type { Weekday } from '../terms/weekdays'
import { formatDate, formatHours } from './hours'
import { formatException } from './hours-lines'
import { hoursFrom } from './hours-told'

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

function exceptionChanges(before: ToldHours, after: ToldHours): string[] {
  const [{ exceptions: was }, { exceptions: is }] = [hoursFrom(before), hoursFrom(after)]
  const dates = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort()
  return dates.flatMap((date) => {
    const [old, now] = [was[date], is[date]]
    if (!now) return [`${formatDate(date)} as usual again`]
    return old && formatException(old) === formatException(now) ? [] : [`${formatDate(date)} ${formatException(now)}`]
  })
}

/**
 * What a change of hours comes to, in one line: `Thu, Nov 26 Closed; Mon 11:00 AM-9:00 PM, was
 * Closed`.
 */
export function hoursChange(before: ToldHours, after: ToldHours): string {
  const days = fromMonday.flatMap((day) => dayChange(day, before.weekly[day], after.weekly[day]))
  const changes = [...exceptionChanges(before, after), ...days]
  const more = changes.length - NAMED
  const named = changes.slice(0, NAMED).join('; ')
  return `Hours: ${named || 'as before'}${more > 0 ? `; and ${more} more` : ''}`
}
