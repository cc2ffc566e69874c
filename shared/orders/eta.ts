import type { LocationPolicy } from '../locations/policy'
import type { OrderType } from './constants'
import { getLeadMinutes } from './timing/ticket-timing'
import { standardEtaMinutes, standardEtaText } from './status'
import type { StationCapacity } from './timing/stations'
import type { StationWorkload } from './workload'

const MINUTE_MS = 60_000

/** An order that the kitchen has not made yet, with what its place in the queue depends on. */
export type PendingOrder = {
  readonly orderType: OrderType
  readonly work: StationWorkload
  /** The requested time in milliseconds; null for as soon as possible. */
  readonly wantedAt: number | null
  /** The longest lead time of its dishes, if any has one. */
  readonly leadMinutes?: number | undefined
  /** When the kitchen starts it, in milliseconds, if that is before its usual time. */
  readonly firedAt?: number | undefined
}

/** A kitchen's capacity and load: stations, extra minutes and the open orders in `activeOrders`. */
export type KitchenLoad = {
  readonly stations: readonly StationCapacity[]
  readonly extraMinutes: number
  readonly activeOrders: readonly PendingOrder[]
  /** Minutes until a quiet kitchen's delivery is at the door; the standard by default. */
  readonly deliveryMinutes?: number
}

/**
 * Minutes in addition to cooking: until a cook picks the order up, and for packing (one minute of
 * it is slack).
 */
const PICK_UP_MINUTES = 4
const PACKING_MINUTES = 5

/**
 * The last of several dishes finishes later than the average one. Each doubling of the number adds
 * this share of a dish's time.
 */
const SLOWEST_SHARE = 0.15

/** Estimated times grow in steps of this many minutes. */
const STEP_MINUTES = 5

/**
 * Returns the width of the estimated time window, in minutes
 * (docs/product/checkout.md#estimated-times).
 */
export const getEtaWindowMinutes = (orderType: OrderType): number => (orderType === 'pickup' ? 5 : 15)

/** The order that a quote assumes before the guest has chosen: one dish of each station. */
const typicalOrder: StationWorkload = { hibachi: 1, sushi: 1, fry: 1, drinks: 1 }

/**
 * Whether the kitchen makes an open order before one that would be ready at `readyAt`. A scheduled
 * order is ahead once the kitchen has begun it, or if it is due by then.
 */
const isAhead = ({ wantedAt, firedAt = Infinity, ...order }: PendingOrder, now: number, readyAt: number): boolean =>
  wantedAt === null || wantedAt <= readyAt || firedAt <= now || wantedAt - getLeadMinutes(order) * MINUTE_MS <= now

const slowestDishShare = (dishes: number) => SLOWEST_SHARE * Math.log2(dishes)

/**
 * Returns how long an order's dishes occupy an idle station, in multiples of one dish's time. The
 * result is at least 1, however many cooks there are.
 */
export const getCookRounds = (dishes: number, hands: number): number =>
  Math.max(1, dishes / hands) + slowestDishShare(dishes)

function minutesUntilReady(
  own: StationWorkload,
  ahead: readonly PendingOrder[],
  figures: readonly StationCapacity[],
): number {
  const each = figures.map(({ station, hands, minutesPerDish }) => {
    const dishes = own[station] ?? 0
    if (dishes === 0) return 0
    const waiting = ahead.reduce((sum, { work }) => sum + (work[station] ?? 0), 0)
    const alone = PICK_UP_MINUTES + getCookRounds(dishes, hands) * minutesPerDish
    const behind = ((waiting + dishes) / hands + slowestDishShare(dishes)) * minutesPerDish
    return Math.max(alone, behind)
  })
  return Math.max(PICK_UP_MINUTES, ...each) + PACKING_MINUTES
}

/** Returns in how many minutes a new order is ready, behind all orders that are ahead of it. */
export function estimateReadyMinutes(own: StationWorkload, kitchen: KitchenLoad, now: number): number {
  const { activeOrders } = kitchen
  let ahead = activeOrders.filter((order) => isAhead(order, now, now))
  for (;;) {
    const minutes = minutesUntilReady(own, ahead, kitchen.stations)
    const first = activeOrders.filter((order) => isAhead(order, now, now + minutes * MINUTE_MS))
    // Orders due before the new one is ready are ahead of it, too. The list only grows, so the loop
    // ends.
    if (first.length === ahead.length) return minutes
    ahead = first
  }
}

/**
 * Returns by how many minutes the current load delays a new order, in steps of five, plus the extra
 * minutes. A pickup in a quiet kitchen is ready in 20 minutes.
 */
export function estimateDelayMinutes(own: StationWorkload, kitchen: KitchenLoad, now: number): number {
  const [, quiet] = standardEtaMinutes.pickup
  const over = Math.max(0, estimateReadyMinutes(own, kitchen, now) - quiet)
  // Rounding first removes binary fractions, which would otherwise add a step.
  return Math.ceil(Number((over / STEP_MINUTES).toFixed(6))) * STEP_MINUTES + kitchen.extraMinutes
}

/** The estimated time window of an order, in milliseconds. */
export type EtaWindow = { readonly from: number; readonly at: number }

type EtaRequest = {
  readonly orderType: OrderType
  readonly work: StationWorkload
  /** ISO; null for as soon as possible. */
  readonly scheduledFor: string | null
  /** The longest lead time of its dishes, if any has one. */
  readonly leadMinutes?: number | undefined
}

/**
 * Returns the estimated time window of a new order (docs/product/checkout.md#estimated-times): the
 * requested time of a scheduled order, otherwise the standard time plus the kitchen's delay, but at
 * least the dishes' lead time. Null for an event without a time.
 */
export function estimateEta(
  { orderType, work, scheduledFor, leadMinutes = 0 }: EtaRequest,
  kitchen: KitchenLoad,
  now: Date,
): EtaWindow | null {
  const width = getEtaWindowMinutes(orderType) * MINUTE_MS
  if (scheduledFor !== null) return { from: Date.parse(scheduledFor), at: Date.parse(scheduledFor) + width }
  if (orderType === 'event') return null
  const quiet = getQuietQuotes(kitchen)[orderType].min
  const minutes = Math.max(quiet + estimateDelayMinutes(work, kitchen, now.getTime()), leadMinutes)
  const from = now.getTime() + minutes * MINUTE_MS
  return { from, at: from + width }
}

export type WaitQuote = { readonly min: number; readonly max: number }

export type WaitQuotes = Readonly<Record<'pickup' | 'delivery', WaitQuote>>

const toQuote = ([min, max]: readonly [number, number]): WaitQuote => ({ min, max })

/** The waiting times of a quiet kitchen, in minutes (docs/product/checkout.md#usual-times). */
export const standardQuotes: WaitQuotes = {
  pickup: toQuote(standardEtaMinutes.pickup),
  delivery: toQuote(standardEtaMinutes.delivery),
}

/** Returns the waiting times of a location's quiet kitchen, in minutes. */
const getQuietQuotes = ({ deliveryMinutes = standardQuotes.delivery.max }: KitchenLoad): WaitQuotes => ({
  pickup: standardQuotes.pickup,
  delivery: { min: Math.max(0, deliveryMinutes - getEtaWindowMinutes('delivery')), max: deliveryMinutes },
})

/**
 * Returns the current waiting times in minutes for these dishes, by default for a typical order:
 * for guests who have not chosen their dishes yet.
 */
export function estimateQuotes(kitchen: KitchenLoad, now: Date, work: StationWorkload = typicalOrder): WaitQuotes {
  const delay = estimateDelayMinutes(work, kitchen, now.getTime())
  const delayed = ({ min, max }: WaitQuote): WaitQuote => ({ min: min + delay, max: max + delay })
  const { pickup, delivery } = getQuietQuotes(kitchen)
  return { pickup: delayed(pickup), delivery: delayed(delivery) }
}

/** Returns by how many minutes the kitchen's load delays the quoted orders. */
export const getDelayMinutes = ({ pickup }: WaitQuotes): number => pickup.min - standardQuotes.pickup.min

/** Returns the quotes for an order with dishes of this lead time. */
export function withLeadTime(quotes: WaitQuotes, leadMinutes: number): WaitQuotes {
  const atLeast = ({ min, max }: WaitQuote): WaitQuote => {
    const wait = Math.max(min, leadMinutes)
    return { min: wait, max: wait + max - min }
  }
  return { pickup: atLeast(quotes.pickup), delivery: atLeast(quotes.delivery) }
}

type PlacedOrder = {
  readonly orderType: OrderType
  readonly createdAt: string
  readonly scheduledFor?: string | null | undefined
  readonly extraMinutes?: number | undefined
  readonly promisedFrom?: string | undefined
  readonly promisedAt?: string | undefined
}

/**
 * Returns an order's estimated time window as ISO times, null for an event without a time. For an
 * order stored without one, it is what a quiet kitchen would have needed.
 */
export function getEtaFields(order: PlacedOrder): {
  readonly promisedFrom: string | null
  readonly promisedAt: string | null
} {
  const { promisedFrom, promisedAt, orderType, createdAt, scheduledFor = null, extraMinutes = 0 } = order
  if (promisedFrom !== undefined && promisedAt !== undefined) return { promisedFrom, promisedAt }
  const quiet: KitchenLoad = { stations: [], extraMinutes, activeOrders: [] }
  const usual = estimateEta({ orderType, work: {}, scheduledFor }, quiet, new Date(createdAt))
  const iso = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString())
  return { promisedFrom: iso(usual?.from), promisedAt: iso(usual?.at) }
}

/**
 * Returns the estimate in minutes from placing the order, such as `15-20 minutes`. An event has the
 * standard text. So has a scheduled order at a location that takes orders while closed; elsewhere
 * its minutes would start outside opening hours.
 */
export function formatEta(order: PlacedOrder, policy: Pick<LocationPolicy, 'acceptsOrdersWhileClosed'>): string {
  const { orderType, createdAt, scheduledFor } = order
  const { promisedFrom, promisedAt } = getEtaFields(order)
  const isUsual = orderType === 'event' || (scheduledFor && policy.acceptsOrdersWhileClosed)
  if (isUsual || promisedFrom === null || promisedAt === null) return standardEtaText[orderType]
  const minutes = (at: string) => Math.round((Date.parse(at) - Date.parse(createdAt)) / MINUTE_MS)
  return `${minutes(promisedFrom)}-${minutes(promisedAt)} minutes`
}
