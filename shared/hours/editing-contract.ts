import type { FieldError } from '../platform/problem'
import { addDays } from '../platform/time'
import { getHoursOn, getSpanMinutes, MINUTES_PER_DAY } from './open-periods'
import { toLocationHours, weekdaysFromMonday, type OpeningHours, type OpeningSpans } from './opening-hours'
import * as z from 'zod/mini'
import { ofKind } from '../platform/text-kinds'
import { Day, LocationParam, OrderType, textField, Version } from '../platform/fields'
import { HoursWithStatus } from './contract'
import type { RouteGroup } from '../platform/route'

/** Maximum spans of a weekday, such as lunch and dinner (docs/product/desk.md#hours). */
const MAX_WEEKDAY_SPANS = 2
/** Maximum spans of a date. */
export const MAX_DATE_SPANS = 3
const MAX_HOURS_EXCEPTIONS = 200

/** A time of day, `HH:MM`. */
const CLOCK_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/

const INVALID_CLOCK_MESSAGE = 'Must be a time such as 10:30'

/** A time until which a day is open; `24:00` is the midnight after it. */
const isClosingClock = (text: string): boolean => text === '24:00' || CLOCK_PATTERN.test(text)

const counts = ['no', 'one', 'two', 'three'] as const

/**
 * Returns the errors of a day's spans: too many, in a wrong order, or overlapping. Only the last
 * one may close after midnight.
 */
function validateSpans(spans: OpeningSpans, path: string, max: 2 | 3): FieldError[] {
  const errors: FieldError[] = []
  if (spans.length > max) errors.push({ path, message: `At most ${counts[max]} spans a day` })
  spans.forEach((span, index) => {
    const before = spans[index - 1]
    if (!CLOCK_PATTERN.test(span.opens))
      return errors.push({ path: `${path}.${index}.opens`, message: INVALID_CLOCK_MESSAGE })
    if (!isClosingClock(span.closes))
      return errors.push({ path: `${path}.${index}.closes`, message: INVALID_CLOCK_MESSAGE })
    if (before && getSpanMinutes(span).from < getSpanMinutes(before).to)
      errors.push({ path: `${path}.${index}.opens`, message: 'Must be after the span before it' })
  })
  return errors
}

/** Returns the errors of weekdays that are still open when the next day opens. */
const validateNights = (weekly: OpeningHours['weekly']): FieldError[] =>
  weekdaysFromMonday.flatMap((day, index) => {
    const last = weekly[day].at(-1)
    const next = weekly[weekdaysFromMonday[(index + 1) % weekdaysFromMonday.length] ?? day].at(0)
    if (!last || !next || getSpanMinutes(last).to - MINUTES_PER_DAY <= getSpanMinutes(next).from) return []
    return [{ path: `weekly.${day}.${weekly[day].length - 1}.closes`, message: 'Must be before the next day opens' }]
  })

/**
 * Returns the errors of dates that are still open when the next day opens, or that open while the
 * night of the day before goes on.
 */
function validateDateNights(hours: OpeningHours): FieldError[] {
  const location = { hours: toLocationHours(hours) }
  const isLate = (date: string) => {
    const [last, next] = [getHoursOn(location, date).at(-1), getHoursOn(location, addDays(date, 1)).at(0)]
    return last && next && getSpanMinutes(last).to - MINUTES_PER_DAY > getSpanMinutes(next).from
  }
  return hours.exceptions.flatMap(({ date, spans }, index) => {
    const path = `exceptions.${index}.spans`
    const before = addDays(date, -1)
    const isBeforeListed = hours.exceptions.some((other) => other.date === before)
    return [
      ...(isLate(date)
        ? [{ path: `${path}.${spans.length - 1}.closes`, message: 'Must be before the next day opens' }]
        : []),
      ...(!isBeforeListed && isLate(before)
        ? [{ path: `${path}.0.opens`, message: 'Must be after the night before closes' }]
        : []),
    ]
  })
}

/**
 * Returns the errors of new opening hours by path; empty if they are valid
 * (docs/product/desk.md#hours).
 */
export function validateOpeningHours({ weekly, exceptions }: OpeningHours): FieldError[] {
  const errors = weekdaysFromMonday.flatMap((day) => validateSpans(weekly[day], `weekly.${day}`, MAX_WEEKDAY_SPANS))
  const dates = exceptions.map(({ date }) => date)
  exceptions.forEach(({ date, spans }, index) => {
    if (dates.indexOf(date) < index)
      errors.push({ path: `exceptions.${index}.date`, message: 'This date is already in the list' })
    errors.push(...validateSpans(spans, `exceptions.${index}.spans`, MAX_DATE_SPANS))
  })
  if (errors.length === 0) errors.push(...validateNights(weekly))
  if (errors.length === 0) errors.push(...validateDateNights({ weekly, exceptions }))
  if (exceptions.length > MAX_HOURS_EXCEPTIONS) errors.push({ path: 'exceptions', message: 'At most 200 exceptions' })
  return errors
}

/** A time of day, `HH:MM`, at which something begins. */
export const Clock = ofKind('time', z.string(INVALID_CLOCK_MESSAGE)).check(
  z.regex(CLOCK_PATTERN, INVALID_CLOCK_MESSAGE),
)
/** A time of day at which something ends; `24:00` is midnight. */
export const ClosingClock = ofKind('time', z.string(INVALID_CLOCK_MESSAGE)).check(
  z.refine(isClosingClock, INVALID_CLOCK_MESSAGE),
)
const Spans = z.array(z.object({ opens: Clock, closes: ClosingClock }))

/** A date with `spans`, or with one span as `opens` and `closes`, or `closed`. */
const Exception = z.pipe(
  z
    .object({
      date: Day,
      spans: z.optional(Spans),
      closed: z._default(z.boolean(), false),
      opens: z._default(z.nullable(Clock), null),
      closes: z._default(z.nullable(ClosingClock), null),
      note: z._default(z.nullable(textField(80)), null),
    })
    .check(({ value, issues }) => {
      if (value.spans || value.closed) return
      const missing = (['opens', 'closes'] as const).find((field) => value[field] === null)
      if (missing) issues.push({ code: 'custom', message: INVALID_CLOCK_MESSAGE, path: [missing], input: value })
    }),
  z.transform(({ date, spans, closed, opens, closes, note }) => ({
    date,
    spans: spans ?? (closed || opens === null || closes === null ? [] : [{ opens, closes }]),
    note,
  })),
)

const UpdateHoursRequest = z
  .object({
    weekly: z.object({ mon: Spans, tue: Spans, wed: Spans, thu: Spans, fri: Spans, sat: Spans, sun: Spans }),
    exceptions: z.array(Exception),
    version: Version,
    /** Whether orders may be left outside the new hours. */
    acceptAffected: z._default(z.boolean(), false),
  })
  .check(({ value, issues }) => {
    if (issues.length > 0) return
    for (const { path, message } of validateOpeningHours(value)) {
      issues.push({ code: 'custom', message, path: path.split('.'), input: value })
    }
  })

/** An open order, or an event without an order, that a change leaves outside. */
export const AffectedOrder = z.object({
  id: z.string(),
  /** Null for an event that has no order yet. */
  ticketNumber: z.nullable(z.int()),
  at: z.string(),
  name: z.string(),
  type: OrderType,
})
export type AffectedOrder = z.infer<typeof AffectedOrder>

export const hoursEditingRoutes = {
  updateHours: {
    method: 'PUT',
    path: '/api/desk/hours/{location}',
    summary: "Sets a location's weekly hours and exceptions, effective at once",
    access: 'admin',
    table: 'write',
    params: z.object({ location: LocationParam }),
    body: UpdateHoursRequest,
    result: HoursWithStatus,
  },
  listLeftOutside: {
    method: 'GET',
    path: '/api/desk/hours/{location}/left-outside',
    summary: 'Lists the orders that the owner left outside new hours, until they are rescheduled or cancelled',
    access: 'admin',
    table: 'read',
    params: z.object({ location: LocationParam }),
    result: z.array(AffectedOrder),
  },
} as const satisfies RouteGroup
