import { slotAndCapacityRoutes } from '#shared/kitchen/capacity-contract'
import { serve } from '../platform/serve'
import { getStations } from './capacity-repository'

export const handler = serve(slotAndCapacityRoutes.stations, ({ params }) => getStations(params.location))
