import { kitchen } from '#shared/contract/kitchen'
import { fullName } from '#shared/rules/names'
import { presentTicket } from '../orders/present'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { checkStaff } from './check-board'
import { refundOrder } from './store-refund'

export const handler = serve(kitchen.refund, async ({ params, body, caller, now, requestId, keepAnswer }) => {
  const order = await refundOrder({
    ...params,
    wanted: body,
    by: fullName(userOf(caller)),
    now,
    requestId,
    check: (current) => checkStaff(current, caller),
    alongside: (after) => keepAnswer(presentTicket(after, caller), { ofOrder: after.id }),
  })
  return presentTicket(order, caller)
})
