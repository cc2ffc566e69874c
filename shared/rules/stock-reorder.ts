import type { Hundredths, StockLevel } from './stock'

/** The use of so many days decides what is ordered. */
export const USAGE_AVERAGE_DAYS = 14
/** What will be at its minimum before so many days are over is ordered now. */
export const ORDER_AHEAD_DAYS = 2
/** Where no par is set, an order covers so many days. */
const COVER_DAYS = 7

type DayOfUse = {
  readonly isClosed: boolean
  readonly days: number
  readonly used: readonly { readonly ingredientId: number; readonly hundredths: Hundredths }[]
}

/**
 * The average daily use of each ingredient in hundredths, not rounded, over the last 14 days that
 * are over; on the very first day, of what it has used so far. `days` are oldest first and end with
 * today.
 */
export function getAverageDailyUsage(days: readonly DayOfUse[]): ReadonlyMap<number, number> {
  const closed = days.filter(({ isClosed }) => isClosed).slice(-USAGE_AVERAGE_DAYS)
  const counted = closed.length > 0 ? closed : days.slice(-1)
  const length = counted.reduce((sum, { days: some }) => sum + some, 0)
  const totals = new Map<number, number>()
  for (const { ingredientId, hundredths } of counted.flatMap(({ used }) => used))
    totals.set(ingredientId, (totals.get(ingredientId) ?? 0) + hundredths)
  return new Map([...totals].map(([ingredientId, total]) => [ingredientId, total / length]))
}

export type ReorderSuggestion = {
  /** How many days what is there lasts; null where nothing is used. */
  readonly daysLeft: number | null
  /** Whole units up to the par, in hundredths; 0 where nothing needs ordering yet. */
  readonly suggestedHundredths: Hundredths
}

const WHOLE = 100
const wholeUnits = (hundredths: number): Hundredths => Math.max(0, Math.ceil(hundredths / WHOLE) * WHOLE)

/**
 * What to order of an item from its level, its minimum, its par and its average daily use
 * (hundredths).
 */
export function suggestReorder(
  stock: StockLevel & { readonly parHundredths: Hundredths | null },
  dailyUse: number,
): ReorderSuggestion {
  const { hundredths, minimumHundredths, parHundredths } = stock
  const isDue = hundredths - dailyUse * ORDER_AHEAD_DAYS <= minimumHundredths
  const target = parHundredths ?? Math.max(2 * minimumHundredths, minimumHundredths + dailyUse * COVER_DAYS)
  return {
    daysLeft: dailyUse > 0 ? hundredths / dailyUse : null,
    suggestedHundredths: isDue ? wholeUnits(target - hundredths) : 0,
  }
}
