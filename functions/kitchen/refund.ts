import { kitchenRoutes } from '#shared/contract/kitchen'
import { formatFullName } from '#shared/rules/names'
import { presentTicket } from '../orders/present'
import { serve } from '../runtime/serve'
import { requireUser } from '../runtime/session'
import { assertStaffAccess } from './check-board'
import { refundOrder } from './store-refund'

export const handler = serve(kitchenRoutes.refund, async ({ params, body, caller, now, requestId, keepAnswer }) => {
  const order = await refundOrder({
    ...params,
    wanted: body,
    by: formatFullName(requireUser(caller)),
    now,
    requestId,
    check: (current) => assertStaffAccess(current, caller),
    alongside: (after) => keepAnswer(presentTicket(after, caller), { ofOrder: after.id }),
  })
  return presentTicket(order, caller)
})
