import type { GrowthFigures } from '../measurements'

/** Factor by which a call may be slower after the history than before it. */
export const MAX_TIMES_SLOWER = 1.3
/** Factor of the seconds of all orders and those that the first thousand would predict. */
export const MAX_SLOWDOWN = 1.2

/** What reads more with history by design, and up to which size. */
export const growingByDesign: Readonly<Record<string, string>> = {
  'GET /api/users/me/export': 'the export has all data of a person',
  'GET /api/desk/stations/{location}/proposed': 'proposals use up to 400 orders of the last 14 days',
  'GET /api/numbers/{location}/orders': 'the list has each order of a period of at most 31 days, 10,000 at most',
  'schedule anonymize-guests': 'each night anonymizes the guest orders that ended 90 days before',
}

type ReadFigures = GrowthFigures['reads'][number]

export const isGrown = ({ before, after }: ReadFigures): boolean => after > before

/** Returns the factor of the seconds of all orders and those that the first thousand predicts. */
export function getSlowdown(thousands: GrowthFigures['thousands']): number | undefined {
  const [first] = thousands
  if (!first) return undefined
  const orders = thousands.reduce((sum, each) => sum + each.orders, 0)
  const seconds = thousands.reduce((sum, each) => sum + each.seconds, 0)
  return seconds / ((first.seconds / first.orders) * orders)
}

/**
 * Lists what grows with history: the table units of calls, reactions and schedules at any size, and
 * times where they were measured.
 */
export function findGrowth({ orders, reads, times, thousands }: GrowthFigures): string[] {
  const slowdown = getSlowdown(thousands)
  return [
    ...reads
      .filter((each) => isGrown(each) && growingByDesign[each.call] === undefined)
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
