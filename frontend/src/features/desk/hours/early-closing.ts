import { getHoursOn, getSpanMinutes, MINUTES_PER_DAY } from '#shared/hours/open-periods'
import { toLocationHours, type HoursException, type OpeningHours } from '#shared/hours/opening-hours'
import type { DayHours } from '#shared/locations/location'
import { parseClockMinutes } from '#shared/platform/time'
import { createClosure } from './draft'

/** Returns the hours of a date: special ones, or those of its weekday. */
export const getDayHours = (hours: OpeningHours, date: string): DayHours =>
  getHoursOn({ hours: toLocationHours(hours) }, date)

/** Returns the hours of a date's weekday. */
export const getUsualHours = (hours: OpeningHours, date: string): DayHours =>
  getDayHours({ ...hours, exceptions: [] }, date)

/**
 * Returns an exception that ends a day at a time: it shortens the span of that time, leaves out
 * later ones, and opens nothing. A time before the day's opening means the small hours of the next
 * day if the day is still open then; otherwise nothing would be left, and the result is undefined.
 */
export function createEarlyClosing(hours: OpeningHours, date: string, closes: string): HoursException | undefined {
  const spans = getDayHours(hours, date)
  const first = spans[0] && getSpanMinutes(spans[0]).from
  const minutes = parseClockMinutes(closes)
  const isNextDay =
    first !== undefined && minutes < first && spans.some((span) => getSpanMinutes(span).to > minutes + MINUTES_PER_DAY)
  const end = isNextDay ? minutes + MINUTES_PER_DAY : minutes
  const remaining = spans.flatMap((span) => {
    const { from, to } = getSpanMinutes(span)
    if (from >= end) return []
    return [to <= end ? span : { ...span, closes }]
  })
  return remaining.length > 0 ? { ...createClosure(date), spans: remaining } : undefined
}

/** How much earlier than usual the proposed closing is, if the day is long enough. */
const MINUTES_EARLIER = 120
/** Whole hours if there is one, otherwise quarters, otherwise minutes. */
const STEPS = [60, 15, 1]

const twoDigits = (value: number) => String(value).padStart(2, '0')
const toClock = (minutes: number) => `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`

const getEnd = (spans: DayHours): number => Math.max(0, ...spans.map((span) => getSpanMinutes(span).to))

/**
 * Returns a time at which a day may close earlier than usual: about two hours before its end, while
 * it is open, and later than `after`, in minutes since its midnight. A day that already closes
 * earlier than its weekday keeps its end. Undefined if no time is left.
 */
export function proposeEarlyClosing(spans: DayHours, after: number, usual: DayHours = spans): string | undefined {
  const periods = spans.map(getSpanMinutes)
  const end = getEnd(spans)
  if (spans[0]?.opens === usual[0]?.opens && end < getEnd(usual) && end > after) return toClock(end)
  for (const step of STEPS) {
    const times = Array.from({ length: Math.ceil(end / step) }, (_, at) => at * step).filter(
      (time) => time > after && time < end && periods.some(({ from, to }) => time > from && time < to),
    )
    const proposed = times.filter((time) => time <= end - MINUTES_EARLIER).at(-1) ?? times[0]
    if (proposed !== undefined) return toClock(proposed)
  }
  return undefined
}
