import type { Cents } from '../platform/money'
import type { Hundredths, StockLevel, UsageCounters } from './stock'

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
