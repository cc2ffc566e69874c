import { slotRoutes } from '#shared/orders/slots-contract'
import { getDeliveryPauseEnd } from '#shared/kitchen/intake'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { estimateQuotes, getDelayMinutes, getWorkload } from '#shared/orders/eta'
import { getLongestLeadMinutes } from '#shared/orders/timing/lead-times'
import { isOrderTime } from '#shared/orders/timing/order-times'
import { getEarliestReadyAt, getFirstLaterAt } from '#shared/orders/scheduling'
import { getSlotLimit, listSlotAvailability } from '#shared/orders/timing/slots'
import { applyOwnerSettings } from '../hours/repository'
import type { LocationState } from '../locations/state/records'
import { getMenuWithState } from '../menu/menu-cache'
import type { DishRecord } from '../menu/records'
import { countReservedSlots } from './placement/slot-repository'
import { listActiveOrders } from './ticket-repository'
import { serve } from '../platform/serve'

/** Returns by how many minutes the load delays one of each dish, or a typical order without any. */
async function estimateDelay(
  location: LocationCode,
  { stations, intake: { extraMinutes } }: LocationState,
  dishes: readonly DishRecord[] | undefined,
  now: Date,
): Promise<number> {
  const kitchen = { stations, extraMinutes, activeOrders: await listActiveOrders(location, now) }
  const work = dishes && getWorkload(dishes.map(({ station }) => ({ station, quantity: 1 })))
  return getDelayMinutes(estimateQuotes(kitchen, now, work))
}

export const handler = serve(
  slotRoutes.listSlots,
  async ({ params: { location }, query: { type, date, items }, now }) => {
    const { menu, state } = await getMenuWithState(location)
    const limit = getSlotLimit(state.capacity, type)
    const place = applyOwnerSettings(getLocation(location), menu)
    const taken = limit === null ? new Map<string, number>() : await countReservedSlots(place, type, date)
    const dishes = items && menu.dishes.filter(({ id }) => items.includes(id))
    const policy = getPolicy(place)
    const context = { policy, place, now }
    const leadMinutes = getLongestLeadMinutes(dishes ?? [])
    const order = { orderType: type, leadMinutes }
    const pausedUntil = type === 'delivery' ? getDeliveryPauseEnd(state.intake, now) : null
    // A site that takes orders at any time also lists the slot that has begun.
    const firstAt = policy.acceptsOrdersWhileClosed
      ? leadMinutes && getEarliestReadyAt(leadMinutes, context)
      : getFirstLaterAt({ ...order, delayMinutes: await estimateDelay(location, state, dishes, now) }, context)
    const readyAt = Math.max(firstAt, pausedUntil === null ? 0 : Date.parse(pausedUntil))
    const isPossible = (at: number) => at >= readyAt && isOrderTime(at, order, context)
    return listSlotAvailability(place, date, { limit, taken, isPossible }, now)
  },
)
