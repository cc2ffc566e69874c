import { stations } from '../menu/contract'
import type { Station } from '../menu/contract'
import type { LocationPolicy } from '../locations/policy'
import type { OrderType } from './constants'
import { leadMinutes } from '../kitchen/ticket-timing'
import { standardEtaMinutes, standardEtaText } from './status'
import type { StationCapacity } from '../kitchen/stations'

const MINUTE_MS = 60_000

/** Dishes to make at each station. */
export type StationWorkload = Readonly<Partial<Record<Station, number>>>

/** What is to be made of lines, by station; struck ones are made. */
export const getWorkload = (
  lines: readonly {
    readonly station: Station
    readonly quantity: number
    readonly struckAt?: string | undefined
  }[],
): StationWorkload => {
  const work: Partial<Record<Station, number>> = {}
  for (const { station, quantity, struckAt } of lines)
    if (struckAt === undefined) work[station] = (work[station] ?? 0) + quantity
  return work
}

/** An order that is not made yet, as far as others wait for it. */
export type PendingOrder = {
  readonly orderType: OrderType
  readonly work: StationWorkload
  /** When it is wanted, in milliseconds; null for as soon as possible. */
  readonly wantedAt: number | null
}

/**
 * A kitchen at a moment: how it works, what it asks for beside the usual, and what it has in hand.
 */
export type KitchenLoad = {
  readonly stations: readonly StationCapacity[]
  readonly extraMinutes: number
  readonly inHand: readonly PendingOrder[]
}

/**
 * Beside the cooking: until somebody takes an order up, while others are being made, and until it
 * is packed, with one to spare.
 */
const TAKEN_UP_MINUTES = 4
const PACKED_MINUTES = 5

/**
 * Of two, four, eight dishes the last comes later than the average one, each time by so much of a
 * dish's time.
 */
const SLOWEST_SHARE = 0.15

/** Promises grow by steps of so many minutes. */
const STEP_MINUTES = 5

/** How wide a promise is, in minutes (docs/product/checkout.md#promises). */
export const getEtaWindowMinutes = (orderType: OrderType): number => (orderType === 'pickup' ? 5 : 15)

/** What somebody orders of whom nothing is known yet: a dish of each station. */
const aDishOfEach: StationWorkload = { hibachi: 1, sushi: 1, fry: 1, drinks: 1 }

/**
 * Whether it goes to the line before another that is ready at `readyAt`: one for later as soon as
 * it is begun, or due by then.
 */
const goesFirst = ({ orderType, wantedAt }: PendingOrder, now: number, readyAt: number): boolean =>
  wantedAt === null || wantedAt <= readyAt || wantedAt - leadMinutes[orderType] * MINUTE_MS <= now

const slowestOf = (dishes: number) => SLOWEST_SHARE * Math.log2(dishes)

/**
 * How long the dishes of an order take at a station that makes nothing else, in dishes' times:
 * however many hands, one takes its time.
 */
export const getCookRounds = (dishes: number, hands: number): number => Math.max(1, dishes / hands) + slowestOf(dishes)

function minutesUntilReady(
  own: StationWorkload,
  ahead: readonly PendingOrder[],
  figures: readonly StationCapacity[],
): number {
  const each = figures.map(({ station, hands, minutesPerDish }) => {
    const dishes = own[station] ?? 0
    if (dishes === 0) return 0
    const waiting = ahead.reduce((sum, { work }) => sum + (work[station] ?? 0), 0)
    const alone = TAKEN_UP_MINUTES + getCookRounds(dishes, hands) * minutesPerDish
    const behind = ((waiting + dishes) / hands + slowestOf(dishes)) * minutesPerDish
    return Math.max(alone, behind)
  })
  return Math.max(TAKEN_UP_MINUTES, ...each) + PACKED_MINUTES
}

/** In how many minutes the kitchen has an order made that comes now, behind all that goes first. */
export function estimateReadyMinutes(own: StationWorkload, kitchen: KitchenLoad, now: number): number {
  const { inHand } = kitchen
  let ahead = inHand.filter((order) => goesFirst(order, now, now))
  for (;;) {
    const minutes = minutesUntilReady(own, ahead, kitchen.stations)
    const first = inHand.filter((order) => goesFirst(order, now, now + minutes * MINUTE_MS))
    // What is due by then is made by then; it only grows, so that this ends.
    if (first.length === ahead.length) return minutes
    ahead = first
  }
}

/** So many minutes more than in a quiet kitchen, where a pickup is ready in 20. */
export function estimateDelayMinutes(own: StationWorkload, kitchen: KitchenLoad, now: number): number {
  const [, quiet] = standardEtaMinutes.pickup
  const over = Math.max(0, estimateReadyMinutes(own, kitchen, now) - quiet)
  // Figures of the desk may have fractions that binary numbers have not.
  return Math.ceil(Number((over / STEP_MINUTES).toFixed(6))) * STEP_MINUTES + kitchen.extraMinutes
}

/** From when to when an order is promised, in milliseconds. */
export type EtaWindow = { readonly from: number; readonly at: number }

type Wanted = {
  readonly orderType: OrderType
  readonly work: StationWorkload
  /** ISO; null for as soon as possible. */
  readonly scheduledFor: string | null
}

/**
 * What a guest is promised (docs/product/checkout.md#promises): one for later its time, one for now
 * what a quiet kitchen needs and what it has in hand beside. Null for an event without a time.
 */
export function estimateEta(
  { orderType, work, scheduledFor }: Wanted,
  kitchen: KitchenLoad,
  now: Date,
): EtaWindow | null {
  const width = getEtaWindowMinutes(orderType) * MINUTE_MS
  if (scheduledFor !== null) return { from: Date.parse(scheduledFor), at: Date.parse(scheduledFor) + width }
  if (orderType === 'event') return null
  const [quiet] = standardEtaMinutes[orderType]
  const from = now.getTime() + (quiet + estimateDelayMinutes(work, kitchen, now.getTime())) * MINUTE_MS
  return { from, at: from + width }
}

export type WaitQuote = { readonly min: number; readonly max: number }

export type WaitQuotes = Readonly<Record<'pickup' | 'delivery', WaitQuote>>

const toQuote = ([min, max]: readonly [number, number]): WaitQuote => ({ min, max })

/** The quotes of a quiet kitchen, in minutes (docs/product/checkout.md#estimates). */
export const standardQuotes: WaitQuotes = {
  pickup: toQuote(standardEtaMinutes.pickup),
  delivery: toQuote(standardEtaMinutes.delivery),
}

/** How long an order takes that comes now, in minutes, for whoever has not chosen yet. */
export function estimateQuotes(kitchen: KitchenLoad, now: Date): WaitQuotes {
  const delay = estimateDelayMinutes(aDishOfEach, kitchen, now.getTime())
  const delayed = ({ min, max }: WaitQuote): WaitQuote => ({ min: min + delay, max: max + delay })
  return { pickup: delayed(standardQuotes.pickup), delivery: delayed(standardQuotes.delivery) }
}

type Placed = {
  readonly orderType: OrderType
  readonly createdAt: string
  readonly scheduledFor?: string | null | undefined
  readonly extraMinutes?: number | undefined
  readonly promisedFrom?: string | undefined
  readonly promisedAt?: string | undefined
}

/** What an order was promised, ISO; one from before there were promises as in a quiet kitchen. */
export function getEtaFields(order: Placed): {
  readonly promisedFrom: string | null
  readonly promisedAt: string | null
} {
  const { promisedFrom, promisedAt, orderType, createdAt, scheduledFor = null, extraMinutes = 0 } = order
  if (promisedFrom !== undefined && promisedAt !== undefined) return { promisedFrom, promisedAt }
  const quiet: KitchenLoad = { stations: [], extraMinutes, inHand: [] }
  const usual = estimateEta({ orderType, work: {}, scheduledFor }, quiet, new Date(createdAt))
  const iso = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString())
  return { promisedFrom: iso(usual?.from), promisedAt: iso(usual?.at) }
}

/**
 * The promise in minutes from when the order was placed, `15-20 minutes`. An event keeps the usual
 * words, and so does an order for later where orders are taken at any hour; elsewhere its minutes
 * would start while the doors are closed.
 */
export function formatEta(order: Placed, policy: Pick<LocationPolicy, 'acceptsOrdersWhileClosed'>): string {
  const { orderType, createdAt, scheduledFor } = order
  const { promisedFrom, promisedAt } = getEtaFields(order)
  const isUsual = orderType === 'event' || (scheduledFor && policy.acceptsOrdersWhileClosed)
  if (isUsual || promisedFrom === null || promisedAt === null) return standardEtaText[orderType]
  const minutes = (at: string) => Math.round((Date.parse(at) - Date.parse(createdAt)) / MINUTE_MS)
  return `${minutes(promisedFrom)}-${minutes(promisedAt)} minutes`
}

const letters = { hibachi: 'h', sushi: 's', fry: 'f', drinks: 'd' } as const satisfies Record<Station, string>

/** Work as a few letters, `h2s1`, for where it is kept beside an order; and read back. */
export const serializeWorkload = (work: StationWorkload): string =>
  stations.flatMap((station) => (work[station] ? `${letters[station]}${work[station]}` : [])).join('')

const dishesAfter = stations.map((station) => ({ station, pattern: new RegExp(`${letters[station]}(\\d+)`) }))

/** The work that a few letters tell; unknown ones say nothing. */
export function parseWorkload(text: string): StationWorkload {
  const work: Partial<Record<Station, number>> = {}
  for (const { station, pattern } of dishesAfter) {
    const dishes = pattern.exec(text)?.[1]
    if (dishes !== undefined) work[station] = Number(dishes)
  }
  return work
}
