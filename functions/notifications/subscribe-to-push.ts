import { pushRoutes } from '#shared/notifications/contract'
import { Problem } from '#shared/platform/problem'
import { isAllowedPushEndpoint } from '#shared/notifications/push'
import { getOrder } from '../orders/repository'
import { getEnvironment } from '../platform/environment'
import { serve } from '../platform/serve'
import { getCallerAtLocation } from '../platform/session/session'
import { saveSubscription } from './push-repository'

export const handler = serve(pushRoutes.subscribeToPush, async ({ body: { orderId, subscription }, caller, now }) => {
  const loopback = getEnvironment().PUSH_TO_LOOPBACK === 'on'
  if (!isAllowedPushEndpoint(subscription.endpoint, { loopback })) {
    throw new Problem('invalid-input', 'This is not the address of a known push service.', {
      errors: [{ path: 'subscription.endpoint', message: 'Must be an address of a known push service' }],
    })
  }
  const order = await getOrder(orderId)
  const { visitorId, user } = getCallerAtLocation(caller, order.location)
  await saveSubscription(order, { subscription, visitorId, userId: user?.id }, now)
  return { orderId: order.id }
})
