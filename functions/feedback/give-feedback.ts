import { randomUUID } from 'node:crypto'
import { feedbackRoutes } from '#shared/feedback/contract'
import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { assertRatable, getFeedbackBonus, earnsFeedbackBonus, FEEDBACK_TEST_ORDER_ID } from '#shared/feedback/feedback'
import { getGiveAways } from '../loyalty/program/repository'
import { getReader, isPlacer } from '../orders/access/order-readers'
import { canAccessOrder } from '../orders/present'
import { getOrder } from '../orders/repository'
import { serve } from '../platform/serve'
import { getCallerAtLocation } from '../platform/session/session'
import { saveFeedback } from './repository'

export const handler = serve(feedbackRoutes.giveFeedback, async ({ body, caller, site, now, storeResponse }) => {
  const isTrial = body.orderId.toUpperCase() === FEEDBACK_TEST_ORDER_ID && getPolicy(site).takesTestFeedback
  const order = isTrial ? undefined : await getOrder(body.orderId)
  if (order) assertRatable(order, canAccessOrder(order, caller))
  // Staff place the orders by phone.
  const byStaff =
    order !== undefined &&
    (!isPlacer(order, caller) || (order.source === 'phone' && getReader(order, caller) === 'staff'))
  const userId = getCallerAtLocation(caller, order?.location ?? site.code).user?.id
  const { visitorId } = caller
  const { ratingPercent: percent } = await getGiveAways()
  return saveFeedback({
    feedback: {
      type: 'Feedback',
      id: randomUUID(),
      orderId: order?.id ?? FEEDBACK_TEST_ORDER_ID,
      trigger: body.trigger,
      rating: body.rating,
      comment: body.comment ?? '',
      orderItems: body.orderItems ?? [],
      orderType: body.orderType,
      userId,
      ...(byStaff && { byStaff }),
      at: now.toISOString(),
    },
    isTrial,
    visitorId,
    bonus:
      !order || earnsFeedbackBonus(order, { userId, visitorId }) ? getFeedbackBonus(body.rating, percent) : undefined,
    location: order?.location,
    site: getPolicy(order ? getLocation(order.location) : site).codes,
    storeResponse,
  })
})
