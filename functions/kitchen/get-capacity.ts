import { slotAndCapacityRoutes } from '#shared/kitchen/capacity-contract'
import { serve } from '../platform/serve'
import { getCapacity } from './capacity-repository'

export const handler = serve(slotAndCapacityRoutes.capacity, ({ params }) => getCapacity(params.location))
