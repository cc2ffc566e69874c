import { taxRoutes } from '#shared/taxes/contract'
import { toSettingUpdate } from '../menu/location-settings'
import { serve } from '../platform/serve'
import { updateTaxes } from './repository'

export const handler = serve(
  taxRoutes.updateTaxes,
  async (request) => (await updateTaxes(toSettingUpdate(request))).after,
)
