import { assertUnlocked } from '#shared/accounts/access'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { resolveStage } from '#shared/orders/status'
import { moveOrder } from '../orders/order-transitions'
import { presentTicket } from '../orders/present'
import { serve } from '../platform/serve'
import { countHandoverCode } from '../orders/access/handover-tries'
import { assertBoardAccess, assertMayCancel, assertMayForgoPayment } from '../orders/access/order-access'

export const handler = serve(
  kitchenRoutes.updateTicketStatus,
  async ({ params, body, caller, now, requestId, idempotencyKey }) => {
    if (body.status === 'cancelled') assertUnlocked(caller.user)
    if (body.status === 'completed' && body.handoverCode !== undefined) await countHandoverCode(params.orderId, now)
    const order = await moveOrder({
      orderId: params.orderId,
      to: resolveStage(body),
      from: body.from,
      version: body.version,
      intent: idempotencyKey,
      by: caller,
      reason: body.reason,
      tender: body.tender,
      isMade: body.isMade,
      bags: body.bags,
      handover: body,
      now,
      requestId,
      check: (current) => {
        assertBoardAccess(current, caller)
        if (body.status === 'cancelled') assertMayCancel(current, caller, now)
        if (body.tender === 'not-collected') assertMayForgoPayment(current, caller)
      },
    })
    return presentTicket(order, caller, now)
  },
)
