import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { getDeliveryMinutes, isFartherDelivery } from '#shared/orders/timing/delivery-minutes'
import { getLongestLeadMinutes } from '#shared/orders/timing/lead-times'
import { assertGuestPortionLimits } from '#shared/orders/guest-orders'
import { getPlacedAt } from '#shared/payments/payment-state'
import { toWallClock } from '#shared/platform/time'
import { applyOwnerSettings } from '../../hours/repository'
import { getDishesForOrder } from '../../menu/repository'
import { getEditRefundLimit } from '../access/order-access'
import { getOrder } from '../repository'
import { listActiveOrders } from '../ticket-repository'
import { assertEditable } from './assert-editable'
import { assertEditTimeAllowed, getEditedOfferTime } from './edit-time-rules'
import type { EditCommand } from './edit-command'
import { assertContactAllowed, mergeContact } from './edit-contact'
import { findArchivedDishes, findHolds, findTakenMinutes, isEditLimited } from './edit-holds'

export type PreparedEdit = Awaited<ReturnType<typeof prepareEdit>>

/**
 * Reads the order, the menu and the location's state, and checks that the order may be edited.
 * @throws Problem of the rule that the edit breaks
 */
export async function prepareEdit(command: EditCommand) {
  const { orderId, edit, now } = command
  const order = await getOrder(orderId)
  const editor = assertEditable(order, command)
  const configured = getLocation(order.location)
  const isLimited = await isEditLimited(order, editor, command)
  // Removed dishes are released, so the menu's data of the earlier lines is needed, too.
  const ids = [...edit.lines, ...order.lines].map(({ menuItemId }) => menuItemId)
  const [current, active, holds, refundLimitCents] = await Promise.all([
    getDishesForOrder(order.location, ids, {
      clock: toWallClock(configured, now),
      at: getEditedOfferTime(order, command),
    }),
    listActiveOrders(order.location, now),
    findHolds(order),
    getEditRefundLimit(order, command.caller, now),
  ])
  const menu = { ...current, dishes: [...current.dishes, ...(await findArchivedDishes(order, current))] }
  const place = applyOwnerSettings(configured, menu)
  if (isLimited) assertGuestPortionLimits(edit.lines, place, 'lines')
  const customerInfo = mergeContact(order, edit)
  assertContactAllowed({ order, customerInfo }, command)
  const orderedIds = new Set(edit.lines.map(({ menuItemId }) => menuItemId))
  const leadMinutes = getLongestLeadMinutes(menu.dishes.filter(({ id }) => orderedIds.has(id)))
  const { intake } = menu.state
  const zipCode = customerInfo.address?.zipCode
  const isFarther = isFartherDelivery({ from: order.customer.address?.zipCode, to: zipCode }, place.delivery)
  const deliveryMinutes = getDeliveryMinutes(place.delivery, zipCode)
  assertEditTimeAllowed(
    { order, place, leadMinutes, deliveryMinutes, isFarther, ...(editor === 'customer' && { intake }) },
    command,
  )
  // The order keeps its place in the queue, so later orders don't delay it.
  const placedAt = Date.parse(getPlacedAt(order))
  const others = active.filter(({ id }) => id !== order.id)
  const queue = others.filter((other) => other.placedAt <= placedAt)
  return {
    command,
    order,
    editor,
    isLimited,
    place,
    policy: getPolicy(place),
    menu,
    leadMinutes,
    deliveryMinutes,
    isFarther,
    others,
    queue,
    customerInfo,
    refundLimitCents,
    taken: await findTakenMinutes({ ...order, leadMinutes, zipCode }, command, place, menu.state),
    ...holds,
  }
}
