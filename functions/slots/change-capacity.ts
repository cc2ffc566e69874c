import { slotAndCapacityRoutes } from '#shared/contract/slots/index'
import { serve } from '../runtime/serve'
import { updateCapacity } from './store-promises'
import { toSettingUpdate } from './told'

export const handler = serve(
  slotAndCapacityRoutes.changeCapacity,
  async (asked) => (await updateCapacity(toSettingUpdate(asked))).after,
)
