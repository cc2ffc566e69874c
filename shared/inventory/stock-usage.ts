import type { Cents } from '../platform/money'
import type { Hundredths, StockLevel, UsageCounters } from './stock'
import { DAY_MS } from '#shared/platform/durations'

type Counter = UsageCounters & {
  readonly ingredientId: number
  readonly costPerUnitCents: Cents
  /** Whether the kitchen makes it: then what it takes was used when it was made. */
  readonly isMade?: boolean | undefined
}

/** A location's stock at the end of a day; today's is the current one. */
export type DailyStockClosing = {
  /** Local date. */
  readonly date: string
  readonly valueCents: Cents
  readonly counters: readonly Counter[]
}

type Used = { readonly ingredientId: number; readonly hundredths: Hundredths }

/** What a day used and wasted, valued at its closing prices. */
type DailyUsage = {
  /** The number of days covered: more than one if the days before were not recorded. */
  readonly days: number
  readonly usedCents: Cents
  readonly wastedCents: Cents
  readonly used: readonly Used[]
}

export type DailyStock = {
  readonly date: string
  readonly valueCents: Cents
  /** Null for the first recorded day, which has no day before it. */
  readonly use: DailyUsage | null
}

/** Returns the number of days between two dates `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

function calculateUsage(before: DailyStockClosing, after: DailyStockClosing): DailyUsage {
  const earlier = new Map(before.counters.map((counter) => [counter.ingredientId, counter]))
  const changes = after.counters.map((counter) => ({
    ...counter,
    // A new item counts from zero. Stock returned after midnight must not make a day's use
    // negative.
    hundredths: Math.max(0, counter.usedHundredths - (earlier.get(counter.ingredientId)?.usedHundredths ?? 0)),
    wasted: Math.max(0, counter.wastedHundredths - (earlier.get(counter.ingredientId)?.wastedHundredths ?? 0)),
  }))
  const valueOf = (amount: (change: (typeof changes)[number]) => Hundredths): Cents =>
    Math.round(changes.reduce((sum, change) => sum + amount(change) * change.costPerUnitCents, 0) / 100)
  return {
    days: Math.max(1, daysBetween(before.date, after.date)),
    usedCents: valueOf(({ hundredths, isMade }) => (isMade ? 0 : hundredths)),
    wastedCents: valueOf(({ wasted }) => wasted),
    used: changes
      .filter(({ hundredths }) => hundredths > 0)
      .map(({ ingredientId, hundredths }) => ({ ingredientId, hundredths })),
  }
}

/**
 * Returns each day's closing value and its use since the day before, in the order of the closings.
 */
export const calculateDailyStock = (closings: readonly DailyStockClosing[]): DailyStock[] =>
  closings.map((closing, index) => {
    const before = closings[index - 1]
    return { date: closing.date, valueCents: closing.valueCents, use: before ? calculateUsage(before, closing) : null }
  })

/** Reorder suggestions use the average over this many days. */
export const USAGE_AVERAGE_DAYS = 14
/** Items that reach their minimum within this many days are due. */
export const ORDER_AHEAD_DAYS = 2
/** Without a par, an order covers this many days. */
const COVER_DAYS = 7

type DayOfUse = {
  readonly isClosed: boolean
  readonly days: number
  readonly used: readonly { readonly ingredientId: number; readonly hundredths: Hundredths }[]
}

/**
 * Returns the average daily use of each ingredient in hundredths, not rounded, over the last 14
 * closed days. On the first day it is the use so far. `days` are oldest first and end with today.
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

type ReorderSuggestion = {
  /** How many days the stock lasts; null if nothing is used. */
  readonly daysLeft: number | null
  /** Whole units up to the par, in hundredths; 0 if nothing is due. */
  readonly suggestedHundredths: Hundredths
}

const WHOLE = 100
const wholeUnits = (hundredths: number): Hundredths => Math.max(0, Math.ceil(hundredths / WHOLE) * WHOLE)

/** Suggests how much of an item to order, given its average daily use in hundredths. */
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
