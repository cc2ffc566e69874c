import { slotAndCapacityRoutes } from '#shared/contract/slots/index'
import { withDefaultStations } from '#shared/rules/stations'
import { suggestPrepTimes } from '#shared/rules/taken-times'
import { listCompletedOrders } from '../orders/store-completed'
import { serve } from '../runtime/serve'
import { getStations } from './store-promises'

/** Two weeks have each day twice; what is beyond is another season. */
const PAST = { days: 14, most: 400 } as const

export const handler = serve(slotAndCapacityRoutes.proposedStations, async ({ params: { location }, now }) => {
  const [{ stations }, orders] = await Promise.all([getStations(location), listCompletedOrders(location, PAST, now)])
  return { stations: [...suggestPrepTimes(orders, withDefaultStations(stations))], days: PAST.days }
})
