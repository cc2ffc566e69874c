import { kitchen } from '#shared/contract/kitchen'
import { stageOf } from '#shared/rules/order-status'
import { moveOrder } from '../orders/move'
import { presentTicket } from '../orders/present'
import { serve } from '../runtime/serve'
import { checkBoard } from './check-board'

export const handler = serve(kitchen.changeStatus, async ({ params, body, caller, now, requestId, idempotencyKey }) => {
  const order = await moveOrder({
    orderId: params.orderId,
    to: stageOf(body),
    from: body.from,
    intent: idempotencyKey,
    now,
    requestId,
    check: (current) => checkBoard(current, caller),
  })
  return presentTicket(order, caller)
})
