import { orders } from '#shared/contract/orders'
import { Problem } from '#shared/problem'
import { serve } from '../runtime/serve'
import { draftOrder, numberOrder } from './draft'
import { presentOrder } from './present'
import { placeOrder } from './store'

export const handler = serve(
  orders.placeDemo,
  async ({ body, caller, address, now, requestId, keepAnswer, answerKey }) => {
    const { user } = caller
    if (!user) throw new Problem('not-signed-in', 'Please sign in first.')
    const customerInfo = { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email, phone: '' }
    const draft = await draftOrder({ ...body, customerInfo }, { caller, address, now, requestId })
    const { order, takes } = await numberOrder(draft, now)
    const answer = presentOrder(order, caller)
    await placeOrder({ ...order, answerKey }, ...takes, ...keepAnswer(answer, 'unlisted'))
    return answer
  },
)
