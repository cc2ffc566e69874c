import { capacityRoutes } from '#shared/kitchen/capacity-contract'
import { serve } from '../platform/serve'
import { toSettingUpdate, updateCapacity } from './capacity-repository'

export const handler = serve(
  capacityRoutes.updateCapacity,
  async (asked) => (await updateCapacity(toSettingUpdate(asked))).after,
)
