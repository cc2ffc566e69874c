import { alertRoutes } from '#shared/notifications/alert-contract'
import { serve } from '../platform/serve'
import { listAlertDevices } from './alert-devices'
import { presentAlertDevice } from './present-alert-device'

export const handler = serve(alertRoutes.listAlertDevices, async ({ params: { location } }) =>
  (await listAlertDevices(location)).map(presentAlertDevice),
)
