import type { DayHours, HoursSpan, LocationHours } from '../locations/location'
import { addDays, fromWallClock, getWeekday, parseClockMinutes, toWallClock } from '../platform/time'
import { DAY_MS } from '#shared/platform/durations'

export const MINUTES_PER_DAY = 24 * 60

/**
 * Returns when a span begins and ends, in minutes since the midnight before it. A span that doesn't
 * close after it opens ends on the next day (docs/product/desk.md#hours).
 */
export function getSpanMinutes({ opens, closes }: HoursSpan): { readonly from: number; readonly to: number } {
  const [from, end] = [parseClockMinutes(opens), parseClockMinutes(closes)]
  return { from, to: end > from ? end : end + MINUTES_PER_DAY }
}

/**
 * Returns the opening hours of a local date: its exception's, otherwise its weekday's; empty if
 * closed.
 */
export const getHoursOn = ({ hours }: Pick<LocationHours, 'hours'>, date: string): DayHours =>
  hours.exceptions[date]?.spans ?? hours.week[getWeekday(date)] ?? []

/** One span of a business day. */
export type OpenPeriod = {
  /** The day on which it begins, `YYYY-MM-DD`. */
  readonly date: string
  readonly span: HoursSpan
  /** In milliseconds; `to` is exclusive. */
  readonly from: number
  readonly to: number
}

/** Returns when a location is open on a business day, in order. */
export const listOpenPeriods = (location: LocationHours, date: string): readonly OpenPeriod[] =>
  getHoursOn(location, date).map((span) => {
    const { from, to } = getSpanMinutes(span)
    const at = (minutes: number) => fromWallClock(location, date, minutes).getTime()
    return { date, span, from: at(from), to: at(to) }
  })

/** Returns the period in which a location is open at a time; it may have begun the day before. */
export function findOpenPeriod(location: LocationHours, at: Date): OpenPeriod | undefined {
  const { date } = toWallClock(location, at)
  const periods = [date, addDays(date, -1)].flatMap((day) => listOpenPeriods(location, day))
  return periods.find(({ from, to }) => at.getTime() >= from && at.getTime() < to)
}

/**
 * Whether a location is open, from its opening time up to, but not including, its closing time
 * (docs/product/locations.md#hours).
 */
export const isOpenAt = (location: LocationHours, at: Date): boolean => findOpenPeriod(location, at) !== undefined

/**
 * Returns when a location opened that is open at a time, in milliseconds; periods without a break
 * between them count as one. Undefined while it is closed, and if it has been open for a day.
 */
export function findOpening(location: LocationHours, at: Date): number | undefined {
  let opening: number | undefined
  let period = findOpenPeriod(location, at)
  while (period) {
    if (at.getTime() - period.from > DAY_MS) return undefined
    opening = period.from
    period = findOpenPeriod(location, new Date(opening - 1))
  }
  return opening
}

/**
 * Returns the business day of a time, `YYYY-MM-DD`: until the closing after midnight, it is the day
 * on which the location opened; otherwise the local date.
 */
export const getBusinessDate = (location: LocationHours, at: Date): string =>
  findOpenPeriod(location, at)?.date ?? toWallClock(location, at).date

/** Joins a period with one that begins before or at its end. */
const joinPeriods = (first: OpenPeriod, later: OpenPeriod): OpenPeriod =>
  later.to <= first.to
    ? first
    : { ...first, to: later.to, span: { opens: first.span.opens, closes: later.span.closes } }

/** How many days ahead openings are searched: a year with its holidays. */
const MAX_DAYS_AHEAD = 370

/**
 * Yields the periods that end after a time, in order. Periods without a break between them count as
 * one; one that has no end within a year is left out.
 */
export function* listPeriodsFrom(location: LocationHours, now: Date): Generator<OpenPeriod> {
  const today = toWallClock(location, now).date
  let open: OpenPeriod | undefined
  for (let days = -1; days <= MAX_DAYS_AHEAD; days++) {
    for (const period of listOpenPeriods(location, addDays(today, days))) {
      if (open && period.from <= open.to) open = joinPeriods(open, period)
      else {
        if (open && open.to > now.getTime()) yield open
        open = period
      }
    }
  }
  if (open && open.to > now.getTime() && toWallClock(location, new Date(open.to)).date < addDays(today, MAX_DAYS_AHEAD))
    yield open
}
