import { useMemo } from 'react'
import { isStaff } from '#shared/accounts/access'
import { toHundredths } from '#shared/inventory/stock'
import { getAverageDailyUsage } from '#shared/inventory/stock-usage'
import type { StockUsageDay } from '#shared/inventory/schemas'
import { useSession } from '#base/session/session'
import { useStock, useStockUsage } from './inventory-queries'
import { buildStockRows } from '../stock/stock-rows'

/** Whether the user may record every movement and change items. */
export const useCanEditStock = (): boolean => useSession().user?.role === 'admin'

/** Whether the user may record waste and counts. */
export const useCanCountStock = (): boolean => isStaff(useSession().user)

/** Returns the average daily use of each item in hundredths. */
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

/** The location's stock rows, with the days left and the suggested order of each item. */
export function useStockRows() {
  const { data: stocks, isError, refetch } = useStock()
  const { data: days } = useStockUsage()
  const rows = useMemo(() => stocks && buildStockRows(stocks, averageUseByItem(days ?? [])), [stocks, days])
  return { rows, isError, retry: () => void refetch() }
}
