import { wasteRoutes } from '#shared/kitchen/waste-contract'
import { assertStaffAccess } from '../orders/access/order-access'
import { presentTicket } from '../orders/present'
import { serve } from '../platform/serve'
import { wasteDishes } from './waste-repository'

export const handler = serve(
  wasteRoutes.wasteDishes,
  async ({ params, body, caller, now, requestId, storeResponse }) => {
    const order = await wasteDishes({
      ...params,
      ...body,
      by: caller,
      now,
      requestId,
      check: (current) => assertStaffAccess(current, caller),
      extraSteps: (after) => storeResponse(presentTicket(after, caller, now), { ofOrder: after.id }),
    })
    return presentTicket(order, caller, now)
  },
)
