import { orders } from '#shared/contract/orders'
import { sendGroup } from '../groups/store'
import { serve } from '../runtime/serve'
import { draftOrder, numberOrder } from './draft'
import { presentOrder } from './present'
import { placeOrder } from './store'

export const handler = serve(orders.place, async ({ body, caller, address, now, requestId, keepAnswer, answerKey }) => {
  const { order, takes } = await numberOrder(await draftOrder(body, { caller, address, now, requestId }), now)
  const answer = presentOrder(order, caller)
  const marks = body.group ? [sendGroup(body.group, order.id, now)] : []
  const groupId = body.group?.id
  await placeOrder({ ...order, answerKey, groupId }, ...takes, ...marks, ...keepAnswer(answer, 'unlisted'))
  return answer
})
