import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { listContactErrors, type CheckoutContact } from '#shared/orders/checkout'
import { getLongestLeadMinutes } from '#shared/orders/timing/lead-times'
import { findEditObstacle, type OrderEditor } from '#shared/orders/editing/edit-rules'
import { assertGuestPortionLimits } from '#shared/orders/guest-orders'
import { assertOrderPlaced, getPlacedAt } from '#shared/payments/payment-state'
import { Problem } from '#shared/platform/problem'
import { toWallClock } from '#shared/platform/time'
import { withOpeningHours } from '../../hours/repository'
import { getDishesForOrder } from '../../menu/repository'
import { getRefundLimit } from '../order-access'
import { findEditor, presentOrder } from '../present'
import { getOrder } from '../repository'
import type { OrderRecord } from '../records'
import { listActiveOrders } from '../ticket-repository'
import { assertEditTimeAllowed, getEditedOfferTime } from './edit-time-rules'
import type { EditCommand } from './edit-command'
import { findArchivedDishes, findHolds, isEditLimited } from './edit-holds'

export type PreparedEdit = Awaited<ReturnType<typeof prepareEdit>>

/**
 * Checks that the caller may edit the order now, and knows its current version.
 * @throws Problem `not-allowed`, `payment-pending`, `order-final`, or `changed-meanwhile` with the
 * current order
 */
function assertEditable(order: OrderRecord, { edit, caller, now }: EditCommand): OrderEditor {
  const editor = findEditor(order, caller)
  if (!editor) throw new Problem('not-allowed', 'Only the customer who placed this order can change it.')
  if (order.status === 'pending') assertOrderPlaced(order)
  const obstacle = findEditObstacle(order, editor)
  if (obstacle !== null) throw new Problem('order-final', obstacle)
  if (order.version !== edit.version) {
    throw new Problem('changed-meanwhile', 'This order has changed. Please check it and try again.', {
      members: { current: presentOrder(order, caller, now) },
    })
  }
  return editor
}

/** Returns the order's contact with the changed fields. */
function mergeContact({ customer, orderType }: OrderRecord, { customerInfo = {} }: EditCommand['edit']) {
  const { name = customer.name, email = customer.email, phone = customer.phone } = customerInfo
  const address = orderType === 'delivery' ? (customerInfo.address ?? customer.address) : customer.address
  return { name, email, phone, address }
}

type CheckedOrder = { readonly order: OrderRecord; readonly customerInfo: CheckoutContact }

/** @throws Problem `invalid-input` with the invalid contact fields */
function assertContactAllowed({ order, customerInfo }: CheckedOrder, { edit }: EditCommand): void {
  if (!edit.customerInfo) return
  const { orderType, source, location } = order
  const [first, ...others] = listContactErrors({ orderType, source, customerInfo }, getPolicy(getLocation(location)))
  if (first) throw new Problem('invalid-input', `${first.message}.`, { errors: [first, ...others] })
}

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
  if (isLimited) assertGuestPortionLimits(edit.lines, configured, 'lines')
  // Removed dishes are released, so the menu's data of the earlier lines is needed, too.
  const ids = [...edit.lines, ...order.lines].map(({ menuItemId }) => menuItemId)
  const [current, active, holds, refundLimitCents] = await Promise.all([
    getDishesForOrder(order.location, ids, {
      clock: toWallClock(configured, now),
      at: getEditedOfferTime(order, command),
    }),
    listActiveOrders(order.location, now),
    findHolds(order),
    getRefundLimit(order, command.caller, now),
  ])
  const menu = { ...current, dishes: [...current.dishes, ...(await findArchivedDishes(order, current))] }
  const place = withOpeningHours(configured, menu)
  const customerInfo = mergeContact(order, edit)
  assertContactAllowed({ order, customerInfo }, command)
  const orderedIds = new Set(edit.lines.map(({ menuItemId }) => menuItemId))
  const leadMinutes = getLongestLeadMinutes(menu.dishes.filter(({ id }) => orderedIds.has(id)))
  const { intake } = menu.state
  assertEditTimeAllowed({ order, place, leadMinutes, ...(editor === 'customer' && { intake }) }, command)
  // The order keeps its place in the queue, so later orders don't delay it.
  const placedAt = Date.parse(getPlacedAt(order))
  const others = active.filter(({ id }) => id !== order.id)
  const queue = others.filter((other) => other.placedAt <= placedAt)
  return {
    command,
    order,
    isLimited,
    place,
    policy: getPolicy(configured),
    menu,
    leadMinutes,
    others,
    queue,
    customerInfo,
    refundLimitCents,
    ...holds,
  }
}
