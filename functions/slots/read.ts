import { slotAndCapacityRoutes } from '#shared/contract/slots/index'
import { getLocation } from '#shared/locations/index'
import { getSlotLimit, listSlotAvailability } from '#shared/rules/slots'
import { withOpeningHours } from '../hours/store'
import { getMenuWithState } from '../menu/kept'
import { countReservedSlots } from '../orders/store-slots'
import { serve } from '../runtime/serve'

export const handler = serve(
  slotAndCapacityRoutes.read,
  async ({ params: { location }, query: { type, date }, now }) => {
    const { menu, house } = await getMenuWithState(location)
    const limit = getSlotLimit(house.capacity, type)
    const taken = limit === null ? new Map<string, number>() : await countReservedSlots(location, type, date)
    return listSlotAvailability(withOpeningHours(getLocation(location), menu), date, { limit, taken }, now)
  },
)
