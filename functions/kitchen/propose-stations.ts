import { capacityRoutes } from '#shared/kitchen/capacity-contract'
import { withDefaultStations } from '#shared/kitchen/stations'
import { suggestPrepTimes } from '#shared/kitchen/station-estimates'
import { listCompletedOrders } from '../orders/order-history-repository'
import { serve } from '../platform/serve'
import { getStations } from './capacity-repository'

/** Two weeks have each day twice; what is beyond is another season. */
const PAST = { days: 14, most: 400 } as const

export const handler = serve(capacityRoutes.proposeStations, async ({ params: { location }, now }) => {
  const [{ stations }, orders] = await Promise.all([getStations(location), listCompletedOrders(location, PAST, now)])
  return { stations: [...suggestPrepTimes(orders, withDefaultStations(stations))], days: PAST.days }
})
