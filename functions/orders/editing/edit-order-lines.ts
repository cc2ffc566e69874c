import { orderEditRoutes } from '#shared/orders/editing/edit-contract'
import { serve } from '../../platform/serve'
import { presentOrder } from '../present'
import { editOrder } from './edit-order'
import { openBalancePage } from './open-balance-page'

export const handler = serve(
  orderEditRoutes.editOrderLines,
  async ({ params, body, caller, now, requestId, storeResponse }) => {
    const order = await editOrder({
      ...params,
      edit: body,
      caller,
      now,
      requestId,
      extraSteps: (after) => storeResponse(presentOrder(after, caller, now), { ofOrder: after.id }),
    })
    return presentOrder(await openBalancePage(order, now), caller, now)
  },
)
