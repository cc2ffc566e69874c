import { kitchen } from '#shared/contract/kitchen'
import { presentTicket } from '../orders/present'
import { serve } from '../runtime/serve'
import { checkStaff } from './check-board'
import { moveSlot } from './store-slot'

export const handler = serve(kitchen.moveSlot, async ({ params, body, caller, now, requestId, keepAnswer }) => {
  const order = await moveSlot({
    ...params,
    at: new Date(body.at),
    now,
    requestId,
    check: (current) => checkStaff(current, caller),
    alongside: (after) => keepAnswer(presentTicket(after, caller), { ofOrder: after.id }),
  })
  return presentTicket(order, caller)
})
