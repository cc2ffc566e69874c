import { refundRoutes } from '#shared/kitchen/refunds-contract'
import { presentTicket } from '../../orders/present'
import { serve } from '../../platform/serve'
import { assertMayRefund, getRefundLimit } from '../../orders/access/order-access'
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
      limitOf: (current) => getRefundLimit(current, caller),
      check: (current) => assertMayRefund(current, caller),
      extraSteps: (after) => storeResponse(presentTicket(after, caller, now), { ofOrder: after.id }),
    })
    return presentTicket(order, caller, now)
  },
)
