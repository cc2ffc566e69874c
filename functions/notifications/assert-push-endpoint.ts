import type { PushSubscription } from '#shared/notifications/contract'
import { isAllowedPushEndpoint } from '#shared/notifications/push'
import { Problem } from '#shared/platform/problem'
import { getEnvironment } from '../platform/environment'

/** @throws Problem `invalid-input` for an endpoint that is no known push service */
export function assertPushEndpoint({ endpoint }: PushSubscription): void {
  const loopback = getEnvironment().PUSH_TO_LOOPBACK === 'on'
  if (isAllowedPushEndpoint(endpoint, { loopback })) return
  throw new Problem('invalid-input', 'This is not the address of a known push service.', {
    errors: [{ path: 'subscription.endpoint', message: 'Must be an address of a known push service' }],
  })
}
