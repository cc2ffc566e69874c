import type { FieldError } from '../platform/problem'
import { weekdaysFromMonday, type OpeningHours, type OpeningSpans } from './opening-hours'
import * as z from 'zod/mini'
import { LocationParam, Version, textField } from '../platform/fields'
import { HoursWithStatus } from './contract'
import type { RouteGroup } from '../platform/route'

/**
 * Maximum spans of a day (lunch and dinner) and exceptions of a location
 * (docs/product/desk.md#hours).
 */
const MAX_SPANS = 2
export const MAX_HOURS_EXCEPTIONS = 200

/** A time of day, `HH:MM`. */
export const CLOCK_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/

export const INVALID_CLOCK_MESSAGE = 'Must be a time such as 10:30'

const isClock = (text: string): boolean => CLOCK_PATTERN.test(text)

/**
 * Returns the errors of a day's spans: closing before opening, wrong order, overlapping, too many.
 */
function validateDay(spans: OpeningSpans, path: string): FieldError[] {
  const errors: FieldError[] = []
  if (spans.length > MAX_SPANS) errors.push({ path, message: 'At most two spans a day' })
  spans.forEach(({ opens, closes }, index) => {
    const before = spans[index - 1]
    if (!isClock(opens)) return errors.push({ path: `${path}.${index}.opens`, message: INVALID_CLOCK_MESSAGE })
    if (!isClock(closes)) return errors.push({ path: `${path}.${index}.closes`, message: INVALID_CLOCK_MESSAGE })
    if (closes <= opens) errors.push({ path: `${path}.${index}.closes`, message: 'Must be later than it opens' })
    if (before && opens < before.closes)
      errors.push({ path: `${path}.${index}.opens`, message: 'Must be after the span before it' })
  })
  return errors
}

/**
 * Returns the errors of new opening hours by path; empty if they are valid
 * (docs/product/desk.md#hours).
 */
export function validateOpeningHours({ weekly, exceptions }: OpeningHours): FieldError[] {
  const errors = weekdaysFromMonday.flatMap((day) => validateDay(weekly[day], `weekly.${day}`))
  const dates = exceptions.map(({ date }) => date)
  exceptions.forEach(({ date, closed, opens, closes }, index) => {
    const at = (field: string, message: string) => errors.push({ path: `exceptions.${index}.${field}`, message })
    if (dates.indexOf(date) < index) at('date', 'This date is there already')
    if (closed) return
    if (opens === null || !isClock(opens)) at('opens', INVALID_CLOCK_MESSAGE)
    else if (closes === null || !isClock(closes)) at('closes', INVALID_CLOCK_MESSAGE)
    else if (closes <= opens) at('closes', 'Must be later than it opens')
  })
  if (exceptions.length > MAX_HOURS_EXCEPTIONS) errors.push({ path: 'exceptions', message: 'At most 200 exceptions' })
  return errors
}

const Clock = z.string(INVALID_CLOCK_MESSAGE).check(z.regex(CLOCK_PATTERN, INVALID_CLOCK_MESSAGE))
const Spans = z.array(z.object({ opens: Clock, closes: Clock }))
const OptionalClock = z._default(z.nullable(Clock), null)

const UpdateHoursRequest = z
  .object({
    weekly: z.object({ mon: Spans, tue: Spans, wed: Spans, thu: Spans, fri: Spans, sat: Spans, sun: Spans }),
    exceptions: z.array(
      z.object({
        date: z.iso.date('Must be a date such as 2026-11-26'),
        closed: z._default(z.boolean(), false),
        opens: OptionalClock,
        closes: OptionalClock,
        note: z._default(z.nullable(textField(80)), null),
      }),
    ),
    version: Version,
  })
  .check(({ value, issues }) => {
    if (issues.length > 0) return
    for (const { path, message } of validateOpeningHours(value)) {
      issues.push({ code: 'custom', message, path: path.split('.'), input: value })
    }
  })

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
} as const satisfies RouteGroup
