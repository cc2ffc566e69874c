const median = (list: readonly number[]): number => {
  const sorted = [...list].sort((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

/** Allowed growth over a whole run: a share of the usual level, plus an absolute amount. */
export type AllowedGrowth = { readonly share: number; readonly besides: number }

type Trend = { readonly usual: number; readonly growth: number; readonly allowed: number }

/**
 * Calculates the usual level of equidistant values, and the growth from first to last by the median
 * slope of all pairs (Theil-Sen), which is robust against outliers.
 */
export function calculateTrend(values: readonly number[], { share, besides }: AllowedGrowth): Trend {
  const slopes = values.flatMap((value, at) =>
    values.slice(at + 1).map((later, distance) => (later - value) / (distance + 1)),
  )
  const usual = median(values)
  return { usual, growth: median(slopes) * (values.length - 1), allowed: usual * share + besides }
}

/** Whether a figure does not grow. A falling figure is flat, too. */
export const isFlat = ({ growth, allowed }: Trend): boolean => growth <= allowed

/** Returns the value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
