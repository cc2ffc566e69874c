import { slotAndCapacityRoutes } from '#shared/contract/slots/index'
import { serve } from '../runtime/serve'
import { getCapacity } from './store-promises'

export const handler = serve(slotAndCapacityRoutes.capacity, ({ params }) => getCapacity(params.location))
