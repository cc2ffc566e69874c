import { orderRoutes } from '#shared/orders/contract'
import { markGroupSent } from '../groups/repository'
import { serve } from '../platform/serve'
import { placeOrder } from './placement/placement-steps'
import { presentOrder } from './present'

export const handler = serve(
  orderRoutes.placeOrder,
  async ({ body, caller, address, siteOrigin, now, requestId, storeResponse, responseKey }) => {
    const { group } = body
    const order = await placeOrder(
      body,
      { caller, address, siteOrigin, now, requestId },
      {
        attributes: { responseKey, groupId: group?.id },
        stepsFor: (placed) => [
          ...(group ? [markGroupSent(group, placed.id, now)] : []),
          ...storeResponse(presentOrder(placed, caller), 'unlisted'),
        ],
      },
    )
    return presentOrder(order, caller)
  },
)
