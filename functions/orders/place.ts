import { orders } from '#shared/contract/orders'
import { sendGroup } from '../groups/store'
import { serve } from '../runtime/serve'
import { placeOrder } from './placement/place-order'
import { presentOrder } from './present'

export const handler = serve(orders.place, async ({ body, caller, address, now, requestId, keepAnswer, answerKey }) => {
  const { group } = body
  const order = await placeOrder(
    body,
    { caller, address, now, requestId },
    {
      extras: { answerKey, groupId: group?.id },
      steps: (placed) => [
        ...(group ? [sendGroup(group, placed.id, now)] : []),
        ...keepAnswer(presentOrder(placed, caller), 'unlisted'),
      ],
    },
  )
  return presentOrder(order, caller)
})
