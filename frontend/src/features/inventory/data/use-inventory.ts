import { useMemo } from 'react'
import { toHundredths } from '#shared/inventory/stock'
import { getAverageDailyUsage } from '#shared/inventory/stock-usage'
import type { StockUsageDay } from '#shared/inventory/schemas'
import { useSession } from '#base/session/session'
import { useStock, useStockUsage } from './inventory-queries'
import { buildStockRows } from '../stock/stock-rows'

/** Only those who manage may change stock; everybody who is signed in may look. */
export const useCanEditStock = (): boolean => useSession().user?.role === 'admin'

/** The average daily use of each item in hundredths, from the days as the server tells them. */
export const averageUseByItem = (days: readonly StockUsageDay[]): ReadonlyMap<number, number> =>
  getAverageDailyUsage(
    days.flatMap(({ isClosed, use }) =>
      use
        ? [
            {
              isClosed,
              days: use.days,
              used: use.items.map(({ itemId, quantity }) => ({
                ingredientId: itemId,
                hundredths: toHundredths(quantity),
              })),
            },
          ]
        : [],
    ),
  )

/** What the location has of every item, with how long it lasts and what to order. */
export function useStockRows() {
  const { data: stocks, isError, refetch } = useStock()
  const { data: days } = useStockUsage()
  const rows = useMemo(() => stocks && buildStockRows(stocks, averageUseByItem(days ?? [])), [stocks, days])
  return { rows, isError, retry: () => void refetch() }
}
