import { capacityRoutes } from '#shared/kitchen/capacity-contract'
import { serve } from '../platform/serve'
import { getStations } from './capacity-repository'

export const handler = serve(capacityRoutes.getStations, ({ params }) => getStations(params.location))
