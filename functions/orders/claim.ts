import { orders } from '#shared/contract/orders'
import { Problem } from '#shared/problem'
import { checkClaim, isOwnContact } from '#shared/rules/claiming'
import { serve } from '../runtime/serve'
import { callerAt, userOf } from '../runtime/session'
import { presentOrder } from './present'
import { orderById } from './store'
import { claimOrder } from './store-claim'

export const handler = serve(orders.claim, async ({ params, caller, now }) => {
  const order = await orderById(params.orderId)
  const { id: userId, email } = userOf(callerAt(caller, order.location))
  if (order.userId === undefined) checkClaim(order, now)
  const ownsContact = isOwnContact(order, { visitorId: caller.visitorId, email })
  const claimed = await claimOrder(order, { userId, ownsContact })
  if (!claimed) throw new Problem('already-claimed', 'This order already belongs to an account.')
  return presentOrder(claimed, caller)
})
