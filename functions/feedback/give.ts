import { randomUUID } from 'node:crypto'
import { feedback } from '#shared/contract/feedback'
import { locationOf } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { bonusFor, earnsBonus, TEST_ORDER_ID } from '#shared/rules/feedback'
import { orderById } from '../orders/store'
import { serve } from '../runtime/serve'
import { callerAt } from '../runtime/session'
import { keepFeedback } from './store'

export const handler = serve(feedback.give, async ({ body, caller, site, now, keepAnswer }) => {
  const isTrial = body.orderId.toUpperCase() === TEST_ORDER_ID && policyOf(site).takesTestFeedback
  const order = isTrial ? undefined : await orderById(body.orderId)
  const userId = callerAt(caller, order?.location ?? site.code).user?.id
  const { visitorId } = caller
  return keepFeedback({
    feedback: {
      type: 'Feedback',
      id: randomUUID(),
      orderId: order?.id ?? TEST_ORDER_ID,
      trigger: body.trigger,
      rating: body.rating,
      comment: body.comment ?? '',
      orderItems: body.orderItems ?? [],
      orderType: body.orderType,
      userId,
      at: now.toISOString(),
    },
    isTrial,
    visitorId,
    bonus: !order || earnsBonus(order, { userId, visitorId }) ? bonusFor(body.rating) : undefined,
    location: order?.location,
    site: policyOf(order ? locationOf(order.location) : site).codes,
    keepAnswer,
  })
})
