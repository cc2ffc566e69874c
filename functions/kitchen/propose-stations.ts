import { capacityRoutes } from '#shared/kitchen/capacity-contract'
import { withDefaultStations } from '#shared/orders/timing/stations'
import { suggestPrepTimes } from '#shared/kitchen/station-estimates'
import { listCompletedOrders } from '../orders/order-history-repository'
import { serve } from '../platform/serve'
import { getStations } from './capacity-repository'

/** Two weeks contain each weekday twice. Older orders may come from another season. */
const RANGE = { days: 14, most: 400 } as const

export const handler = serve(capacityRoutes.proposeStations, async ({ params: { location }, now }) => {
  const [{ stations }, orders] = await Promise.all([getStations(location), listCompletedOrders(location, RANGE, now)])
  return { stations: [...suggestPrepTimes(orders, withDefaultStations(stations))], days: RANGE.days }
})
