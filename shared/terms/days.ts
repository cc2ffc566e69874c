/** How many days of figures can be asked at once: a quarter of a year. */
export const MAX_REPORT_DAYS = 92

const DAY_MS = 86_400_000

/**
 * How many days there are from one local date to another, both counted; less than one where the
 * other is before.
 */
export const countDaysInclusive = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1
