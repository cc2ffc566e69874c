import type { LocationConfig, HoursSpan } from '../locations/location'
import type { LocationPolicy } from '../locations/policy'
import { maxDaysAhead as bounds } from '../terms/limits'
import type { OrderType } from '../terms/orders'
import { getHoursOn, isOpenAt } from './hours'
import { leadMinutes } from './kitchen-schedule'
import { addDays, parseClockMinutes, toWallClock } from './local-time'

type Place = Pick<LocationConfig, 'hours' | 'timeZone'>

/** Order types that can be had at a chosen time (docs/product/checkout.md#later-orders). */
export type SchedulableOrderType = Exclude<OrderType, 'delivery'>

/** Offered times are so far apart (docs/product/checkout.md#slots). */
export const SLOT_MINUTES = 10

const MINUTE_MS = 60_000

/**
 * Whether an order without a chosen time is taken now
 * (docs/product/locations.md#a-test-site-and-a-live-one).
 */
export const acceptsOrdersNow = (
  policy: Pick<LocationPolicy, 'acceptsOrdersWhileClosed'>,
  place: Place,
  now: Date,
): boolean => policy.acceptsOrdersWhileClosed || isOpenAt(place, now)

export type AvailableTime = {
  /** ISO 8601 in UTC, as it is sent. */
  readonly at: string
  /** Minutes since midnight on the location's wall. */
  readonly minutes: number
}

export type AvailableDay = {
  /** Local date, `YYYY-MM-DD`. */
  readonly date: string
  readonly daysAhead: number
  readonly times: readonly AvailableTime[]
}

/**
 * The moment when the location's wall shows a date and time; where the clocks go forward over it,
 * the hour after.
 */
export function fromWallClock(place: Pick<Place, 'timeZone'>, date: string, minutes: number): Date {
  const asIfUtc = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS
  const shown = (at: number) => {
    const clock = toWallClock(place, new Date(at))
    return Date.parse(`${clock.date}T00:00:00Z`) + clock.minutes * MINUTE_MS
  }
  // Twice, since the first guess may fall on the other side of a change of the clocks.
  const guess = asIfUtc - (shown(asIfUtc) - asIfUtc)
  return new Date(guess - (shown(guess) - asIfUtc))
}

/**
 * The offered times of one span. Clocks change at night, so that one look at them will do for it.
 */
function timesIn(place: Place, date: string, { opens, closes }: HoursSpan): AvailableTime[] {
  const first = Math.ceil(parseClockMinutes(opens) / SLOT_MINUTES) * SLOT_MINUTES
  const opening = fromWallClock(place, date, first).getTime()
  const count = Math.max(0, Math.ceil((parseClockMinutes(closes) - first) / SLOT_MINUTES))
  return Array.from({ length: count }, (_, step) => ({
    at: new Date(opening + step * SLOT_MINUTES * MINUTE_MS).toISOString(),
    minutes: first + step * SLOT_MINUTES,
  }))
}

/** The times of a date, on a grid of ten minutes within its open hours. */
export const listSlotTimes = (place: Place, date: string): AvailableTime[] =>
  getHoursOn(place, date).flatMap((span) => timesIn(place, date, span))

const timesOn = (place: Place, date: string, earliest: Date): AvailableTime[] =>
  listSlotTimes(place, date).filter(({ at }) => new Date(at) >= earliest)

/**
 * The days and times at which an order can be had later: within open hours, exceptions included,
 * from the earliest that the kitchen can make it. Days without any are left out.
 */
export function listAvailableDays(place: Place, orderType: SchedulableOrderType, now: Date): readonly AvailableDay[] {
  const earliest = new Date(now.getTime() + leadMinutes[orderType] * MINUTE_MS)
  const today = toWallClock(place, now).date
  return Array.from({ length: bounds[orderType] + 1 }, (_, daysAhead) => {
    const date = addDays(today, daysAhead)
    return { date, daysAhead, times: timesOn(place, date, earliest) }
  }).filter(({ times }) => times.length > 0)
}
