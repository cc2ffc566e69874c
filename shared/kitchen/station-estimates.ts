import type { Station } from '../menu/contract'
import type { OrderStatus } from '../orders/constants'
import { MAX_MINUTES_PER_DISH } from './stations'
import { getCookRounds, getWorkload } from '../orders/eta'
import type { StationCapacity } from './stations'

const MINUTE_MS = 60_000

/** Fewer orders than these say nothing of a station. */
const LEAST_ORDERS = 10

/** A completed order, as far as it tells how long its dishes took. */
export type PreparedOrder = {
  readonly history: readonly { readonly status: OrderStatus; readonly at: string }[]
  readonly lines: readonly {
    readonly station: Station
    readonly quantity: number
    readonly struckAt?: string | undefined
  }[]
}

/** How long a dish took at a station, in minutes, by one order. */
export type PrepTime = { readonly station: Station; readonly minutes: number }

/** From when to when somebody made an order; null where no board was told that it was begun. */
function makingOf({ history }: PreparedOrder): { readonly from: number; readonly to: number } | null {
  const began =
    history.findLast(({ status }) => status === 'cooking') ?? history.findLast(({ status }) => status === 'preparing')
  const made = began && history.find(({ status, at }) => at >= began.at && (status === 'plating' || status === 'ready'))
  return made ? { from: Date.parse(began.at), to: Date.parse(made.at) } : null
}

/**
 * What one order tells of the stations that made it (docs/product/kitchen.md#stations-and-slots):
 * of each whose lines were struck off, else of the one that needs the longest by its figures, since
 * the order waited for it.
 */
export function measurePrepTimes(order: PreparedOrder, figures: readonly StationCapacity[]): readonly PrepTime[] {
  const making = makingOf(order)
  if (!making) return []
  const work = getWorkload(order.lines.map(({ station, quantity }) => ({ station, quantity })))
  const shares = figures.flatMap(({ station, hands, minutesPerDish }) => {
    const dishes = work[station] ?? 0
    if (dishes === 0) return []
    const times = getCookRounds(dishes, hands)
    const struck = order.lines.filter((line) => line.station === station).map(({ struckAt }) => struckAt ?? '')
    const struckAt = struck.includes('') ? NaN : Math.max(...struck.map((at) => Date.parse(at)))
    return [{ station, times, needs: times * minutesPerDish, struckAt }]
  })
  const longest = Math.max(...shares.map(({ needs }) => needs))
  return shares.flatMap(({ station, times, needs, struckAt }) => {
    const to = Number.isNaN(struckAt) ? (needs === longest ? making.to : NaN) : Math.min(struckAt, making.to)
    const minutes = (to - making.from) / MINUTE_MS / times
    return minutes >= 0 ? [{ station, minutes }] : []
  })
}

const middle = (sorted: readonly number[]): number =>
  ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 2

/** A station's minutes a dish by what past orders took; null where too few tell of it. */
export type SuggestedPrepTime = {
  readonly station: Station
  readonly minutesPerDish: number | null
  readonly orders: number
}

/**
 * Minutes a dish that past orders propose for each station, in full halves: what lies in the middle
 * of what they took, so that no forgotten ticket counts for more than one
 * (docs/product/kitchen.md#stations-and-slots).
 */
export function suggestPrepTimes(
  orders: readonly PreparedOrder[],
  figures: readonly StationCapacity[],
): readonly SuggestedPrepTime[] {
  const taken = orders.flatMap((order) => measurePrepTimes(order, figures))
  return figures.map(({ station }) => {
    const own = taken.filter((one) => one.station === station).map(({ minutes }) => minutes)
    const halves = Math.round(middle([...own].sort((one, other) => one - other)) * 2) / 2
    const proposed = Math.min(MAX_MINUTES_PER_DISH, Math.max(0.5, halves))
    return { station, orders: own.length, minutesPerDish: own.length < LEAST_ORDERS ? null : proposed }
  })
}
