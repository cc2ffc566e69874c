import { getOfferTime } from '#shared/dayparts/dayparts'
import { getLocation, type Location } from '#shared/locations/index'
import { getPolicy, type LocationPolicy } from '#shared/locations/policy'
import { assertCheckoutAllowed } from '#shared/orders/checkout'
import { getDeliveryMinutes } from '#shared/orders/timing/delivery-minutes'
import { assertLeadTime, getLongestLeadMinutes } from '#shared/orders/timing/lead-times'
import { assertOrderTime } from '#shared/orders/timing/last-order'
import { assertGuestPortionLimits } from '#shared/orders/guest-orders'
import { assertIntakeOpen } from '#shared/kitchen/intake'
import { applyFreeDelivery, type MemberTerms } from '#shared/loyalty/loyalty'
import { toWallClock } from '#shared/platform/time'
import { applyOwnerSettings } from '../../hours/repository'
import { getPlacementTerms } from '../../loyalty/program/repository'
import { getDishesForOrder } from '../../menu/repository'
import { listActiveOrders, type ActiveOrder } from '../ticket-repository'
import { hasGuestLimits } from './guest-portions'
import type { PlacementRequest, SentOrder } from './request'

/** An order that its location accepts now, with the data that the next steps need. */
export type ValidatedOrder = {
  readonly sent: SentOrder
  readonly request: PlacementRequest
  /** The location with its current settings and opening hours. */
  readonly location: Location
  /** With free delivery, if the customer's tier has it. */
  readonly policy: LocationPolicy
  readonly terms: MemberTerms
  /** Whether the order has the portion limits of guests. */
  readonly isLimited: boolean
  readonly menu: Awaited<ReturnType<typeof getDishesForOrder>>
  /** The longest lead time of the dishes, 0 if none has one. */
  readonly leadMinutes: number
  /** The minutes of the ZIP code, if it is a delivery. */
  readonly deliveryMinutes: number
  /** Active orders of the kitchen; empty if they don't affect the order. */
  readonly queue: readonly ActiveOrder[]
}

/**
 * Reads the menu and the location's state and checks that the location accepts the order now.
 * @throws Problem of the rule that the order breaks
 */
export async function validateOrder(sent: SentOrder, request: PlacementRequest): Promise<ValidatedOrder> {
  const { caller, takenBy, now } = request
  const configured = getLocation(sent.locationId)
  const isLimited = !takenBy && (await hasGuestLimits(caller, configured.code))
  const ids = sent.items.map((line) => line.menuItemId)
  const [menu, queue, terms] = await Promise.all([
    getDishesForOrder(configured.code, ids, {
      clock: toWallClock(configured, now),
      at: getOfferTime(sent.scheduledFor, now),
    }),
    // Where any time may be chosen, the current queue does not affect a scheduled order.
    sent.scheduledFor && getPolicy(configured).acceptsOrdersWhileClosed ? [] : listActiveOrders(configured.code, now),
    getPlacementTerms(caller.user?.id),
  ])
  const location = applyOwnerSettings(configured, menu)
  const standing = getPolicy(location)
  const policy = { ...standing, delivery: applyFreeDelivery(standing.delivery, terms) }
  if (isLimited) assertGuestPortionLimits(sent.items, location, 'items')
  assertCheckoutAllowed({ ...sent, source: takenBy && 'phone' }, location, policy, now)
  const leadMinutes = getLongestLeadMinutes(menu.dishes)
  const context = { policy, place: location, now }
  assertLeadTime({ ...sent, leadMinutes }, context)
  const deliveryMinutes = getDeliveryMinutes(location.delivery, sent.customerInfo.address?.zipCode)
  const lead = { orderType: sent.orderType, leadMinutes, deliveryMinutes }
  if (sent.scheduledFor) assertOrderTime(sent.scheduledFor, lead, context)
  // Staff who take orders by phone know their kitchen: a pause only stops guests.
  if (!takenBy) assertIntakeOpen(menu.state.intake, sent, configured, now)
  return { sent, request, location, policy, terms, isLimited, menu, leadMinutes, deliveryMinutes, queue }
}
