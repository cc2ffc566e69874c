import { slotAndCapacityRoutes } from '#shared/contract/slots/index'
import { serve } from '../runtime/serve'
import { updateStations } from './store-promises'
import { toSettingUpdate } from './told'

export const handler = serve(
  slotAndCapacityRoutes.changeStations,
  async (asked) => (await updateStations(toSettingUpdate(asked))).after,
)
