import { getLocation } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import type { LocationPolicy } from '#shared/locations/policy'
import { assertCheckoutAllowed } from '#shared/orders/checkout'
import { assertGuestPortionLimits } from '#shared/orders/guest-orders'
import { assertIntakeOpen } from '#shared/kitchen/intake'
import { toWallClock } from '#shared/platform/time'
import { withOpeningHours } from '../../hours/repository'
import { getDishesForOrder } from '../../menu/repository'
import { listActiveOrders } from '../ticket-repository'
import type { ActiveOrder } from '../ticket-repository'
import type { PlacingRequest, SentOrder } from './request'

/** An order that its location takes at this moment, with what the next steps need to know. */
export type ValidatedOrder = {
  readonly sent: SentOrder
  readonly request: PlacingRequest
  /** The location with its opening hours as they are now. */
  readonly location: Location
  readonly policy: LocationPolicy
  readonly menu: Awaited<ReturnType<typeof getDishesForOrder>>
  /** Orders that the kitchen has to make before or with it. */
  readonly queue: readonly ActiveOrder[]
}

/**
 * Reads the menu and the location's live state and checks that the location takes such an order
 * now. Throws the rule that it breaks.
 */
export async function validateOrder(sent: SentOrder, request: PlacingRequest): Promise<ValidatedOrder> {
  const { caller, now } = request
  const configured = getLocation(sent.locationId)
  const policy = getPolicy(configured)
  if (!caller.user) assertGuestPortionLimits(sent.items, configured)
  const ids = sent.items.map((line) => line.menuItemId)
  const [menu, queue] = await Promise.all([
    getDishesForOrder(configured.code, ids, toWallClock(configured, now)),
    // The queue of this moment says nothing about an order for later.
    sent.scheduledFor ? [] : listActiveOrders(configured.code, now),
  ])
  const location = withOpeningHours(configured, menu)
  assertCheckoutAllowed(sent, location, policy, now)
  assertIntakeOpen(menu.house.intake, sent, configured, now)
  return { sent, request, location, policy, menu, queue }
}
