import { orderRoutes } from '#shared/contract/orders'
import { serve } from '../runtime/serve'
import { getCallerAtLocation, requireUser } from '../runtime/session'
import { presentOrder } from './present'
import { getOrder } from './store'
import { claimOrder } from './store-claim'

export const handler = serve(orderRoutes.claim, async ({ params, caller, now }) => {
  const order = await getOrder(params.orderId)
  const { id: userId, email } = requireUser(getCallerAtLocation(caller, order.location))
  return presentOrder(await claimOrder(order, { userId, email, visitorId: caller.visitorId }, now), caller)
})
