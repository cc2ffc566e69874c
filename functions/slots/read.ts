import { slots } from '#shared/contract/slots/index'
import { locationOf } from '#shared/locations/index'
import { limitOf, slotsLeft } from '#shared/rules/slots'
import { placeIn } from '../hours/store'
import { menuWith } from '../menu/kept'
import { slotsTaken } from '../orders/store-slots'
import { serve } from '../runtime/serve'

export const handler = serve(slots.read, async ({ params: { location }, query: { type, date }, now }) => {
  const { menu, house } = await menuWith(location)
  const limit = limitOf(house.capacity, type)
  const taken = limit === null ? new Map<string, number>() : await slotsTaken(location, type, date)
  return slotsLeft(placeIn(locationOf(location), menu), date, { limit, taken }, now)
})
