import { slots } from '#shared/contract/slots/index'
import { everyStation } from '#shared/rules/stations'
import { proposedFigures } from '#shared/rules/taken-times'
import { completedOrders } from '../orders/store-completed'
import { serve } from '../runtime/serve'
import { stationsAt } from './store-promises'

/** Two weeks have each day twice; what is beyond is another season. */
const PAST = { days: 14, most: 400 } as const

export const handler = serve(slots.proposedStations, async ({ params: { location }, now }) => {
  const [{ stations }, orders] = await Promise.all([stationsAt(location), completedOrders(location, PAST, now)])
  return { stations: [...proposedFigures(orders, everyStation(stations))], days: PAST.days }
})
