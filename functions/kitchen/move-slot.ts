import { kitchenRoutes } from '#shared/contract/kitchen'
import { presentTicket } from '../orders/present'
import { serve } from '../runtime/serve'
import { assertStaffAccess } from './check-board'
import { rescheduleOrder } from './store-slot'

export const handler = serve(kitchenRoutes.moveSlot, async ({ params, body, caller, now, requestId, keepAnswer }) => {
  const order = await rescheduleOrder({
    ...params,
    at: new Date(body.at),
    now,
    requestId,
    check: (current) => assertStaffAccess(current, caller),
    alongside: (after) => keepAnswer(presentTicket(after, caller), { ofOrder: after.id }),
  })
  return presentTicket(order, caller)
})
