import type { Weekday } from '../hours/opening-hours'
import { getWeekday } from '../platform/time'
import type { Cents } from '../platform/money'
import type { Hundredths } from '../inventory/stock'
import { isDeliveryDay } from '../hours/opening-hours'

/** A dish that leaves less than this of its sales after its food hardly earns, in percent. */
const LEAST_EARNED = 20
/** Fewer say nothing of a dish, or of a station. */
const LEAST_SOLD = 10
const LEAST_LINES = 20
const MOST = 3

type Sold = { readonly quantity: number; readonly netCents: Cents; readonly foodCostCents: Cents }

/**
 * A dish that is sold and earns nothing, or hardly anything: what it left, and of each hundred of
 * its sales.
 */
export type LowMarginDish<Dish> = Dish & { readonly leftCents: Cents; readonly leftPercent: number | null }

/**
 * Dishes that sell and earn nothing, what costs most first (docs/product/numbers.md#worth-a-look).
 */
export const listLowMarginDishes = <Dish extends Sold>(dishes: readonly Dish[]): readonly LowMarginDish<Dish>[] =>
  dishes
    .filter(({ quantity }) => quantity >= LEAST_SOLD)
    .map((dish) => {
      const leftCents = dish.netCents - dish.foodCostCents
      const leftPercent = dish.netCents > 0 ? Math.floor((leftCents * 100) / dish.netCents) : null
      return { ...dish, leftCents, leftPercent }
    })
    .filter(({ leftPercent }) => leftPercent === null || leftPercent < LEAST_EARNED)
    .sort((one, other) => one.leftCents - other.leftCents)
    .slice(0, MOST)

/**
 * A price that leaves so much after food that costs so much, up to full quarters
 * (docs/product/numbers.md#worth-a-look).
 */
export const getPriceForMargin = (costCents: Cents, percent: number): Cents =>
  Math.ceil((costCents * 100) / (100 - percent) / 25) * 25

type Timed = { readonly lines: number; readonly medianMinutes: number | null; readonly minutesPerDish: number }

/**
 * Stations at which a line takes twice what promises reckon with, and five minutes more at least,
 * the latest first.
 */
export const listSlowStations = <Station extends Timed>(stations: readonly Station[]): readonly Station[] => {
  const over = ({ medianMinutes, minutesPerDish }: Timed) => (medianMinutes ?? 0) - minutesPerDish
  return stations
    .filter((station) => station.lines >= LEAST_LINES && over(station) >= Math.max(5, station.minutesPerDish))
    .sort((one, other) => over(other) - over(one))
}

/** So many whole days have to be known before a minimum is judged. */
const LEAST_DAYS = 14
/**
 * A minimum that rings on more of the days than this is no news, one that was set right rings on as
 * few as that.
 */
const TOO_OFTEN = 0.8
const OFTEN_ENOUGH = 0.1

type Levelled = {
  readonly minimumHundredths: Hundredths
  /** What a delivery fills it up to; what is ordered by hand can't be judged. */
  readonly parHundredths: Hundredths | null
  readonly deliveryDays: readonly Weekday[] | null
  /** What whole days used, oldest first. */
  readonly days: readonly { readonly date: string; readonly usedHundredths: Hundredths }[]
}

/** What each day left, when it was filled up as it is now. */
export function simulateDailyStock({ parHundredths, deliveryDays, days }: Levelled): readonly Hundredths[] {
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
 * A minimum that rings always or never: on how many days it would have, and what would ring on the
 * busiest tenth.
 */
export type StockMinimumHint<Item> = Item & {
  readonly rings: 'always' | 'never'
  readonly lowDays: number
  readonly proposedHundredths: Hundredths
}

function hintOf<Item extends Levelled>(item: Item): StockMinimumHint<Item> | undefined {
  const { minimumHundredths, parHundredths, days } = item
  if (parHundredths === null || days.length < LEAST_DAYS) return undefined
  const left = ascending(simulateDailyStock(item))
  const used = ascending(days.map(({ usedHundredths }) => usedHundredths))
  const lowDays = left.filter((level) => level <= minimumHundredths).length
  // In whole units, and below what all but the busiest days leave.
  const below = Math.floor(((left[Math.floor(days.length * OFTEN_ENOUGH)] ?? 0) - 1) / 100) * 100
  if (lowDays >= days.length * TOO_OFTEN && below > 0 && below < minimumHundredths)
    return { ...item, rings: 'always', lowDays, proposedHundredths: below }
  const usual = used[Math.floor(used.length / 2)] ?? 0
  const proposed = Math.min(Math.ceil((used.at(-1) ?? 0) / 100) * 100, below)
  // When it rang at last, less than a usual day's use would be left.
  if (lowDays === 0 && minimumHundredths < usual && proposed > minimumHundredths)
    return { ...item, rings: 'never', lowDays, proposedHundredths: proposed }
  return undefined
}

/**
 * Minimums that ring every day, or never in time; at most three
 * (docs/product/numbers.md#worth-a-look).
 */
export const listStockMinimumHints = <Item extends Levelled>(
  items: readonly Item[],
): readonly StockMinimumHint<Item>[] =>
  items
    .flatMap((item) => hintOf(item) ?? [])
    .sort((one, other) => other.lowDays - one.lowDays)
    .slice(0, MOST)
