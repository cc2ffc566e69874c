import { kitchen } from '#shared/contract/kitchen'
import { locationOf } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { checkAccess, userAt } from '#shared/rules/access'
import { fullName } from '#shared/rules/names'
import { presentTicket } from '../orders/present'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { refundOrder } from './store-refund'

export const handler = serve(kitchen.refund, async ({ params, body, caller, now, keepAnswer }) => {
  const order = await refundOrder({
    ...params,
    wanted: body,
    by: fullName(userOf(caller)),
    now,
    check: ({ location: at }) => {
      const location = locationOf(at)
      checkAccess({ access: 'staff', user: userAt(caller.user, location), policy: policyOf(location) })
    },
    alongside: (after) => keepAnswer(presentTicket(after, caller), { ofOrder: after.id }),
  })
  return presentTicket(order, caller)
})
