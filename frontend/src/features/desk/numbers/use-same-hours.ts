import { useQuery } from '@tanstack/react-query'
import { numbersRoutes, type CountedOrderDetails } from '#shared/numbers/contract'
import { addDays, countDaysInclusive, formatTime, toWallClock, type Zoned } from '#shared/platform/time'
import { callApi } from '#base/api/client'
import { useNow } from '#base/browser/use-now'
import type { Period } from './period-choice'
import { getMargin, parseSignedCents, percentage, type PeriodTotals } from './figures'

/** The figures that the page compares with those of the period before. */
export type ComparedTotals = Pick<
  PeriodTotals,
  'orders' | 'netCents' | 'averageCents' | 'onTimePercent' | 'foodCostPercent' | 'marginPercent'
>

const MINUTES_PER_DAY = 24 * 60

/**
 * Returns the minutes on the clock since the midnight that a business day began with. After the
 * next midnight they are more than a day.
 */
function getMinutesInto(date: string, place: Zoned, at: Date): number {
  const clock = toWallClock(place, at)
  return countDaysInclusive(addDays(date, 1), clock.date) * MINUTES_PER_DAY + clock.minutes
}

/**
 * Sums the orders of a business day that were completed up to a time of it, in minutes since its
 * midnight.
 */
export function sumOrdersUntil(
  minutes: number,
  day: Zoned & { readonly date: string },
  all: readonly CountedOrderDetails[],
): ComparedTotals {
  const orders = all.filter(
    ({ status, at }) => status === 'completed' && getMinutesInto(day.date, day, new Date(at)) <= minutes,
  )
  const sum = (of: (order: CountedOrderDetails) => number) => orders.reduce((total, order) => total + of(order), 0)
  const netCents = sum(({ net }) => parseSignedCents(net))
  const netRefundedCents = sum(({ netRefunded }) => parseSignedCents(netRefunded))
  const foodCents = sum(({ lines }) => lines.reduce((total, { foodCost }) => total + parseSignedCents(foodCost), 0))
  const promised = orders.filter(({ isOnTime }) => isOnTime !== null)
  return {
    orders: orders.length,
    netCents,
    averageCents: orders.length === 0 ? null : Math.round(netCents / orders.length),
    onTimePercent: percentage(promised.filter(({ isOnTime }) => isOnTime).length, promised.length),
    foodCostPercent: percentage(foodCents, netCents),
    marginPercent: getMargin({ netCents, netRefundedCents, foodCostCents: foodCents }).marginPercent,
  }
}

/**
 * Returns the figures of the day before a running one up to the current time of day, with that time
 * in words, so that a day that isn't over is compared with the same hours; undefined while loading.
 */
export function useSameHours(of: string, period: Pick<Period, 'from' | 'before' | 'isRunning'>, place: Zoned) {
  const now = useNow()
  const date = period.before.from
  const { data } = useQuery({
    queryKey: [numbersRoutes.listFigureOrders.path, of, date, 'orders'],
    queryFn: () => callApi(numbersRoutes.listFigureOrders, { params: { location: of, date }, query: { of: 'orders' } }),
    enabled: period.isRunning,
    // An earlier day hardly changes.
    staleTime: 10 * 60_000,
  })
  const until = formatTime(now.getTime(), place.timeZone)
  const minutes = getMinutesInto(period.from, place, now)
  return { until, totals: data && sumOrdersUntil(minutes, { ...place, date }, data.orders) }
}
