import { inventoryRoutes } from '#shared/contract/inventory'
import { getLocation } from '#shared/locations/index'
import { toWallClock } from '#shared/rules/local-time'
import { serve } from '../runtime/serve'
import { presentExpiringLots } from './present'
import { listStockedItems } from './store'

export const handler = serve(inventoryRoutes.expiring, async ({ params: { location }, now }) => {
  const { date } = toWallClock(getLocation(location), now)
  const lots = (await listStockedItems(location)).flatMap((stocked) => presentExpiringLots(stocked, date))
  return lots.sort((one, other) => one.expirationDate.localeCompare(other.expirationDate))
})
