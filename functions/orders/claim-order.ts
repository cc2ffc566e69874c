import { isStaff } from '#shared/accounts/access'
import { orderRoutes } from '#shared/orders/contract'
import { serve } from '../platform/serve'
import { getCallerAtLocation, requireUser } from '../platform/session/session'
import { presentOrder } from './present'
import { claimOrder, getOrder } from './repository'

export const handler = serve(orderRoutes.claimOrder, async ({ params, caller, now }) => {
  const order = await getOrder(params.orderId)
  const user = requireUser(getCallerAtLocation(caller, order.location))
  const claimant = { userId: user.id, email: user.email, visitorId: caller.visitorId, isStaff: isStaff(user) }
  return presentOrder(await claimOrder(order, claimant, now), caller, now)
})
