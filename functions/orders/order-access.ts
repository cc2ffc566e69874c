import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { assertAccess, getUserAt } from '#shared/accounts/access'
import type { OrderRecord } from './records'
import type { Caller } from '../platform/session/session'

type Placed = Pick<OrderRecord, 'location'>

const check = (access: 'board' | 'staff' | 'admin', order: Placed, { user }: Caller): void => {
  const location = getLocation(order.location)
  assertAccess({ access, user: getUserAt(user, location), policy: getPolicy(location) })
}

/**
 * Throws unless the caller may work an order's board: where the path names no location, the order's
 * own decides.
 */
export const assertBoardAccess = (order: Placed, caller: Caller): void => check('board', order, caller)

/** Throws unless the caller works where an order was placed. */
export const assertStaffAccess = (order: Placed, caller: Caller): void => check('staff', order, caller)

/** Throws unless the caller is an admin where an order was placed. */
export const assertAdminAccess = (order: Placed, caller: Caller): void => check('admin', order, caller)
