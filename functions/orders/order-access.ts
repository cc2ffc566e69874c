import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { assertAccess, getUserAt } from '#shared/accounts/access'
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
