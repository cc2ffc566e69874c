import { pushRoutes } from '#shared/notifications/contract'
import { getOrder } from '../orders/repository'
import { serve } from '../platform/serve'
import { getCallerAtLocation } from '../platform/session/session'
import { assertPushEndpoint } from './push-targets'
import { saveSubscription } from './push-repository'

export const handler = serve(pushRoutes.subscribeToPush, async ({ body: { orderId, subscription }, caller, now }) => {
  assertPushEndpoint(subscription)
  const order = await getOrder(orderId)
  const { visitorId, user } = getCallerAtLocation(caller, order.location)
  await saveSubscription(order, { subscription, visitorId, userId: user?.id }, now)
  return { orderId: order.id }
})
