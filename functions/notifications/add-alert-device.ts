import { alertRoutes } from '#shared/notifications/alert-contract'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { addAlertDevice } from './alert-devices'
import { assertPushEndpoint } from './push-targets'
import { presentAlertDevice } from './present-alert-device'

export const handler = serve(alertRoutes.addAlertDevice, async ({ params: { location }, body, caller, now }) => {
  assertPushEndpoint(body.subscription)
  return presentAlertDevice(await addAlertDevice({ location, ...body, user: requireUser(caller), now }))
})
