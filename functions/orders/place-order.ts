import { orderRoutes } from '#shared/orders/contract'
import { markGroupSent } from '../groups/repository'
import { serve } from '../platform/serve'
import { placeOrder } from './placement/place-order'
import { presentOrder } from './present'

export const handler = serve(
  orderRoutes.placeOrder,
  async ({ body, caller, address, siteOrigin, now, requestId, keepAnswer, answerKey }) => {
    const { group } = body
    const order = await placeOrder(
      body,
      { caller, address, siteOrigin, now, requestId },
      {
        attributes: { answerKey, groupId: group?.id },
        stepsFor: (placed) => [
          ...(group ? [markGroupSent(group, placed.id, now)] : []),
          ...keepAnswer(presentOrder(placed, caller), 'unlisted'),
        ],
      },
    )
    return presentOrder(order, caller)
  },
)
