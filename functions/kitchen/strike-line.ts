import { kitchenRoutes } from '#shared/contract/kitchen'
import { presentTicket } from '../orders/present'
import { serve } from '../runtime/serve'
import { assertBoardAccess } from './check-board'
import { strikeLine } from './store'

export const handler = serve(kitchenRoutes.strikeLine, async ({ params, body, caller, now, requestId }) => {
  const order = await strikeLine({
    ...params,
    ...body,
    now,
    requestId,
    check: (current) => assertBoardAccess(current, caller),
  })
  return presentTicket(order, caller)
})
