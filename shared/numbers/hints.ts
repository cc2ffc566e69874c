import { type Weekday, isDeliveryDay } from '../hours/opening-hours'
import { getWeekday } from '../platform/time'
import type { Cents } from '../platform/money'
import type { Hundredths } from '../inventory/stock'

/** Dishes with a margin below this percentage get a hint. */
const MIN_MARGIN_PERCENT = 20
/** Minimum portions of a dish and lines of a station for a hint. */
const MIN_PORTIONS = 10
const MIN_LINES = 20
const MAX_HINTS = 3

type SoldDish = { readonly quantity: number; readonly netCents: Cents; readonly foodCostCents: Cents }

/** A dish with a low margin: its margin in cents, and in percent of its sales. */
type LowMarginDish<Dish> = Dish & { readonly leftCents: Cents; readonly leftPercent: number | null }

/** Returns the dishes with a low margin, costliest first (docs/product/numbers.md#hints). */
export const listLowMarginDishes = <Dish extends SoldDish>(dishes: readonly Dish[]): readonly LowMarginDish<Dish>[] =>
  dishes
    .filter(({ quantity }) => quantity >= MIN_PORTIONS)
    .map((dish) => {
      const leftCents = dish.netCents - dish.foodCostCents
      const leftPercent = dish.netCents > 0 ? Math.floor((leftCents * 100) / dish.netCents) : null
      return { ...dish, leftCents, leftPercent }
    })
    .filter(({ leftPercent }) => leftPercent === null || leftPercent < MIN_MARGIN_PERCENT)
    .sort((one, other) => one.leftCents - other.leftCents)
    .slice(0, MAX_HINTS)

/**
 * Returns the price that yields a margin, rounded up to a quarter
 * (docs/product/numbers.md#hints).
 */
export const getPriceForMargin = (costCents: Cents, percent: number): Cents =>
  Math.ceil((costCents * 100) / (100 - percent) / 25) * 25

type TimedStation = { readonly lines: number; readonly medianMinutes: number | null; readonly minutesPerDish: number }

/**
 * Returns the stations whose lines take twice their set time and at least five minutes more,
 * slowest first.
 */
export const listSlowStations = <Station extends TimedStation>(stations: readonly Station[]): readonly Station[] => {
  const over = ({ medianMinutes, minutesPerDish }: TimedStation) => (medianMinutes ?? 0) - minutesPerDish
  return stations
    .filter((station) => station.lines >= MIN_LINES && over(station) >= Math.max(5, station.minutesPerDish))
    .sort((one, other) => over(other) - over(one))
}

/** A minimum is only assessed with this many full days of data. */
const MIN_DAYS = 14
/**
 * A minimum that is reached on more than 80% of the days is too high. A well-set one is reached on
 * about 10%.
 */
const TOO_OFTEN_SHARE = 0.8
const TARGET_SHARE = 0.1

type StockHistory = {
  readonly minimumHundredths: Hundredths
  /** The par; null for an item that is ordered by hand, which can't be assessed. */
  readonly parHundredths: Hundredths | null
  readonly deliveryDays: readonly Weekday[] | null
  /** The use of full days, oldest first. */
  readonly days: readonly { readonly date: string; readonly usedHundredths: Hundredths }[]
}

/** Simulates the stock at the end of each day under the current par and delivery days. */
export function simulateDailyStock({ parHundredths, deliveryDays, days }: StockHistory): readonly Hundredths[] {
  const par = parHundredths ?? 0
  let level = par
  return days.map(({ date, usedHundredths }) => {
    if (isDeliveryDay(deliveryDays && [...deliveryDays], getWeekday(date))) level = par
    level = Math.max(0, level - usedHundredths)
    return level
  })
}

const ascending = (list: readonly number[]) => [...list].sort((one, other) => one - other)

/**
 * A minimum that is reached always or never: on how many days it would have been reached, and the
 * value that would be reached on the busiest tenth of them.
 */
type StockMinimumHint<Item> = Item & {
  readonly rings: 'always' | 'never'
  readonly lowDays: number
  readonly proposedHundredths: Hundredths
}

function createHint<Item extends StockHistory>(item: Item): StockMinimumHint<Item> | undefined {
  const { minimumHundredths, parHundredths, days } = item
  if (parHundredths === null || days.length < MIN_DAYS) return undefined
  const left = ascending(simulateDailyStock(item))
  const used = ascending(days.map(({ usedHundredths }) => usedHundredths))
  const lowDays = left.filter((level) => level <= minimumHundredths).length
  // In whole units, and below what is left on all but the busiest days.
  const below = Math.floor(((left[Math.floor(days.length * TARGET_SHARE)] ?? 0) - 1) / 100) * 100
  if (lowDays >= days.length * TOO_OFTEN_SHARE && below > 0 && below < minimumHundredths)
    return { ...item, rings: 'always', lowDays, proposedHundredths: below }
  const usual = used[Math.floor(used.length / 2)] ?? 0
  const proposed = Math.min(Math.ceil((used.at(-1) ?? 0) / 100) * 100, below)
  // The alert would come when less than a usual day's use is left.
  if (lowDays === 0 && minimumHundredths < usual && proposed > minimumHundredths)
    return { ...item, rings: 'never', lowDays, proposedHundredths: proposed }
  return undefined
}

/**
 * Returns at most three minimums that are reached every day, or too late
 * (docs/product/numbers.md#hints).
 */
export const listStockMinimumHints = <Item extends StockHistory>(
  items: readonly Item[],
): readonly StockMinimumHint<Item>[] =>
  items
    .flatMap((item) => createHint(item) ?? [])
    .sort((one, other) => other.lowDays - one.lowDays)
    .slice(0, MAX_HINTS)
