import { capacityRoutes } from '#shared/kitchen/capacity-contract'
import { serve } from '../platform/serve'
import { toSettingUpdate } from '../menu/location-settings'
import { updateCapacity } from './capacity-repository'

export const handler = serve(
  capacityRoutes.updateCapacity,
  async (request) => (await updateCapacity(toSettingUpdate(request))).after,
)
