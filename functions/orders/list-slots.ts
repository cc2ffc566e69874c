import { slotRoutes } from '#shared/orders/slots-contract'
import { getDeliveryPauseEnd } from '#shared/kitchen/intake'
import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { getLongestLeadMinutes } from '#shared/orders/timing/lead-times'
import { isOrderTime } from '#shared/orders/timing/order-times'
import { getEarliestReadyAt } from '#shared/orders/scheduling'
import { getSlotLimit, listSlotAvailability } from '#shared/orders/slots'
import { withOpeningHours } from '../hours/repository'
import { getMenuWithState } from '../menu/menu-cache'
import { countReservedSlots } from './placement/slot-repository'
import { serve } from '../platform/serve'

export const handler = serve(
  slotRoutes.listSlots,
  async ({ params: { location }, query: { type, date, items }, now }) => {
    const { menu, state } = await getMenuWithState(location)
    const limit = getSlotLimit(state.capacity, type)
    const configured = getLocation(location)
    const place = withOpeningHours(configured, menu)
    const taken = limit === null ? new Map<string, number>() : await countReservedSlots(place, type, date)
    const leadMinutes = getLongestLeadMinutes(menu.dishes.filter(({ id }) => items?.includes(id)))
    const context = { policy: getPolicy(configured), place, now }
    const pausedUntil = type === 'delivery' ? getDeliveryPauseEnd(state.intake, now) : null
    const readyAt = Math.max(
      leadMinutes === 0 ? 0 : getEarliestReadyAt(leadMinutes, context),
      pausedUntil === null ? 0 : Date.parse(pausedUntil),
    )
    const isPossible = (at: number) => at >= readyAt && isOrderTime(at, { orderType: type, leadMinutes }, context)
    return listSlotAvailability(place, date, { limit, taken, isPossible }, now)
  },
)
