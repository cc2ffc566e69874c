import { inventoryRoutes } from '#shared/contract/inventory'
import { getLocation } from '#shared/locations/index'
import { toWallClock } from '#shared/rules/local-time'
import { calculateDailyStock } from '#shared/rules/stock-days'
import { serve } from '../runtime/serve'
import { presentStockDay } from './present'
import { listStockedItems } from './store'
import { buildStockClosing, listStockClosings, createEmptyClosing } from './store-closings'

export const handler = serve(inventoryRoutes.usage, async ({ params: { location }, query, now }) => {
  const { date } = toWallClock(getLocation(location), now)
  // With today that is one more than asked for: a day's use is what changed since the day before.
  const [closings, stocked] = await Promise.all([listStockClosings(location, query.days), listStockedItems(location)])
  const earlier = closings.length > 0 ? closings : [createEmptyClosing(date)]
  const days = calculateDailyStock([...earlier, buildStockClosing(stocked, date)])
  return days.slice(-Math.min(query.days, closings.length + 1)).map((day) => presentStockDay(day, day.date < date))
})
