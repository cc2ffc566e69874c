import { orderRoutes } from '#shared/orders/contract'
import { serve } from '../platform/serve'
import { getCallerAtLocation, requireUser } from '../platform/session/session'
import { presentOrder } from './present'
import { claimOrder, getOrder } from './repository'

export const handler = serve(orderRoutes.claimOrder, async ({ params, caller, now }) => {
  const order = await getOrder(params.orderId)
  const { id: userId, email } = requireUser(getCallerAtLocation(caller, order.location))
  return presentOrder(await claimOrder(order, { userId, email, visitorId: caller.visitorId }, now), caller, now)
})
