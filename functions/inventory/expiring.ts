import { inventory } from '#shared/contract/inventory'
import { locationOf } from '#shared/locations/index'
import { wallClock } from '#shared/rules/local-time'
import { serve } from '../runtime/serve'
import { presentExpiring } from './present'
import { stockAt } from './store'

export const handler = serve(inventory.expiring, async ({ params: { location }, now }) => {
  const { date } = wallClock(locationOf(location), now)
  const lots = (await stockAt(location)).flatMap((stocked) => presentExpiring(stocked, date))
  return lots.sort((one, other) => one.expirationDate.localeCompare(other.expirationDate))
})
