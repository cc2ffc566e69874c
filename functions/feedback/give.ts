import { randomUUID } from 'node:crypto'
import { feedback } from '#shared/contract/feedback'
import { locationOf } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { bonusFor, TEST_ORDER_ID } from '#shared/rules/feedback'
import { newCode } from '../discounts/store'
import { orderById } from '../orders/store'
import { serve } from '../runtime/serve'
import { callerAt } from '../runtime/session'
import type { FeedbackRecord } from './records'
import { keepFeedback, keepTrial } from './store'

export const handler = serve(feedback.give, async ({ body, caller, site, now, keepAnswer }) => {
  const isTrial = body.orderId.toUpperCase() === TEST_ORDER_ID && policyOf(site).takesTestFeedback
  const order = isTrial ? undefined : await orderById(body.orderId)
  const given: FeedbackRecord = {
    type: 'Feedback',
    id: randomUUID(),
    orderId: order?.id ?? TEST_ORDER_ID,
    trigger: body.trigger,
    rating: body.rating,
    comment: body.comment ?? '',
    orderItems: body.orderItems ?? [],
    orderType: body.orderType,
    userId: callerAt(caller, order?.location ?? site.code).user?.id,
    at: now.toISOString(),
  }
  const discount = bonusFor(body.rating)
  const { codes } = policyOf(order ? locationOf(order.location) : site)
  const bonus = discount && newCode({ discount, site: codes, now })
  const answer = { id: given.id, bonusCode: bonus?.code }
  const keep = order ? keepFeedback : keepTrial
  await keep(given, ...(bonus ? [bonus.issue] : []), ...keepAnswer(answer))
  return answer
})
