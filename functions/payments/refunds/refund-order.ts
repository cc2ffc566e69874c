import { refundRoutes } from '#shared/kitchen/refunds-contract'
import { toCents } from '#shared/platform/money'
import { isCook } from '#shared/accounts/access'
import { presentTicket } from '../../orders/present'
import { serve } from '../../platform/serve'
import { getLocationSettings } from '../../menu/settings-repository'
import { assertStaffAccess } from '../../orders/order-access'
import { refundOrder } from './refund-repository'

export const handler = serve(
  refundRoutes.refundOrder,
  async ({ params, body, caller, now, requestId, storeResponse }) => {
    const order = await refundOrder({
      ...params,
      refund: body,
      by: caller,
      now,
      requestId,
      limitOf: async ({ location }) =>
        isCook(caller.user) ? toCents((await getLocationSettings(location)).refundLimit) : Infinity,
      check: (current) => assertStaffAccess(current, caller),
      extraSteps: (after) => storeResponse(presentTicket(after, caller, now), { ofOrder: after.id }),
    })
    return presentTicket(order, caller, now)
  },
)
