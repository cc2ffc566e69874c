import { inventoryRoutes } from '#shared/inventory/contract'
import { getLocation } from '#shared/locations/index'
import { toWallClock } from '#shared/platform/time'
import { serve } from '../platform/serve'
import { presentExpiringLots } from './present'
import { listStockedItems } from './repository'

export const handler = serve(inventoryRoutes.listExpiringLots, async ({ params: { location }, now }) => {
  const { date } = toWallClock(getLocation(location), now)
  const lots = (await listStockedItems(location)).flatMap((stocked) => presentExpiringLots(stocked, date))
  return lots.sort((one, other) => one.expirationDate.localeCompare(other.expirationDate))
})
