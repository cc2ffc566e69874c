import { getBusinessDate, listOpenPeriods } from '../hours/open-periods'
import type { LocationHours } from '../locations/location'
import { getExpiredHundredths, type StockLot } from './lots'
import type { RecipeLine, Hundredths } from './stock'

/**
 * Returns the business day for which an order's stock is planned, because it is for a later day;
 * undefined for an order that takes its stock at once
 * (docs/product/stock.md#stock-of-a-later-order).
 */
export function findPlannedDate(place: LocationHours, scheduledFor: string | undefined, now: Date): string | undefined {
  if (scheduledFor === undefined) return undefined
  const date = getBusinessDate(place, new Date(scheduledFor))
  return date > getBusinessDate(place, now) ? date : undefined
}

/**
 * Whether orders of a business day take their planned stock now: from the day's first opening on,
 * and from its beginning on if the location is closed that day.
 */
export function isPlanDue(place: LocationHours, date: string, now: Date): boolean {
  const today = getBusinessDate(place, now)
  if (date !== today) return date < today
  const [first] = listOpenPeriods(place, date)
  return first === undefined || now.getTime() >= first.from
}

/** What an order has taken from stock, and what is planned for it. */
export type StockShares = { readonly taken: readonly RecipeLine[]; readonly planned: readonly RecipeLine[] }

/**
 * How an order's stock is taken: `later` plans all of it, `now` takes all of it. `due` takes it
 * except for what is still planned, because the day began without enough of it.
 */
export type StockTiming = 'later' | 'now' | 'due'

const toAmounts = (lines: readonly RecipeLine[]): ReadonlyMap<number, Hundredths> =>
  new Map(lines.map(({ ingredientId, hundredths }) => [ingredientId, hundredths]))

const toLines = (amounts: readonly (readonly [number, Hundredths])[]): readonly RecipeLine[] =>
  amounts.flatMap(([ingredientId, hundredths]) => (hundredths === 0 ? [] : [{ ingredientId, hundredths }]))

/** Divides what an order needs into what it takes and what stays planned. */
export function divideNeeds(needs: readonly RecipeLine[], before: StockShares, timing: StockTiming): StockShares {
  if (timing === 'later') return { taken: [], planned: needs }
  if (timing === 'now') return { taken: needs, planned: [] }
  const [taken, planned] = [toAmounts(before.taken), toAmounts(before.planned)]
  const still = needs.map(({ ingredientId: id, hundredths }) => {
    const missing = Math.min(planned.get(id) ?? 0, Math.max(0, hundredths - (taken.get(id) ?? 0)))
    return [id, missing, hundredths - missing] as const
  })
  return {
    taken: toLines(still.map(([id, , amount]) => [id, amount])),
    planned: toLines(still.map(([id, missing]) => [id, missing])),
  }
}

/** Takes as much of the planned amounts as there is for sale. */
export function takePlanned(planned: readonly RecipeLine[], forSale: ReadonlyMap<number, Hundredths>): StockShares {
  const taken = planned.map(
    ({ ingredientId: id, hundredths }) => [id, Math.min(hundredths, forSale.get(id) ?? 0)] as const,
  )
  const rest = planned.map(({ ingredientId: id, hundredths }, at) => [id, hundredths - (taken[at]?.[1] ?? 0)] as const)
  return { taken: toLines(taken), planned: toLines(rest) }
}

/** Returns the sum of amounts by ingredient. */
export function addAmounts(...lists: readonly (readonly RecipeLine[])[]): readonly RecipeLine[] {
  const sums = new Map<number, Hundredths>()
  for (const { ingredientId, hundredths } of lists.flat())
    sums.set(ingredientId, (sums.get(ingredientId) ?? 0) + hundredths)
  return toLines([...sums])
}

/** Returns the amounts with the opposite sign. */
export const negateAmounts = (lines: readonly RecipeLine[]): readonly RecipeLine[] =>
  lines.map(({ ingredientId, hundredths }) => ({ ingredientId, hundredths: -hundredths }))

/** The amount of an ingredient that is planned for the orders of a date. */
export type PlannedAmount = { readonly date: string; readonly hundredths: Hundredths }

/**
 * Marks the dates whose plan is short: what is in stock now, less what expires before the date and
 * what is planned up to it, doesn't suffice. Deliveries until then are not counted.
 */
export function markShortPlans(
  stock: { readonly lots: readonly StockLot[]; readonly hundredths: Hundredths },
  planned: readonly PlannedAmount[],
): readonly (PlannedAmount & { readonly isShort: boolean })[] {
  let total = 0
  return [...planned]
    .sort((one, other) => one.date.localeCompare(other.date))
    .map(({ date, hundredths }) => {
      total += hundredths
      const usable = stock.hundredths - getExpiredHundredths(stock.lots, stock.hundredths, date)
      return { date, hundredths, isShort: total > usable }
    })
}
