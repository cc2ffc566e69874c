import { desk } from '#shared/contract/desk/index'
import { serve } from '../runtime/serve'
import { capacityAt } from './store-promises'

export const handler = serve(desk.capacity, ({ params }) => capacityAt(params.location))
