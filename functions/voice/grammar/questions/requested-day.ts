import { formatShortDate } from '#shared/hours/hours'
import { getBusinessDate } from '#shared/hours/open-periods'
import type { Location } from '#shared/locations/index'
import { addDays, getWeekday } from '#shared/platform/time'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const months = 'january february march april may june july august september october november december'.split(' ')

/** Days ahead in which a date without a year is looked for. */
const LOOK_AHEAD = 366

const monthDay = (month: number, day: number) => `-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The fourth Thursday of November. */
const isThanksgiving = (date: string) =>
  getWeekday(date) === 4 && date.slice(4, 7) === '-11' && Number(date.slice(8)) >= 22 && Number(date.slice(8)) <= 28

const on = (month: number, day: number) => (date: string) => date.endsWith(monthDay(month, day))

// Eves come first, because their names contain those of the following days.
const holidays: readonly (readonly [RegExp, (date: string) => boolean])[] = [
  [/thanksgiving/, isThanksgiving],
  [/christmas eve/, on(12, 24)],
  [/christmas|xmas/, on(12, 25)],
  [/new year'?s? eve/, on(12, 31)],
  [/new year/, on(1, 1)],
  [/valentine/, on(2, 14)],
  [/(fourth|4th) of july|july (fourth|4th)|independence day/, on(7, 4)],
  [/halloween/, on(10, 31)],
  [/labor day/, (date) => getWeekday(date) === 1 && date.slice(4, 7) === '-09' && Number(date.slice(8)) <= 7],
  [/memorial day/, (date) => getWeekday(date) === 1 && date.slice(4, 7) === '-05' && Number(date.slice(8)) >= 25],
  [/veterans day/, on(11, 11)],
  [/juneteenth/, on(6, 19)],
]

function namedDate(text: string): ((date: string) => boolean) | undefined {
  const holiday = holidays.find(([name]) => name.test(text))
  if (holiday) return holiday[1]
  const month = months.find((name) => new RegExp(`\\b${name}\\b`).test(text))
  if (month === undefined) return undefined
  // In `november 2026` the number is no day.
  const dates = new RegExp(`${month} (\\d{1,2})(?!\\d)|(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${month}`)
  const [, after, before] = dates.exec(text) ?? []
  const day = after ?? before
  return day === undefined ? undefined : on(months.indexOf(month) + 1, Number(day))
}

const within = (today: string, matches: (date: string) => boolean): string | undefined =>
  Array.from({ length: LOOK_AHEAD }, (_, ahead) => addDays(today, ahead)).find(matches)

type RequestedDay = {
  /** Local date. */
  readonly date: string
  /** `Today`, `On Sunday`, `On Thu, Nov 26`. */
  readonly label: string
}

/**
 * Returns the day that a question about the hours names, by an exception's note, a holiday, a date
 * or a weekday. The default is today.
 */
export function parseRequestedDay(text: string, location: Location, now: Date): RequestedDay {
  const today = getBusinessDate(location, now)
  const weekday = getWeekday(today)
  const noted = Object.entries(location.hours.exceptions)
    .filter(([date, { note }]) => date >= today && note && text.includes(note.toLowerCase()))
    .map(([date]) => date)
    .sort()[0]
  const named = namedDate(text)
  const date = noted ?? (named && within(today, named))
  if (date !== undefined) return { date, label: date === today ? 'Today' : `On ${formatShortDate(date)}` }
  const spoken = weekdays.findIndex((day) => text.includes(day))
  const ahead = text.includes('tomorrow') ? 1 : spoken >= 0 ? (spoken - weekday + 7) % 7 : 0
  const day = weekdays[(weekday + ahead) % 7] ?? ''
  const label = ahead === 0 ? 'Today' : `On ${day.charAt(0).toUpperCase()}${day.slice(1)}`
  return { date: addDays(today, ahead), label }
}
