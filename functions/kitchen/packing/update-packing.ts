import { packingRoutes } from '#shared/kitchen/packing-contract'
import { assertStaffAccess } from '../../orders/access/order-access'
import { presentTicket } from '../../orders/present'
import { serve } from '../../platform/serve'
import { packItem } from './packing-repository'

export const handler = serve(packingRoutes.updatePacking, async ({ params, body, caller, now, requestId }) => {
  const order = await packItem({
    ...params,
    ...body,
    requestId,
    check: (current) => assertStaffAccess(current, caller),
  })
  return presentTicket(order, caller, now)
})
