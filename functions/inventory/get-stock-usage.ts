import { inventoryRoutes } from '#shared/inventory/contract'
import { getLocation } from '#shared/locations/index'
import { toWallClock } from '#shared/platform/time'
import { calculateDailyStock } from '#shared/inventory/stock-usage'
import { serve } from '../platform/serve'
import { presentStockDay } from './present'
import { listStockedItems } from './repository'
import { buildStockClosing, listStockClosings, createEmptyClosing } from './stock-day-repository'

export const handler = serve(inventoryRoutes.getStockUsage, async ({ params: { location }, query, now }) => {
  const { date } = toWallClock(getLocation(location), now)
  // One closing more than days, because a day's usage is the difference to the day before.
  const [closings, stocked] = await Promise.all([listStockClosings(location, query.days), listStockedItems(location)])
  const earlier = closings.length > 0 ? closings : [createEmptyClosing(date)]
  const days = calculateDailyStock([...earlier, buildStockClosing(stocked, date)])
  return days.slice(-Math.min(query.days, closings.length + 1)).map((day) => presentStockDay(day, day.date < date))
})
