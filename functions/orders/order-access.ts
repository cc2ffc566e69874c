import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { assertAccess, assertLead, getUserAt } from '#shared/accounts/access'
import { getPaidCents } from '#shared/payments/payment-amounts'
import type { OrderRecord } from './records'
import type { Caller } from '../platform/session/session'

type LocatedOrder = Pick<OrderRecord, 'location'>

const check = (access: 'board' | 'staff' | 'admin', order: LocatedOrder, { user }: Caller): void => {
  const location = getLocation(order.location)
  assertAccess({ access, user: getUserAt(user, location), policy: getPolicy(location) })
}

/** Throws unless the caller may use the board of the order's location. */
export const assertBoardAccess = (order: LocatedOrder, caller: Caller): void => check('board', order, caller)

/** Throws unless the caller is staff at the order's location. */
export const assertStaffAccess = (order: LocatedOrder, caller: Caller): void => check('staff', order, caller)

/** Throws unless the caller is an admin at the order's location. */
export const assertAdminAccess = (order: LocatedOrder, caller: Caller): void => check('admin', order, caller)

/**
 * A cook does not cancel what another person paid online, because its money goes back.
 * @throws Problem `lead-required`
 */
export function assertMayCancel(order: OrderRecord, { user }: Caller): void {
  const isOwn = user !== null && order.userId === user.id
  if (!isOwn && getPaidCents(order) > 0)
    assertLead(user, `Ticket ${order.ticketNumber} is paid. A shift lead has to cancel it, since the money goes back.`)
}
