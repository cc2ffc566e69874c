import { roundTo } from '../measure'
import type { GrowthFigures } from '../measurements'

/** Factor by which a call may be slower after the history than before it. */
export const MAX_TIMES_SLOWER = 1.3
/** Factor of the seconds of all orders and those that the first thousand would predict. */
export const MAX_SLOWDOWN = 1.2

type DesignedGrowth = {
  readonly reason: string
  /** Table units; undefined if the growth has its limit in the call itself. */
  readonly byAtMost?: number
}

/**
 * A day's record has the same 26 figures after 50 orders as after 400, in 577 and 602 bytes, and 22
 * in 484 bytes after one. Thirty of them begin another block of 4 kB, half a unit.
 */
const longerDays: DesignedGrowth = {
  reason: 'the figures of a day with 50 orders have more digits than those of one order',
  byAtMost: 0.5,
}

/** What reads more with history by design. */
const growingByDesign: Readonly<Record<string, DesignedGrowth>> = {
  'GET /api/users/me/export': { reason: 'the export has all data of a person' },
  'GET /api/desk/stations/{location}/proposed': { reason: 'proposals use up to 400 orders of the last 14 days' },
  'GET /api/numbers/{location}/orders': { reason: 'the list has each order of at most 31 days, 10,000 at most' },
  'GET /api/numbers/{location}': longerDays,
  'GET /api/numbers/{location}/parts': longerDays,
  'GET /api/numbers/{location}/tax': longerDays,
  'reaction rank-dishes': longerDays,
  'schedule anonymize-guests': { reason: 'each night anonymizes the guest orders that ended 90 days before' },
}

type ReadFigures = GrowthFigures['reads'][number]

export const isGrown = ({ before, after }: ReadFigures): boolean => after > before

/** Returns why a call reads more by design; undefined if it does not, or not that much more. */
export function findReason({ call, before, after }: ReadFigures): string | undefined {
  const design = growingByDesign[call]
  return design && after - before <= (design.byAtMost ?? Infinity) ? design.reason : undefined
}

/** Returns the factor of the seconds of all orders and those that the first thousand predicts. */
export function getSlowdown(thousands: GrowthFigures['thousands']): number | undefined {
  const [first] = thousands
  if (!first) return undefined
  const orders = thousands.reduce((sum, each) => sum + each.orders, 0)
  const seconds = thousands.reduce((sum, each) => sum + each.seconds, 0)
  return seconds / ((first.seconds / first.orders) * orders)
}

/** The row of the fixed work by which each round of times knows how fast the machine is. */
export const FIXED_WORK = 'fixed work of the processor'

type Times = ReadonlyMap<string, number>

/** Compares the milliseconds of calls, less what the machine itself has changed since. */
export function compareTimes(before: Times, after: Times): GrowthFigures['times'] {
  const ratioOf = (call: string) => (after.get(call) ?? 0) / (before.get(call) ?? 0)
  const ofMachine = after.has(FIXED_WORK) ? ratioOf(FIXED_WORK) : 1
  return [...after].map(([call, afterMs]) => ({
    call,
    beforeMs: roundTo(before.get(call) ?? 0),
    afterMs: roundTo(afterMs),
    timesSlower: roundTo(ratioOf(call) / ofMachine),
  }))
}

/**
 * Lists what grows with history: the table units of calls, reactions and schedules at any size, and
 * times where they were measured.
 */
export function findGrowth({ orders, reads, times, thousands }: GrowthFigures): string[] {
  const slowdown = getSlowdown(thousands)
  return [
    ...reads
      .filter((each) => isGrown(each) && findReason(each) === undefined)
      .map(({ call, before, after }) => `${call}: ${after} table units after ${orders} orders, ${before} before them`),
    ...times
      .filter(({ timesSlower }) => timesSlower > MAX_TIMES_SLOWER)
      .map(({ call, timesSlower }) => `${call}: ${timesSlower} times as long, at most ${MAX_TIMES_SLOWER}`),
    ...(slowdown !== undefined && slowdown > MAX_SLOWDOWN
      ? [
          `${orders} orders: ${slowdown.toFixed(2)} times as long as the first thousand predicts, at most ${MAX_SLOWDOWN}`,
        ]
      : []),
  ]
}
