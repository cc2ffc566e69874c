import type { DayHours, Span } from '#shared/locations/location'
import { formatDate, formatHours, hoursOn } from '#shared/rules/hours'
import { formatException } from '#shared/rules/hours-lines'
import { hoursFrom } from '#shared/rules/hours-told'
import { fromMonday } from '#shared/terms/weekdays'
import type { ToldException, ToldHours } from '#shared/terms/hours'
import type { Weekday } from '#shared/terms/weekdays'
import { changedParts, meet as meetParts } from '../form/meet'
import type { Part } from '../form/meet'

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

export const withDay = (hours: ToldHours, day: Weekday, spans: DayHours): ToldHours => ({
  ...hours,
  weekly: { ...hours.weekly, [day]: spans },
})

/** A day as another one is. */
export const copied = (hours: ToldHours, from: Weekday, to: readonly Weekday[]): ToldHours =>
  to.reduce((changed, day) => withDay(changed, day, hours.weekly[from]), hours)

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

/** Hours with an exception, in the place of one of that date. */
export const withException = (hours: ToldHours, exception: ToldException): ToldHours => ({
  ...hours,
  exceptions: [...hours.exceptions.filter(({ date }) => date !== exception.date), exception].sort(byDate),
})

export const withoutException = (hours: ToldHours, date: string): ToldHours => ({
  ...hours,
  exceptions: hours.exceptions.filter((exception) => exception.date !== date),
})

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

const exceptionAt = ({ exceptions }: ToldHours, date: string) => exceptions.find((each) => each.date === date)

const AS_USUAL = 'As usual'

/** Day by day and date by date. */
const partsOf = (hours: ToldHours): readonly Part[] => [
  ...fromMonday.map((day) => ({ name: day, label: dayNames[day], words: formatHours(hours.weekly[day]) })),
  ...hours.exceptions.map((exception) => ({
    name: exception.date,
    label: formatDate(exception.date),
    words: exceptionText(exception),
  })),
]

/**
 * What two owners made of the same hours: what both changed, each otherwise, and what only the
 * other one did.
 */
export const meet = (base: ToldHours, mine: ToldHours, theirs: ToldHours) =>
  meetParts(partsOf(base), partsOf(mine), partsOf(theirs), AS_USUAL)

/** The hours as they are to be: theirs, with what was changed here and is kept. */
export function settle(base: ToldHours, mine: ToldHours, theirs: ToldHours, given: ReadonlySet<string>): ToldHours {
  const ours = changedParts(partsOf(base), partsOf(mine), AS_USUAL)
  return withThings(mine, theirs, new Set(ours.filter((name) => !given.has(name))))
}

/** Theirs, with those things as mine that are named. */
function withThings(mine: ToldHours, theirs: ToldHours, keys: ReadonlySet<string>): ToldHours {
  const week = fromMonday
    .filter((day) => keys.has(day))
    .reduce((hours, day) => withDay(hours, day, mine.weekly[day]), theirs)
  return [...keys]
    .filter((key) => key.includes('-'))
    .reduce((hours, date) => {
      const exception = exceptionAt(mine, date)
      return exception ? withException(hours, exception) : withoutException(hours, date)
    }, week)
}
