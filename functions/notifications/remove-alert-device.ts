import { alertRoutes } from '#shared/notifications/alert-contract'
import { serve } from '../platform/serve'
import { removeAlertDevice } from './alert-devices'

export const handler = serve(alertRoutes.removeAlertDevice, async ({ params: { location, deviceId } }) => {
  await removeAlertDevice(location, deviceId)
  return undefined
})
