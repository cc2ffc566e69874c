import { orders } from '#shared/contract/orders'
import { serve } from '../runtime/serve'
import { presentOrder } from './present'
import { orderById } from './store'

export const handler = serve(orders.read, async ({ params, caller }) =>
  presentOrder(await orderById(params.orderId), caller),
)
