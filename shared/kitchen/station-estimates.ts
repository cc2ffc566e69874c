import type { Station } from '../menu/contract'
import type { OrderStatus } from '../orders/constants'
import { MAX_MINUTES_PER_DISH, type StationCapacity } from '../orders/timing/stations'
import { getCookRounds } from '../orders/eta'
import { getWorkload } from '../orders/workload'

const MINUTE_MS = 60_000

/** Fewer orders are too few to suggest a time. */
const MIN_ORDERS = 10

/** A completed order, with the fields that its preparation times depend on. */
export type PreparedOrder = {
  readonly history: readonly {
    readonly status: OrderStatus
    readonly at: string
    /** Whether the first struck line implied the step. */
    readonly byStrike?: boolean | undefined
  }[]
  readonly lines: readonly {
    readonly station: Station
    readonly quantity: number
    readonly struckAt?: string | undefined
  }[]
}

/** Minutes per dish at a station, measured from one order. */
export type PrepTime = { readonly station: Station; readonly minutes: number }

type CookingPeriod = {
  readonly from: number
  readonly to: number
  /** Whether no board recorded the beginning, so that the order may have waited for its turn. */
  readonly includesWaiting: boolean
}

/**
 * Returns when the kitchen began and finished cooking an order, in milliseconds; null if that is
 * unknown. An order whose cooking a strike implied began when the kitchen got it.
 */
function getCookingPeriod({ history }: PreparedOrder): CookingPeriod | null {
  const step =
    history.findLast(({ status }) => status === 'cooking') ?? history.findLast(({ status }) => status === 'preparing')
  const made = step && history.find(({ status, at }) => at >= step.at && (status === 'plating' || status === 'ready'))
  if (!made) return null
  const began = step.byStrike ? (history.findLast(({ status }) => status === 'confirmed') ?? history[0] ?? step) : step
  return { from: Date.parse(began.at), to: Date.parse(made.at), includesWaiting: step.byStrike === true }
}

/** Returns when the last line of a station was struck, in milliseconds; NaN if one was not. */
function getStruckAt({ lines }: PreparedOrder, station: Station): number {
  const struck = lines.filter((line) => line.station === station).map(({ struckAt }) => struckAt ?? '')
  return struck.length === 0 || struck.includes('') ? NaN : Math.max(...struck.map((at) => Date.parse(at)))
}

/** Whether a station still made an older order when the kitchen got an order. */
const isStationBusy = (others: readonly PreparedOrder[], station: Station, from: number): boolean =>
  others.some((other) => {
    const period = getCookingPeriod(other)
    return period !== null && period.from < from && getStruckAt(other, station) > from
  })

/**
 * Measures the preparation times of one order (docs/product/kitchen.md#stations-and-slots): of each
 * station whose lines were struck, otherwise of the station that takes longest by its settings,
 * because the order waited for it. An order without a recorded start measures only stations that
 * were free.
 */
export function measurePrepTimes(
  order: PreparedOrder,
  figures: readonly StationCapacity[],
  all: readonly PreparedOrder[] = [order],
): readonly PrepTime[] {
  const period = getCookingPeriod(order)
  if (!period) return []
  const work = getWorkload(order.lines.map(({ station, quantity }) => ({ station, quantity })))
  const shares = figures.flatMap(({ station, hands, minutesPerDish }) => {
    const dishes = work[station] ?? 0
    if (dishes === 0) return []
    const times = getCookRounds(dishes, hands)
    return [{ station, times, needs: times * minutesPerDish, struckAt: getStruckAt(order, station) }]
  })
  const longest = Math.max(...shares.map(({ needs }) => needs))
  return shares.flatMap(({ station, times, needs, struckAt }) => {
    if (period.includesWaiting && isStationBusy(all, station, period.from)) return []
    const isAwaited = needs === longest && !period.includesWaiting
    const to = Number.isNaN(struckAt) ? (isAwaited ? period.to : NaN) : Math.min(struckAt, period.to)
    const minutes = (to - period.from) / MINUTE_MS / times
    return minutes >= 0 ? [{ station, minutes }] : []
  })
}

const median = (sorted: readonly number[]): number =>
  ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 2

/** The suggested minutes per dish; null if there are too few orders. */
export type SuggestedPrepTime = {
  readonly station: Station
  readonly minutesPerDish: number | null
  readonly orders: number
}

/**
 * Suggests minutes per dish for each station, rounded to half minutes
 * (docs/product/kitchen.md#stations-and-slots). It uses the median, so that a forgotten ticket
 * counts no more than any other.
 */
export function suggestPrepTimes(
  orders: readonly PreparedOrder[],
  figures: readonly StationCapacity[],
): readonly SuggestedPrepTime[] {
  const taken = orders.flatMap((order) => measurePrepTimes(order, figures, orders))
  return figures.map(({ station }) => {
    const own = taken.filter((one) => one.station === station).map(({ minutes }) => minutes)
    const halves = Math.round(median([...own].sort((one, other) => one - other)) * 2) / 2
    const proposed = Math.min(MAX_MINUTES_PER_DISH, Math.max(0.5, halves))
    return { station, orders: own.length, minutesPerDish: own.length < MIN_ORDERS ? null : proposed }
  })
}
