import { capacityRoutes } from '#shared/kitchen/capacity-contract'
import { serve } from '../platform/serve'
import { getCapacity } from './capacity-repository'

export const handler = serve(capacityRoutes.getCapacity, ({ params }) => getCapacity(params.location))
