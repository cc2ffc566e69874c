import type { FieldError } from '../problem'
import type { ToldHours, ToldSpans } from './hours'
import { fromMonday } from './weekdays'

/**
 * A day has lunch and dinner at most, and a plan so many exceptions (docs/product/desk.md#hours).
 */
const MOST_SPANS = 2
export const MOST_EXCEPTIONS = 200

/** A time of day, `HH:MM`. */
export const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

export const NO_CLOCK = 'Must be a time such as 10:30'

const isClock = (text: string): boolean => CLOCK.test(text)

/**
 * What is wrong with the spans of a day: closing before opening, in the wrong order, overlapping,
 * too many.
 */
function daysErrors(spans: ToldSpans, path: string): FieldError[] {
  const errors: FieldError[] = []
  if (spans.length > MOST_SPANS) errors.push({ path, message: 'At most two spans a day' })
  spans.forEach(({ opens, closes }, index) => {
    const before = spans[index - 1]
    if (!isClock(opens)) return errors.push({ path: `${path}.${index}.opens`, message: NO_CLOCK })
    if (!isClock(closes)) return errors.push({ path: `${path}.${index}.closes`, message: NO_CLOCK })
    if (closes <= opens) errors.push({ path: `${path}.${index}.closes`, message: 'Must be later than it opens' })
    if (before && opens < before.closes)
      errors.push({ path: `${path}.${index}.opens`, message: 'Must be after the span before it' })
  })
  return errors
}

/**
 * What is wrong with hours that somebody wants to set, by path; none where they can be
 * (docs/product/desk.md#hours).
 */
export function hoursErrors({ weekly, exceptions }: ToldHours): FieldError[] {
  const errors = fromMonday.flatMap((day) => daysErrors(weekly[day], `weekly.${day}`))
  const dates = exceptions.map(({ date }) => date)
  exceptions.forEach(({ date, closed, opens, closes }, index) => {
    const at = (field: string, message: string) => errors.push({ path: `exceptions.${index}.${field}`, message })
    if (dates.indexOf(date) < index) at('date', 'This date is there already')
    if (closed) return
    if (opens === null || !isClock(opens)) at('opens', NO_CLOCK)
    else if (closes === null || !isClock(closes)) at('closes', NO_CLOCK)
    else if (closes <= opens) at('closes', 'Must be later than it opens')
  })
  if (exceptions.length > MOST_EXCEPTIONS) errors.push({ path: 'exceptions', message: 'At most 200 exceptions' })
  return errors
}
