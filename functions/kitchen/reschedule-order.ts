import { kitchenRoutes } from '#shared/kitchen/contract'
import { assertStaffAccess } from '../orders/access/order-access'
import { presentTicket } from '../orders/present'
import { serve } from '../platform/serve'
import { rescheduleOrder } from './rescheduling/reschedule-repository'

export const handler = serve(
  kitchenRoutes.rescheduleOrder,
  async ({ params, body, caller, now, requestId, storeResponse }) => {
    const order = await rescheduleOrder({
      ...params,
      at: new Date(body.at),
      now,
      requestId,
      check: (current) => assertStaffAccess(current, caller),
      extraSteps: (after) => storeResponse(presentTicket(after, caller, now), { ofOrder: after.id }),
    })
    return presentTicket(order, caller, now)
  },
)
