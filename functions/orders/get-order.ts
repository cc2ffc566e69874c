import { orderRoutes } from '#shared/orders/contract'
import { serve } from '../platform/serve'
import { presentFoundOrder } from './present'
import { getOrder } from './repository'

export const handler = serve(orderRoutes.getOrder, async ({ params, caller, now }) =>
  presentFoundOrder(await getOrder(params.orderId), caller, now),
)
