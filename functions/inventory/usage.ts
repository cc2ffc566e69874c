import { inventory } from '#shared/contract/inventory'
import { locationOf } from '#shared/locations/index'
import { wallClock } from '#shared/rules/local-time'
import { stockDays } from '#shared/rules/stock-days'
import { serve } from '../runtime/serve'
import { presentDay } from './present'
import { stockAt } from './store'
import { closingOf, closingsAt, neverClosed } from './store-closings'

export const handler = serve(inventory.usage, async ({ params: { location }, query, now }) => {
  const { date } = wallClock(locationOf(location), now)
  // With today that is one more than asked for: a day's use is what changed since the day before.
  const [closings, stocked] = await Promise.all([closingsAt(location, query.days), stockAt(location)])
  const earlier = closings.length > 0 ? closings : [neverClosed(date)]
  const days = stockDays([...earlier, closingOf(stocked, date)])
  return days.slice(-Math.min(query.days, closings.length + 1)).map((day) => presentDay(day, day.date < date))
})
