import { kitchen } from '#shared/contract/kitchen'
import { locationOf } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { checkAccess } from '#shared/rules/access'
import { stageOf } from '#shared/rules/order-status'
import { moveOrder } from '../orders/move'
import { presentTicket } from '../orders/present'
import { serve } from '../runtime/serve'

export const handler = serve(kitchen.changeStatus, async ({ params, body, caller, now }) => {
  const order = await moveOrder({
    orderId: params.orderId,
    to: stageOf(body),
    now,
    // The path names no location: the order's own decides who may work its board.
    check: ({ location }) =>
      checkAccess({ access: 'board', user: caller.user, boards: policyOf(locationOf(location)).boards }),
  })
  return presentTicket(order, caller)
})
