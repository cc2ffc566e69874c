import { kitchenRoutes } from '#shared/contract/kitchen'
import { resolveStage } from '#shared/rules/order-status'
import { moveOrder } from '../orders/move'
import { presentTicket } from '../orders/present'
import { serve } from '../runtime/serve'
import { assertBoardAccess } from './check-board'

export const handler = serve(
  kitchenRoutes.changeStatus,
  async ({ params, body, caller, now, requestId, idempotencyKey }) => {
    const order = await moveOrder({
      orderId: params.orderId,
      to: resolveStage(body),
      from: body.from,
      intent: idempotencyKey,
      now,
      requestId,
      check: (current) => assertBoardAccess(current, caller),
    })
    return presentTicket(order, caller)
  },
)
