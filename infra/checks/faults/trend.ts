const median = (list: readonly number[]): number => {
  const sorted = [...list].sort((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

/** What may be added over a whole run: a share of the usual level, and something besides. */
export type AllowedGrowth = { readonly share: number; readonly besides: number }

export type Trend = { readonly usual: number; readonly growth: number; readonly allowed: number }

/**
 * The trend of a figure that was taken at equal intervals: its usual level, and how much it grew
 * from the first to the last by the median slope between any two (Theil-Sen), which a few outliers
 * don't move.
 */
export function calculateTrend(values: readonly number[], { share, besides }: AllowedGrowth): Trend {
  const slopes = values.flatMap((value, at) =>
    values.slice(at + 1).map((later, distance) => (later - value) / (distance + 1)),
  )
  const usual = median(values)
  return { usual, growth: median(slopes) * (values.length - 1), allowed: usual * share + besides }
}

/** What falls is flat too. */
export const isFlat = ({ growth, allowed }: Trend): boolean => growth <= allowed

/** The part of the values that a share of them is at or under. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
