import { settingsRoutes } from '#shared/kitchen/settings-contract'
import { toSettingUpdate } from '../menu/location-settings'
import { serve } from '../platform/serve'
import { getLocationSettings, updateLocationSettings } from '../menu/settings-repository'

export const handler = serve(settingsRoutes.updateLocationSettings, async (request) => {
  const body = { ...(await getLocationSettings(request.params.location)), ...request.body }
  return (await updateLocationSettings(toSettingUpdate({ ...request, body }))).after
})
