import { kitchenRoutes } from '#shared/kitchen/contract'
import { serve } from '../platform/serve'
import { getStations } from './capacity-repository'
import { getLocationSettings } from '../menu/settings-repository'

export const handler = serve(kitchenRoutes.getBoardSettings, async ({ params: { location } }) => {
  const [{ oneBump = false }, { lockAfterMinutes }] = await Promise.all([
    getStations(location),
    getLocationSettings(location),
  ])
  return { oneBump, lockAfterMinutes }
})
