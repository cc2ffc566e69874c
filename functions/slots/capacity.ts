import { slots } from '#shared/contract/slots/index'
import { serve } from '../runtime/serve'
import { capacityAt } from './store-promises'

export const handler = serve(slots.capacity, ({ params }) => capacityAt(params.location))
