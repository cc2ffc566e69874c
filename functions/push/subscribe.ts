import { pushRoutes } from '#shared/contract/push'
import { Problem } from '#shared/problem'
import { isAllowedPushEndpoint } from '#shared/rules/push-endpoint'
import { getOrder } from '../orders/store'
import { getEnvironment } from '../runtime/environment'
import { serve } from '../runtime/serve'
import { getCallerAtLocation } from '../runtime/session'
import { saveSubscription } from './store'

export const handler = serve(pushRoutes.subscribe, async ({ body: { orderId, subscription }, caller, now }) => {
  const loopback = getEnvironment().PUSH_TO_LOOPBACK === 'on'
  if (!isAllowedPushEndpoint(subscription.endpoint, { loopback })) {
    throw new Problem('invalid-input', 'This is no address of a push service that we know.', {
      errors: [{ path: 'subscription.endpoint', message: 'Must be an address of a known push service' }],
    })
  }
  const order = await getOrder(orderId)
  const { visitorId, user } = getCallerAtLocation(caller, order.location)
  await saveSubscription(order, { subscription, visitorId, userId: user?.id }, now)
  return { orderId: order.id }
})
