import { push } from '#shared/contract/push'
import { Problem } from '#shared/problem'
import { isPushEndpoint } from '#shared/rules/push-endpoint'
import { orderById } from '../orders/store'
import { environment } from '../runtime/environment'
import { serve } from '../runtime/serve'
import { callerAt } from '../runtime/session'
import { subscribe } from './store'

export const handler = serve(push.subscribe, async ({ body: { orderId, subscription }, caller, now }) => {
  const loopback = environment().PUSH_TO_LOOPBACK === 'on'
  if (!isPushEndpoint(subscription.endpoint, { loopback })) {
    throw new Problem('invalid-input', 'This is no address of a push service that we know.', {
      errors: [{ path: 'subscription.endpoint', message: 'Must be an address of a known push service' }],
    })
  }
  const order = await orderById(orderId)
  const { visitorId, user } = callerAt(caller, order.location)
  await subscribe(order, { subscription, visitorId, userId: user?.id }, now)
  return { orderId: order.id }
})
