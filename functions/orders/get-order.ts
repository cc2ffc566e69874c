import { orderRoutes } from '#shared/orders/contract'
import { serve } from '../platform/serve'
import { presentOrder } from './present'
import { getOrder } from './repository'

export const handler = serve(orderRoutes.getOrder, async ({ params, caller, now }) =>
  presentOrder(await getOrder(params.orderId), caller, now),
)
