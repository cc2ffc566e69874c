import type { RandomSource } from '#infra/operate/sample-history/random'
import type { StationWorkload } from '#shared/orders/workload'
import type { StationCapacity } from '#shared/orders/timing/stations'
import { MINUTE_MS } from './guests'

/** An order on the line: how many of its dishes no cook has begun, and when it is ready. */
export type FiredOrder = { readonly takenUpAt: number; unbegun: number; readyAt: number }

type Line = { readonly figures: StationCapacity; readonly freeAt: number[]; readonly waiting: FiredOrder[] }

/** Lets each free hand of a station begin its next dish. */
function cookAt({ figures, freeAt, waiting }: Line, now: number, random: RandomSource): void {
  for (;;) {
    const hand = freeAt.indexOf(Math.min(...freeAt))
    const free = freeAt[hand] ?? Infinity
    const next = waiting.findIndex(({ takenUpAt }) => takenUpAt <= now)
    const [order] = next < 0 || free > now ? [] : waiting.splice(next, 1)
    if (!order) return
    const ends = Math.max(free, order.takenUpAt) + figures.minutesPerDish * random.between(0.7, 1.3) * MINUTE_MS
    freeAt[hand] = ends
    order.unbegun -= 1
    order.readyAt = Math.max(order.readyAt, ends)
    if (order.unbegun === 0) order.readyAt += random.between(3, 5) * MINUTE_MS
  }
}

/**
 * A kitchen whose cooks take up an order within four minutes and make dishes in the sequence in
 * which the orders came. A dish takes 70% to 130% of its minutes, packing three to five.
 */
export function createKitchen(stations: readonly StationCapacity[], random: RandomSource) {
  const lines: readonly Line[] = stations.map((figures) => ({
    figures,
    freeAt: Array.from({ length: figures.hands }, () => 0),
    waiting: [],
  }))
  return {
    fire(work: StationWorkload, at: number): FiredOrder {
      const order: FiredOrder = { takenUpAt: at + random.between(0, 4) * MINUTE_MS, unbegun: 0, readyAt: at }
      for (const { figures, waiting } of lines) {
        const dishes = work[figures.station] ?? 0
        order.unbegun += dishes
        waiting.push(...Array.from({ length: dishes }, () => order))
      }
      return order
    },
    cook: (now: number): void => {
      for (const line of lines) cookAt(line, now, random)
    },
    isReady: ({ unbegun, readyAt }: FiredOrder, now: number): boolean => unbegun === 0 && readyAt <= now,
  }
}
