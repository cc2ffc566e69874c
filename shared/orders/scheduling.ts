import type { LocationHours } from '../locations/location'
import type { LocationPolicy } from '../locations/policy'
import { maxDaysAhead, type OrderType } from './constants'
import { findNextOpening, formatClosedNow, formatDayPrefix } from '../hours/hours'
import { getBusinessDate, isOpenAt, listOpenPeriods, type OpenPeriod } from '../hours/open-periods'
import { getEarliestMinutes } from './timing/ticket-timing'
import { addDays, countDaysInclusive, formatTime, toWallClock } from '../platform/time'
import { getDelayMinutes, withLeadTime, type WaitQuote, type WaitQuotes } from './eta'
import { isOrderTimeIn, type OrderLead } from './timing/order-times'
import { standardEtaMinutes } from './status'

/** The length of a slot in minutes (docs/product/checkout.md#slots). */
export const SLOT_MINUTES = 10

const MINUTE_MS = 60_000
const SLOT_MS = SLOT_MINUTES * MINUTE_MS

/**
 * Whether the location takes orders for now (docs/product/locations.md#test-and-live-sites).
 */
export const acceptsOrdersNow = (
  policy: Pick<LocationPolicy, 'acceptsOrdersWhileClosed'>,
  location: LocationHours,
  now: Date,
): boolean => policy.acceptsOrdersWhileClosed || isOpenAt(location, now)

export type AvailableTime = {
  /** ISO 8601 in UTC. */
  readonly at: string
  /** Minutes since midnight in the location's time zone. */
  readonly minutes: number
}

export type AvailableDay = {
  /** The business day, `YYYY-MM-DD`; its times may be after midnight. */
  readonly date: string
  readonly daysAhead: number
  readonly times: readonly AvailableTime[]
}

// The date is already in the location's time zone, so UTC keeps it unchanged.
const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
})

/** `Today, Sat, Nov 21`, `Tomorrow, Sun, Nov 22`, `Mon, Nov 23`. */
export function formatDayLabel({ date, daysAhead }: Pick<AvailableDay, 'date' | 'daysAhead'>): string {
  const day = dayFormat.format(new Date(`${date}T00:00:00Z`))
  if (daysAhead > 1) return day
  return `${daysAhead === 0 ? 'Today' : 'Tomorrow'}, ${day}`
}

/**
 * Lists the slots of one open period from a time on, by the restaurant's clock on the day of each.
 */
function listTimesIn(location: LocationHours, { from, to }: OpenPeriod, earliest = from): AvailableTime[] {
  const first = Math.ceil(Math.max(from, earliest) / SLOT_MS) * SLOT_MS
  return Array.from({ length: Math.max(0, Math.ceil((to - first) / SLOT_MS)) }, (_, step) => {
    const at = new Date(first + step * SLOT_MS)
    return { at: at.toISOString(), minutes: toWallClock(location, at).minutes }
  })
}

/** Lists the slots of a business day: those after midnight belong to the day on which it opened. */
export const listSlotTimes = (location: LocationHours, date: string): AvailableTime[] =>
  listOpenPeriods(location, date).flatMap((period) => listTimesIn(location, period))

type OfferRules = {
  /** By default a live site's. A site that takes orders while closed offers all open times. */
  readonly policy?: Pick<LocationPolicy, 'acceptsOrdersWhileClosed'>
  /** The longest lead time of the dishes; 0 by default. */
  readonly leadMinutes?: number
  /** The minutes of a delivery's ZIP code; 45 by default. */
  readonly deliveryMinutes?: number | undefined
  /** In milliseconds; 0 by default. */
  readonly notBefore?: number
}

const LIVE_POLICY = { acceptsOrdersWhileClosed: false }

/** Yields the days of `listAvailableDays` one by one. */
function* findAvailableDays(
  location: LocationHours,
  orderType: OrderType,
  now: Date,
  { policy = LIVE_POLICY, leadMinutes = 0, deliveryMinutes, notBefore = 0 }: OfferRules = {},
): Generator<AvailableDay, undefined> {
  const order = { orderType, leadMinutes, deliveryMinutes }
  const usualMinutes = getEarliestMinutes({ orderType, deliveryMinutes })
  const earliest = Math.max(now.getTime() + usualMinutes * MINUTE_MS, notBefore)
  const timesIn = (period: OpenPeriod) =>
    listTimesIn(location, period, earliest).filter(({ at }) =>
      isOrderTimeIn(period, Date.parse(at), order, { policy, place: location }),
    )
  const today = getBusinessDate(location, now)
  for (let daysAhead = 0; daysAhead <= maxDaysAhead[orderType]; daysAhead += 1) {
    const date = addDays(today, daysAhead)
    const times = listOpenPeriods(location, date).flatMap(timesIn)
    if (times.length > 0) yield { date, daysAhead, times }
  }
}

/**
 * Lists the days and times for a scheduled order: within opening hours, and not earlier than the
 * kitchen can make it (docs/product/checkout.md#first-and-last-order). Days without free times are
 * omitted.
 */
export const listAvailableDays = (...args: Parameters<typeof findAvailableDays>): readonly AvailableDay[] => [
  ...findAvailableDays(...args),
]

/** Where and when an order would be placed. */
export type QuoteContext = {
  readonly policy: Pick<LocationPolicy, 'acceptsOrdersWhileClosed'>
  readonly place: LocationHours
  readonly now: Date
}

/**
 * Returns the earliest time, in milliseconds, at which dishes with this lead time can be ready
 * (docs/product/checkout.md#lead-times). The kitchen of a closed live site begins at its next
 * opening.
 */
export function getEarliestReadyAt(leadMinutes: number, { policy, place, now }: QuoteContext): number {
  const next = leadMinutes === 0 || acceptsOrdersNow(policy, place, now) ? null : findNextOpening(place, now)
  return (next?.at ?? now.getTime()) + leadMinutes * MINUTE_MS
}

/**
 * Returns the first time, in milliseconds, that a later order may have: when the kitchen would have
 * it ready if it were placed now (docs/product/checkout.md#first-and-last-order). The load counts
 * neither for events nor where orders are taken while closed.
 */
export function getFirstLaterAt(order: OrderLead, context: QuoteContext) {
  const { orderType, leadMinutes = 0, deliveryMinutes, delayMinutes = 0 } = order
  const delay = orderType === 'event' || context.policy.acceptsOrdersWhileClosed ? 0 : delayMinutes
  return getEarliestReadyAt(Math.max(getEarliestMinutes({ orderType, deliveryMinutes }) + delay, leadMinutes), context)
}

/**
 * Returns the first time that the checkout offers for a later order; undefined if it offers none.
 */
export function findFirstTime(order: OrderLead, context: QuoteContext): AvailableTime | undefined {
  const { policy, place, now } = context
  const { orderType, leadMinutes = 0, deliveryMinutes } = order
  const rules = { policy, leadMinutes, deliveryMinutes, notBefore: getFirstLaterAt(order, context) }
  return findAvailableDays(place, orderType, now, rules).next().value?.times[0]
}

/** The waiting time shown to a guest (docs/product/checkout.md#while-closed). */
export type CurrentQuote = {
  /** Minutes from now; null if a closed location has no time to offer. */
  readonly quotes: WaitQuotes | null
  /**
   * The first times that the checkout offers, such as `tomorrow 10:50 AM`, if the quotes start at
   * the next opening; otherwise null.
   */
  readonly atOpening: Readonly<Record<keyof WaitQuotes, string>> | null
  /** The same by order type: null for one without a time to offer, and while the quotes apply. */
  readonly firstTimes: Readonly<Record<keyof WaitQuotes, string | null>>
  /** `Closed now, opens 10:30 AM`; null while open. */
  readonly closed: string | null
}

const NO_FIRST_TIMES = { pickup: null, delivery: null } as const

/** Formats the first time that the checkout offers: `10:50 AM`, `tomorrow 10:50 AM`. */
function formatFirstTime(order: OrderLead, context: QuoteContext): string | null {
  const { place, now } = context
  const first = findFirstTime(order, context)
  if (!first) return null
  const { date, weekday } = toWallClock(place, new Date(first.at))
  const daysAhead = countDaysInclusive(toWallClock(place, now).date, date) - 1
  // The formatter may use a narrow space before AM and PM.
  return formatDayPrefix({ date, weekday, daysAhead }) + formatTime(first.at, place.timeZone).replace(/\s/g, ' ')
}

/**
 * Returns the quotes for an order placed now, given those that apply while open and the lead time
 * of its dishes. If the location takes no orders while closed, they start at its next opening;
 * otherwise they stay and `closed` says that it is closed.
 */
export function getCurrentQuote(usual: WaitQuotes, context: QuoteContext, leadMinutes = 0): CurrentQuote {
  const { policy, place, now } = context
  const whenOpen = withLeadTime(usual, leadMinutes)
  const closed = formatClosedNow(place, now)
  if (closed === null || policy.acceptsOrdersWhileClosed)
    return { quotes: whenOpen, atOpening: null, firstTimes: NO_FIRST_TIMES, closed }
  const next = findNextOpening(place, now)
  const delayMinutes = getDelayMinutes(usual)
  const order = { leadMinutes, delayMinutes, deliveryMinutes: usual.delivery.max - delayMinutes }
  const pickup = next && formatFirstTime({ ...order, orderType: 'pickup' }, context)
  const delivery = next && formatFirstTime({ ...order, orderType: 'delivery' }, context)
  const firstTimes = { pickup, delivery }
  if (!next || pickup === null || delivery === null) return { quotes: null, atOpening: null, firstTimes, closed }
  const wait = Math.ceil((next.at - now.getTime()) / MINUTE_MS)
  const later = ({ min, max }: WaitQuote): WaitQuote => ({ min: min + wait, max: max + wait })
  const quotes = { pickup: later(whenOpen.pickup), delivery: later(whenOpen.delivery) }
  return { quotes, atOpening: { pickup, delivery }, firstTimes, closed }
}

/** Formats a quote: `15-20 minutes`. */
export const formatQuote = ({ min, max }: WaitQuote): string => `${min}-${max} minutes`

/** Whether orders take longer than usual, because of load or extra minutes. */
export const isLongerThanStandard = ({ pickup }: WaitQuotes): boolean => pickup.max > standardEtaMinutes.pickup[1]

type QuoteTexts = Readonly<Record<keyof WaitQuotes, string>>

/**
 * Formats the times of both order types, or of the given one: `Pickup takes 15-20 minutes, delivery
 * 30-45 minutes`.
 */
function formatTimes({ pickup, delivery }: QuoteTexts, verbs: QuoteTexts, orderType?: keyof WaitQuotes): string {
  switch (orderType) {
    case 'pickup':
      return `Pickup ${verbs.pickup} ${pickup}`
    case 'delivery':
      return `Delivery ${verbs.delivery} ${delivery}`
    case undefined:
      return `Pickup ${verbs.pickup} ${pickup}, delivery ${delivery}`
  }
}

/**
 * Returns a sentence that says how long orders take (docs/product/checkout.md#estimated-times), for
 * both order types or the given one. It says first if the location is closed. Empty for an event.
 */
export function formatQuoteSentence(
  { quotes, atOpening, firstTimes, closed }: CurrentQuote,
  orderType?: OrderType,
): string {
  if (orderType === 'event') return ''
  const isClosed = closed === null ? '' : `${closed}. `
  if (atOpening)
    return `${isClosed}${formatTimes(atOpening, { pickup: 'is ready', delivery: 'arrives' }, orderType)} at the earliest.`
  const first = orderType && firstTimes[orderType]
  if (!quotes && first)
    return `${isClosed}${orderType === 'pickup' ? 'Pickup is ready' : 'Delivery arrives'} ${first} at the earliest.`
  if (!quotes) return isClosed.trim()
  const times = { pickup: formatQuote(quotes.pickup), delivery: formatQuote(quotes.delivery) }
  const isBusy = isLongerThanStandard(quotes) ? 'The kitchen is busy. ' : ''
  return `${isClosed}${isBusy}${formatTimes(times, { pickup: 'takes', delivery: 'takes' }, orderType)}.`
}
