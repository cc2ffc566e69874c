import { getDeliveryPauseEnd } from '#shared/kitchen/intake'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { estimateQuotes, getDelayMinutes } from '#shared/orders/eta'
import { getWorkload } from '#shared/orders/workload'
import { getEarliestReadyAt, getFirstLaterAt } from '#shared/orders/scheduling'
import type { CartPart } from '#shared/orders/slots-contract'
import type { CartDish } from '#shared/orders/timing/largest-part'
import { getDeliveryMinutes, isFartherDelivery } from '#shared/orders/timing/delivery-minutes'
import { getLongestLeadMinutes } from '#shared/orders/timing/lead-times'
import { isPossibleTime } from '#shared/orders/timing/later-times'
import { getSlotLimit } from '#shared/orders/timing/slots'
import { applyOwnerSettings } from '../../hours/repository'
import type { LocationState } from '../../locations/state/records'
import { getMenuWithState } from '../../menu/menu-cache'
import { listActiveOrders } from '../ticket-repository'
import { readMovedOrder } from './moved-order'
import type { SlotSearch } from './order-time'

/** Returns by how many minutes the load delays these dishes, or a typical order without any. */
async function estimateDelay(
  location: LocationCode,
  { stations, intake: { extraMinutes } }: LocationState,
  { dishes, movedId }: { readonly dishes: readonly CartDish[] | undefined; readonly movedId: string | undefined },
  now: Date,
): Promise<number> {
  const activeOrders = (await listActiveOrders(location, now)).filter(({ id }) => id !== movedId)
  const kitchen = { stations, extraMinutes, activeOrders }
  return getDelayMinutes(estimateQuotes(kitchen, now, dishes && getWorkload(dishes)))
}

type SlotQuery = {
  readonly location: LocationCode
  readonly type: SlotSearch['orderType']
  readonly items?: readonly CartPart[] | undefined
  /** The ZIP code of a delivery, as typed; by default that of the order. */
  readonly zipCode?: string | undefined
  /** The id of a placed order that is to be moved. */
  readonly order?: string | undefined
}

/** Returns what the slots of a cart, or of any order, depend on, and which times are possible. */
export async function prepareSlots(
  { location, type, items, zipCode, order: orderId }: SlotQuery,
  now: Date,
): Promise<{ readonly time: SlotSearch; readonly isPossible: (at: number) => boolean }> {
  const { menu, state } = await getMenuWithState(location)
  const place = applyOwnerSettings(getLocation(location), menu)
  const policy = getPolicy(place)
  const moved = orderId === undefined ? undefined : await readMovedOrder(location, orderId)
  const inCart = items?.flatMap((part) => {
    const dish = menu.dishes.find(({ id }) => id === part.menuItemId)
    return dish ? [{ ...part, station: dish.station, leadMinutes: dish.leadMinutes }] : []
  })
  const found = inCart ?? moved?.dishes
  const leadMinutes = getLongestLeadMinutes(found ?? [])
  const deliveryMinutes = getDeliveryMinutes(place.delivery, zipCode ?? moved?.zipCode)
  const [order, context] = [
    { orderType: type, leadMinutes, deliveryMinutes },
    { policy, place, now },
  ]
  const work = { dishes: found, movedId: moved?.id }
  const pausedUntil = type === 'delivery' ? getDeliveryPauseEnd(state.intake, now) : null
  // A site that takes orders at any time also lists the slot that has begun.
  const firstAt = policy.acceptsOrdersWhileClosed
    ? leadMinutes && getEarliestReadyAt(leadMinutes, context)
    : getFirstLaterAt({ ...order, delayMinutes: await estimateDelay(location, state, work, now) }, context)
  // An order may always move to a later time than its promise, but not if it goes farther.
  const isFarther = isFartherDelivery({ from: moved?.zipCode, to: zipCode ?? moved?.zipCode }, place.delivery)
  const quotedAt = moved?.promisedFrom && !isFarther ? Math.min(firstAt, Date.parse(moved.promisedFrom)) : firstAt
  const readyAt = Math.max(quotedAt, pausedUntil === null ? 0 : Date.parse(pausedUntil))
  const isReserved = found && type !== 'event' && state.reservesKitchenTime
  const dishes = found?.map(({ menuItemId, quantity, station }) => ({ menuItemId, quantity, station })) ?? []
  return {
    time: {
      ...order,
      place,
      limit: getSlotLimit(state.capacity, type),
      heldSlot: moved?.heldSlot,
      kitchen: isReserved ? { stations: state.stations, dishes, held: moved?.held ?? [] } : null,
    },
    isPossible: (at) => at >= readyAt && isPossibleTime(at, order, context),
  }
}
