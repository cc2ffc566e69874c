import type { Cents } from '../platform/money'

/**
 * Figures by name; a missing one is zero. Both a day's totals and single additions have this form.
 */
export type FigureTotals = Readonly<Record<string, number>>

/** Adds figures by name, or subtracts them with `sign` -1. Zeros are omitted. */
export function addFigures(one: FigureTotals, other: FigureTotals, sign: 1 | -1 = 1): FigureTotals {
  const sum: Record<string, number> = { ...one }
  for (const [name, figure] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + sign * figure
  return Object.fromEntries(Object.entries(sum).filter(([, figure]) => figure !== 0))
}

/** Whether figures are equal, independent of their order. */
export const areFiguresEqual = (one: FigureTotals, other: FigureTotals): boolean =>
  Object.keys(addFigures(one, other, -1)).length === 0

/**
 * Returns the median of values, given how often each occurs; null for none. For an even count it is
 * the mean of the middle two.
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
 * The cloud cost of one order in millionths of a dollar: its measured usage at the prices of
 * us-east-1 (docs/deploying.md#what-it-costs). A test compares it with the measurement.
 */
export const CLOUD_MICRODOLLARS_PER_ORDER = 320

/** Returns the estimated cloud cost of orders in cents, rounded half up. */
export const estimateCloudCostCents = (orders: number): Cents =>
  Math.floor((orders * CLOUD_MICRODOLLARS_PER_ORDER + 5_000) / 10_000)
