import type { Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { assertOpenAt, assertWithinDaysAhead } from '#shared/orders/checkout'
import { getEtaFields, type PendingOrder } from '#shared/orders/eta'
import { getWorkload } from '#shared/orders/workload'
import { getDeliveryMinutes } from '#shared/orders/timing/delivery-minutes'
import { assertNotBeforeQuote, assertOrderTime } from '#shared/orders/timing/last-order'
import type { LocationState } from '../../locations/state/records'
import type { Menu } from '../../menu/records'
import type { OrderRecord } from '../../orders/records'
import { assertOffered } from '#shared/orders/orderable-dishes'
import { getOffersAt } from '../../menu/dayparts/offers'

/**
 * Checks that an order's dishes are offered at a new time.
 * @throws Problem `item-unavailable` with `offeredAt`
 */
const assertOfferedAt = ({ lines, location }: OrderRecord, menu: Menu, at: Date): void =>
  assertOffered(lines, getOffersAt(menu, location, at).apply(menu.dishes))

/** An order with what decides about its time. */
export type OrderContext = {
  readonly order: OrderRecord
  readonly place: Location
  readonly menu: Menu
  readonly state: LocationState
  /** The active orders apart from this one. */
  readonly others: readonly PendingOrder[]
}

/**
 * Checks that the location takes orders for the new time, and that an order which moves to an
 * earlier one doesn't go ahead of what the kitchen quotes.
 */
export function assertTimeAllowed({ order, place, menu, state, others }: OrderContext, at: Date, now: Date): void {
  const policy = getPolicy(place)
  const context = { policy, place, now }
  assertWithinDaysAhead({ ...order, at }, place, policy, now)
  assertOpenAt(at, place, policy)
  const { orderType, leadMinutes, lines, customer } = order
  const deliveryMinutes = getDeliveryMinutes(place.delivery, customer.address?.zipCode)
  assertOrderTime(at.toISOString(), { orderType, leadMinutes, deliveryMinutes }, context)
  const { promisedFrom } = getEtaFields(order)
  const { stations, intake } = state
  const kitchen = { stations, extraMinutes: intake.extraMinutes, activeOrders: others, deliveryMinutes }
  const moved = { orderType, leadMinutes, work: getWorkload(lines), scheduledFor: at, promisedFrom }
  assertNotBeforeQuote(moved, kitchen, context)
  assertOfferedAt(order, menu, at)
}
