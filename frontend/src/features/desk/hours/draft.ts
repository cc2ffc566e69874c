import type { DayHours, HoursSpan } from '#shared/locations/location'
import { formatHours, formatHoursException, formatShortDate, getWeekdayName } from '#shared/hours/hours'
import { getSpanMinutes, MINUTES_PER_DAY } from '#shared/hours/open-periods'
import { parseClockMinutes } from '#shared/platform/time'
import {
  toLocationHours,
  weekdays,
  weekdaysFromMonday,
  type HoursException,
  type OpeningHours,
  type Weekday,
} from '#shared/hours/opening-hours'
import { mergeParts, withFields, type Part } from '../form/three-way-merge'

export const nameWeekday = (day: Weekday): string => getWeekdayName(weekdays.indexOf(day))

/** The default hours of a day that was closed, and the default second span. */
const DEFAULT_SPAN: HoursSpan = { opens: '11:00', closes: '21:00' }
const DINNER: HoursSpan = { opens: '17:00', closes: '21:30' }
const LUNCH_ENDS = '14:00'

/** Returns the form's values. */
export const valuesOf = ({ weekly, exceptions }: OpeningHours): OpeningHours => ({
  weekly,
  exceptions: exceptions.map(({ date, spans, note }) => ({ date, spans, note })),
})

export const toggleDayOpen = (spans: DayHours): DayHours => (spans.length > 0 ? [] : [DEFAULT_SPAN])

/** Splits a day into lunch and dinner. A span that covers both ends lunch at the usual time. */
export function splitDay([only = DEFAULT_SPAN]: DayHours): DayHours {
  const isLong = only.opens < LUNCH_ENDS && getSpanMinutes(only).to > parseClockMinutes(DINNER.opens)
  return isLong
    ? [
        { opens: only.opens, closes: LUNCH_ENDS },
        { opens: DINNER.opens, closes: only.closes },
      ]
    : [only, DINNER]
}

/** Returns one span from the first opening to the last closing. */
export const joinSpans = (spans: DayHours): DayHours => {
  const [first, last] = [spans.at(0), spans.at(-1)]
  return first && last ? [{ opens: first.opens, closes: last.closes }] : []
}

export const setSpan = (spans: DayHours, index: number, change: Partial<HoursSpan>): DayHours =>
  spans.map((span, at) => (at === index ? { ...span, ...change } : span))

/** Whether a span with both times closes after midnight, or at it. */
export const isAfterMidnight = (span: HoursSpan): boolean =>
  span.opens !== '' && span.closes !== '' && getSpanMinutes(span).to >= MINUTES_PER_DAY

/** Returns a day's spans with one more, after the last one. */
export const addSpan = (spans: DayHours): DayHours => {
  const last = spans.at(-1)
  return [
    ...spans,
    last && last.closes > DINNER.opens ? { opens: last.closes, closes: '23:00' } : last ? DINNER : DEFAULT_SPAN,
  ]
}

const byDate = (one: HoursException, other: HoursException) => one.date.localeCompare(other.date)

/** Adds an exception; it replaces another one on the same date. */
export const setException = (
  exceptions: readonly HoursException[],
  exception: HoursException,
): readonly HoursException[] => [...withoutDate(exceptions, exception.date), exception].sort(byDate)

/** Removes the exception on a date. */
export const withoutDate = (exceptions: readonly HoursException[], date: string): readonly HoursException[] =>
  exceptions.filter((exception) => exception.date !== date)

export const createClosure = (date: string): HoursException => ({ date, spans: [], note: null })

/** Formats an exception as customers read it: `Thu, Nov 26: Closed`. */
export const formatExceptionSentence = (exception: HoursException): string =>
  `${formatShortDate(exception.date)}: ${formatException(exception)}`

/** Formats an exception without its date: `Closed (Storm)`. */
export const formatException = (exception: HoursException): string => {
  const [found] = Object.values(toLocationHours({ weekly, exceptions: [exception] }).exceptions)
  return found ? formatHoursException(found) : ''
}
const weekly = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] } as const

/** The mergeable parts: weekdays and exceptional dates. */
const partsOf = (hours: OpeningHours): readonly Part[] => [
  ...weekdaysFromMonday.map((day) => ({ name: day, label: nameWeekday(day), text: formatHours(hours.weekly[day]) })),
  ...hours.exceptions.map((exception) => ({
    name: exception.date,
    label: formatShortDate(exception.date),
    text: formatException(exception),
  })),
]

/** Returns `theirs` with the named days and dates of `mine`. */
const withParts = (theirs: OpeningHours, mine: OpeningHours, names: ReadonlySet<string>): OpeningHours => ({
  weekly: withFields(theirs.weekly, mine.weekly, names),
  exceptions: [
    ...theirs.exceptions.filter(({ date }) => !names.has(date)),
    ...mine.exceptions.filter(({ date }) => names.has(date)),
  ].sort(byDate),
})

/** Merges the hours that two owners edited. */
export const hoursMerge = mergeParts<OpeningHours>({ partsOf, withParts, missing: 'Regular hours' })
