import { capacityRoutes } from '#shared/kitchen/capacity-contract'
import { serve } from '../platform/serve'
import { toSettingUpdate } from '../menu/location-settings'
import { updateStations } from './capacity-repository'

export const handler = serve(
  capacityRoutes.updateStations,
  async (request) => (await updateStations(toSettingUpdate(request))).after,
)
