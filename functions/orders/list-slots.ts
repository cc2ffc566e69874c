import { slotRoutes } from '#shared/orders/slots-contract'
import { getLocation } from '#shared/locations/index'
import { getSlotLimit, listSlotAvailability } from '#shared/orders/slots'
import { withOpeningHours } from '../hours/repository'
import { getMenuWithState } from '../menu/menu-cache'
import { countReservedSlots } from './placement/slot-repository'
import { serve } from '../platform/serve'

export const handler = serve(slotRoutes.listSlots, async ({ params: { location }, query: { type, date }, now }) => {
  const { menu, state } = await getMenuWithState(location)
  const limit = getSlotLimit(state.capacity, type)
  const taken = limit === null ? new Map<string, number>() : await countReservedSlots(location, type, date)
  return listSlotAvailability(withOpeningHours(getLocation(location), menu), date, { limit, taken }, now)
})
