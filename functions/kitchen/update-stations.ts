import { slotAndCapacityRoutes } from '#shared/kitchen/capacity-contract'
import { serve } from '../platform/serve'
import { toSettingUpdate, updateStations } from './capacity-repository'

export const handler = serve(
  slotAndCapacityRoutes.changeStations,
  async (asked) => (await updateStations(toSettingUpdate(asked))).after,
)
