import { locationOf } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import type { Policy } from '#shared/locations/policy'
import { checkCheckout } from '#shared/rules/checkout'
import { checkGuestPortions } from '#shared/rules/guest-portions'
import { checkIntake } from '#shared/rules/intake'
import { wallClock } from '#shared/rules/local-time'
import { placeIn } from '../../hours/store'
import { dishesForOrder } from '../../menu/store'
import { ordersInHand } from '../in-hand'
import type { Waiting } from '../in-hand'
import type { PlacingRequest, SentOrder } from './request'

/** An order that its location takes at this moment, with what the next steps need to know. */
export type ValidatedOrder = {
  readonly sent: SentOrder
  readonly request: PlacingRequest
  /** The location with its opening hours as they are now. */
  readonly location: Location
  readonly policy: Policy
  readonly menu: Awaited<ReturnType<typeof dishesForOrder>>
  /** Orders that the kitchen has to make before or with it. */
  readonly queue: readonly Waiting[]
}

/**
 * Reads the menu and the location's live state and checks that the location takes such an order
 * now. Throws the rule that it breaks.
 */
export async function validateOrder(sent: SentOrder, request: PlacingRequest): Promise<ValidatedOrder> {
  const { caller, now } = request
  const configured = locationOf(sent.locationId)
  const policy = policyOf(configured)
  if (!caller.user) checkGuestPortions(sent.items, configured)
  const ids = sent.items.map((line) => line.menuItemId)
  const [menu, queue] = await Promise.all([
    dishesForOrder(configured.code, ids, wallClock(configured, now)),
    // The queue of this moment says nothing about an order for later.
    sent.scheduledFor ? [] : ordersInHand(configured.code, now),
  ])
  const location = placeIn(configured, menu)
  checkCheckout(sent, location, policy, now)
  checkIntake(menu.house.intake, sent, configured, now)
  return { sent, request, location, policy, menu, queue }
}
