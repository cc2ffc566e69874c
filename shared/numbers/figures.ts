import type { Cents } from '../platform/money'

/**
 * Figures of a day, each under its name; one that is not there is zero. What a thing adds to a day
 * has the same form.
 */
export type FigureTotals = Readonly<Record<string, number>>

/** The sum of figures, name by name; what comes to nothing is left out. */
export function addFigures(one: FigureTotals, other: FigureTotals, sign: 1 | -1 = 1): FigureTotals {
  const sum: Record<string, number> = { ...one }
  for (const [name, figure] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + sign * figure
  return Object.fromEntries(Object.entries(sum).filter(([, figure]) => figure !== 0))
}

/** Whether figures say the same, in whatever order. */
export const areFiguresEqual = (one: FigureTotals, other: FigureTotals): boolean =>
  Object.keys(addFigures(one, other, -1)).length === 0

/**
 * The median of values that are kept as how often each was met; null of none, the mean of the
 * middle two of an even count.
 */
export function getMedian(counts: ReadonlyMap<number, number>): number | null {
  const sorted = [...counts].filter(([, count]) => count > 0).sort(([one], [other]) => one - other)
  const total = sorted.reduce((sum, [, count]) => sum + count, 0)
  if (total === 0) return null
  const at = (place: number) => {
    let passed = 0
    return sorted.find(([, count]) => (passed += count) > place)?.[0] ?? 0
  }
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2
}

/**
 * What one order takes of the cloud on its whole way, in millionths of a dollar: what was metered
 * of an order times the prices of us-east-1 (docs/deploying.md#what-it-costs). A test holds it to
 * the measurement.
 */
export const CLOUD_MICRODOLLARS_PER_ORDER = 320

/** What the cloud took for some orders, in cents rounded half up. */
export const estimateCloudCostCents = (orders: number): Cents =>
  Math.floor((orders * CLOUD_MICRODOLLARS_PER_ORDER + 5_000) / 10_000)
