import type { HoursSpan, LocationConfig } from '../locations/location'
import type { LocationPolicy } from '../locations/policy'
import { maxDaysAhead as bounds } from '../platform/route'
import type { OrderType } from './constants'
import { findNextOpening, formatClosedNow, formatDayPrefix, getHoursOn, isOpenAt } from '../hours/hours'
import { leadMinutes } from '../kitchen/ticket-timing'
import { addDays, formatTime, parseClockMinutes, toWallClock } from '../platform/time'
import type { WaitQuote, WaitQuotes } from './eta'
import { standardEtaMinutes } from './status'

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

/** Where and when an order would be placed. */
export type QuoteContext = {
  readonly policy: Pick<LocationPolicy, 'acceptsOrdersWhileClosed'>
  readonly place: Place
  readonly now: Date
}

/** What a guest sees of the time that an order takes (docs/product/checkout.md#while-closed). */
export type CurrentQuote = {
  /**
   * Minutes from now until an order is ready; null where a closed location has no known opening.
   */
  readonly quotes: WaitQuotes | null
  /**
   * Where the quotes start at the next opening: the clock times `tomorrow 10:45-10:50 AM`;
   * otherwise null.
   */
  readonly atOpening: Readonly<Record<keyof WaitQuotes, string>> | null
  /** `Closed now, opens 10:30 AM`; null while open. */
  readonly closed: string | null
}

/** `10:45-10:50 AM`, or `11:50 AM-12:05 PM` over noon. */
function clockRange(from: number, to: number, timeZone: string): string {
  // The formatter may separate the two halves with a narrow space.
  const [first, last] = [from, to].map((at) => formatTime(at, timeZone).replace(/\s/g, ' '))
  const [start = '', half] = (first ?? '').split(' ')
  return last?.endsWith(` ${half}`) ? `${start}-${last}` : `${first}-${last}`
}

/**
 * The quotes for an order placed now, from those that hold while the location is open. A closed
 * location that takes no orders starts them at its next opening; one that takes orders at any hour
 * keeps them and says that it is closed.
 */
export function getCurrentQuote(whenOpen: WaitQuotes, { policy, place, now }: QuoteContext): CurrentQuote {
  const closed = formatClosedNow(place, now)
  if (closed === null || policy.acceptsOrdersWhileClosed) return { quotes: whenOpen, atOpening: null, closed }
  const next = findNextOpening(place, now)
  if (!next) return { quotes: null, atOpening: null, closed }
  const opensAt = fromWallClock(place, next.date, parseClockMinutes(next.open)).getTime()
  const wait = Math.ceil((opensAt - now.getTime()) / MINUTE_MS)
  const later = ({ min, max }: WaitQuote): WaitQuote => ({ min: min + wait, max: max + wait })
  const range = ({ min, max }: WaitQuote): string => {
    return formatDayPrefix(next) + clockRange(opensAt + min * MINUTE_MS, opensAt + max * MINUTE_MS, place.timeZone)
  }
  return {
    quotes: { pickup: later(whenOpen.pickup), delivery: later(whenOpen.delivery) },
    atOpening: { pickup: range(whenOpen.pickup), delivery: range(whenOpen.delivery) },
    closed,
  }
}

/** A quote as it stands beside an order type: `15-20 minutes`. */
export const formatQuote = ({ min, max }: WaitQuote): string => `${min}-${max} minutes`

/**
 * Whether an order takes longer than the usual, whatever makes it so: work in hand or minutes that
 * a cook asked for.
 */
export const isLongerThanStandard = ({ pickup }: WaitQuotes): boolean => pickup.max > standardEtaMinutes.pickup[1]

type Times = Readonly<Record<keyof WaitQuotes, string>>

/**
 * Pickup and delivery, or the chosen one, with a verb: `Pickup takes 15-20 minutes, delivery 30-45
 * minutes`.
 */
function timesWords({ pickup, delivery }: Times, verb: string, orderType?: keyof WaitQuotes): string {
  switch (orderType) {
    case 'pickup':
      return `Pickup ${verb} ${pickup}`
    case 'delivery':
      return `Delivery ${verb} ${delivery}`
    case undefined:
      return `Pickup ${verb} ${pickup}, delivery ${delivery}`
  }
}

/**
 * The answer to how long an order takes (docs/product/checkout.md#promises): of pickup and
 * delivery, or of the chosen one; empty for an event, which has its time. While closed it says so
 * first.
 */
export function formatQuoteSentence({ quotes, atOpening, closed }: CurrentQuote, orderType?: OrderType): string {
  if (orderType === 'event') return ''
  const isClosed = closed === null ? '' : `${closed}. `
  if (atOpening) return `${isClosed}${timesWords(atOpening, 'is ready', orderType)} at the earliest.`
  if (!quotes) return isClosed.trim()
  const times = { pickup: formatQuote(quotes.pickup), delivery: formatQuote(quotes.delivery) }
  const isBusy = isLongerThanStandard(quotes) ? 'The kitchen is busy. ' : ''
  return `${isClosed}${isBusy}${timesWords(times, 'takes', orderType)}.`
}
