import { orderRoutes } from '#shared/contract/orders'
import { serve } from '../runtime/serve'
import { presentOrder } from './present'
import { getOrder } from './store'

export const handler = serve(orderRoutes.read, async ({ params, caller }) =>
  presentOrder(await getOrder(params.orderId), caller),
)
