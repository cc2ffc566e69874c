import { orders } from '#shared/contract/orders'
import { serve } from '../runtime/serve'
import { callerAt, userOf } from '../runtime/session'
import { presentOrder } from './present'
import { orderById } from './store'
import { claimOrder } from './store-claim'

export const handler = serve(orders.claim, async ({ params, caller, now }) => {
  const order = await orderById(params.orderId)
  const { id: userId, email } = userOf(callerAt(caller, order.location))
  return presentOrder(await claimOrder(order, { userId, email, visitorId: caller.visitorId }, now), caller)
})
