import type { DayHours, Span } from '#shared/locations/location'
import { formatDate, formatHours, hoursOn } from '#shared/rules/hours'
import { formatException } from '#shared/rules/hours-lines'
import { hoursFrom } from '#shared/rules/hours-told'
import { fromMonday } from '#shared/terms/weekdays'
import type { ToldException, ToldHours } from '#shared/terms/hours'
import type { Weekday } from '#shared/terms/weekdays'
import { mergeParts, withFields } from '../form/three-way-merge'
import type { Part } from '../form/three-way-merge'

export const dayNames: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** What a day begins with that was closed, and what a second span does. */
const USUAL: Span = { opens: '11:00', closes: '21:00' }
const DINNER: Span = { opens: '17:00', closes: '21:30' }
const LUNCH_ENDS = '14:00'

/** The values of the form, of hours as they are read. */
export const valuesOf = ({ weekly, exceptions }: ToldHours): ToldHours => ({ weekly, exceptions })

export const reopened = (spans: DayHours): DayHours => (spans.length > 0 ? [] : [USUAL])

/** A day in two: lunch ends where it was open all day long, and dinner begins. */
export function split([only = USUAL]: DayHours): DayHours {
  const isLong = only.opens < LUNCH_ENDS && only.closes > DINNER.opens
  return isLong
    ? [
        { opens: only.opens, closes: LUNCH_ENDS },
        { opens: DINNER.opens, closes: only.closes },
      ]
    : [only, DINNER]
}

/** One span from the first opening to the last closing. */
export const joined = (spans: DayHours): DayHours => {
  const [first, last] = [spans.at(0), spans.at(-1)]
  return first && last ? [{ opens: first.opens, closes: last.closes }] : []
}

export const withSpan = (spans: DayHours, index: number, change: Partial<Span>): DayHours =>
  spans.map((span, at) => (at === index ? { ...span, ...change } : span))

const byDate = (one: ToldException, other: ToldException) => one.date.localeCompare(other.date)

/** Exceptions with another one, which replaces the one of its date. */
export const withException = (
  exceptions: readonly ToldException[],
  exception: ToldException,
): readonly ToldException[] => [...withoutDate(exceptions, exception.date), exception].sort(byDate)

/** Exceptions without that of a date. */
export const withoutDate = (exceptions: readonly ToldException[], date: string): readonly ToldException[] =>
  exceptions.filter((exception) => exception.date !== date)

export const closedOn = (date: string): ToldException => ({ date, closed: true, opens: null, closes: null, note: null })

/** A day that ends earlier than usual; closed where it would not have begun by then. */
export function closingEarly(hours: ToldHours, date: string, closes: string): ToldException {
  const [first] = hoursOn({ hours: hoursFrom(hours) }, date)
  return first && first.opens < closes
    ? { date, closed: false, opens: first.opens, closes, note: null }
    : closedOn(date)
}

/** What customers read of a date: `Thu, Nov 26: Closed`. */
export const sentenceOf = (exception: ToldException): string =>
  `${formatDate(exception.date)}: ${exceptionText(exception)}`

const exceptionText = (exception: ToldException): string => {
  const [found] = Object.values(hoursFrom({ weekly, exceptions: [exception] }).exceptions)
  return found ? formatException(found) : ''
}
const weekly = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] } as const

/** Day by day and date by date. */
const partsOf = (hours: ToldHours): readonly Part[] => [
  ...fromMonday.map((day) => ({ name: day, label: dayNames[day], text: formatHours(hours.weekly[day]) })),
  ...hours.exceptions.map((exception) => ({
    name: exception.date,
    label: formatDate(exception.date),
    text: exceptionText(exception),
  })),
]

/** Theirs, with the named days and dates of mine. */
const withParts = (theirs: ToldHours, mine: ToldHours, names: ReadonlySet<string>): ToldHours => ({
  weekly: withFields(theirs.weekly, mine.weekly, names),
  exceptions: [
    ...theirs.exceptions.filter(({ date }) => !names.has(date)),
    ...mine.exceptions.filter(({ date }) => names.has(date)),
  ].sort(byDate),
})

/** Merges the hours of two owners. */
export const hoursMerge = mergeParts<ToldHours>({ partsOf, withParts, missing: 'As usual' })
