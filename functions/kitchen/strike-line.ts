import { kitchenRoutes } from '#shared/kitchen/contract'
import { presentTicket } from '../orders/present'
import { serve } from '../platform/serve'
import { assertBoardAccess } from '../orders/access/order-access'
import { strikeLine } from './repository'

export const handler = serve(kitchenRoutes.strikeLine, async ({ params, body, caller, now, requestId }) => {
  const order = await strikeLine({
    ...params,
    ...body,
    by: caller,
    now,
    requestId,
    check: (current) => assertBoardAccess(current, caller),
  })
  return presentTicket(order, caller, now)
})
