import { inventory } from '#shared/contract/inventory'
import { locationOf } from '#shared/locations/index'
import { localDay } from '#shared/rules/local-time'
import { serve } from '../runtime/serve'
import { presentExpiring } from './present'
import { stockAt } from './store'

export const handler = serve(inventory.expiring, async ({ params: { location }, now }) => {
  const { date } = localDay(now, locationOf(location).timeZone)
  const lots = (await stockAt(location)).flatMap((stocked) => presentExpiring(stocked, date))
  return lots.sort((one, other) => one.expirationDate.localeCompare(other.expirationDate))
})
