import type { Cents } from './money'
import type { Hundredths } from './stock'
import type { UsageCounters } from './stock-use'

type Counter = UsageCounters & { readonly ingredientId: number; readonly costPerUnitCents: Cents }

/** A location's stock as a day left it; today's is as it is now. */
export type DailyStockClosing = {
  /** Local date. */
  readonly date: string
  readonly valueCents: Cents
  readonly counters: readonly Counter[]
}

type Used = { readonly ingredientId: number; readonly hundredths: Hundredths }

/** What a day used and threw away, at the prices that it ended with. */
export type DailyUsage = {
  /** More than one where the nights before were not written down. */
  readonly days: number
  readonly usedCents: Cents
  readonly wastedCents: Cents
  readonly used: readonly Used[]
}

export type DailyStock = {
  readonly date: string
  readonly valueCents: Cents
  /** Null for the first day ever, which has none before it to compare with. */
  readonly use: DailyUsage | null
}

const DAY_MS = 86_400_000

/** How many days lie between two dates `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

function useBetween(before: DailyStockClosing, after: DailyStockClosing): DailyUsage {
  const earlier = new Map(before.counters.map((counter) => [counter.ingredientId, counter]))
  const changes = after.counters.map((counter) => ({
    ...counter,
    // An item that is new counts from zero; what was given back after midnight can't make a day
    // less than nothing.
    hundredths: Math.max(0, counter.usedHundredths - (earlier.get(counter.ingredientId)?.usedHundredths ?? 0)),
    wasted: Math.max(0, counter.wastedHundredths - (earlier.get(counter.ingredientId)?.wastedHundredths ?? 0)),
  }))
  const worth = (amount: (change: (typeof changes)[number]) => Hundredths): Cents =>
    Math.round(changes.reduce((sum, change) => sum + amount(change) * change.costPerUnitCents, 0) / 100)
  return {
    days: Math.max(1, daysBetween(before.date, after.date)),
    usedCents: worth(({ hundredths }) => hundredths),
    wastedCents: worth(({ wasted }) => wasted),
    used: changes
      .filter(({ hundredths }) => hundredths > 0)
      .map(({ ingredientId, hundredths }) => ({ ingredientId, hundredths })),
  }
}

/** What each day left, and what it used since the one before, oldest first as the closings are. */
export const calculateDailyStock = (closings: readonly DailyStockClosing[]): DailyStock[] =>
  closings.map((closing, index) => {
    const before = closings[index - 1]
    return { date: closing.date, valueCents: closing.valueCents, use: before ? useBetween(before, closing) : null }
  })
