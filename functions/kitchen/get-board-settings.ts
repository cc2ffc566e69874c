import { kitchenRoutes } from '#shared/kitchen/contract'
import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { getLocationSettings } from '../menu/settings-repository'
import { serve } from '../platform/serve'
import { getStations, isDefaultStations } from './capacity-repository'

export const handler = serve(kitchenRoutes.getBoardSettings, async ({ params: { location } }) => {
  const [stations, { lockAfterMinutes }] = await Promise.all([getStations(location), getLocationSettings(location)])
  const isOneBumpUndecided = getPolicy(getLocation(location)).bumpsOnce && isDefaultStations(stations)
  return { oneBump: stations.oneBump ?? false, ...(isOneBumpUndecided && { isOneBumpUndecided }), lockAfterMinutes }
})
