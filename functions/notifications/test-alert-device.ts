import { alertRoutes } from '#shared/notifications/alert-contract'
import { serve } from '../platform/serve'
import { requestTestAlert } from './alert-devices'
import { presentAlertDevice } from './present-alert-device'

export const handler = serve(alertRoutes.testAlertDevice, async ({ params: { location, deviceId }, now }) =>
  presentAlertDevice(await requestTestAlert(location, deviceId, now)),
)
