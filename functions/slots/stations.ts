import { slotAndCapacityRoutes } from '#shared/contract/slots/index'
import { serve } from '../runtime/serve'
import { getStations } from './store-promises'

export const handler = serve(slotAndCapacityRoutes.stations, ({ params }) => getStations(params.location))
