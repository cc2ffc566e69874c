import { useQuery } from '@tanstack/react-query'
import type { Location } from '#shared/locations/index'
import { numbersRoutes, type CountedOrderDetails } from '#shared/numbers/contract'
import { toWallClock } from '#shared/platform/time'
import { callApi } from '#base/api/client'
import { useNow } from '#base/browser/use-now'
import { parseSignedCents, percentage, type PeriodTotals } from './figures'

/** The figures that the page compares with those of the period before. */
export type ComparedTotals = Pick<
  PeriodTotals,
  'orders' | 'netCents' | 'averageCents' | 'onTimePercent' | 'foodCostPercent' | 'marginPercent'
>

/** Sums the orders that were completed up to a time of their day, in minutes since midnight. */
export function sumOrdersUntil(
  minutes: number,
  location: Pick<Location, 'timeZone'>,
  all: readonly CountedOrderDetails[],
): ComparedTotals {
  const orders = all.filter(
    ({ status, at }) => status === 'completed' && toWallClock(location, new Date(at)).minutes <= minutes,
  )
  const sum = (of: (order: CountedOrderDetails) => number) => orders.reduce((total, order) => total + of(order), 0)
  const netCents = sum(({ net }) => parseSignedCents(net))
  const foodCents = sum(({ lines }) => lines.reduce((total, { foodCost }) => total + parseSignedCents(foodCost), 0))
  const promised = orders.filter(({ isOnTime }) => isOnTime !== null)
  return {
    orders: orders.length,
    netCents,
    averageCents: orders.length === 0 ? null : Math.round(netCents / orders.length),
    onTimePercent: percentage(promised.filter(({ isOnTime }) => isOnTime).length, promised.length),
    foodCostPercent: percentage(foodCents, netCents),
    marginPercent: percentage(netCents - foodCents, netCents),
  }
}

/**
 * Returns an earlier day's figures up to the current time of day, with that time in words, so that
 * a day that isn't over is compared with the same hours; undefined while loading or without a date.
 */
export function useSameHours(of: string, date: string | undefined, location: Pick<Location, 'timeZone'>) {
  const now = useNow()
  const { data } = useQuery({
    queryKey: [numbersRoutes.listFigureOrders.path, of, date, 'orders'],
    queryFn: () =>
      callApi(numbersRoutes.listFigureOrders, { params: { location: of, date: date ?? '' }, query: { of: 'orders' } }),
    enabled: date !== undefined,
    // An earlier day hardly changes.
    staleTime: 10 * 60_000,
  })
  const until = now.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: location.timeZone })
  return { until, totals: data && sumOrdersUntil(toWallClock(location, now).minutes, location, data.orders) }
}
