import { locationOf } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { checkAccess, userAt } from '#shared/rules/access'
import type { OrderRecord } from '../orders/records'
import type { Caller } from '../runtime/session'

type Placed = Pick<OrderRecord, 'location'>

const check = (access: 'board' | 'staff' | 'admin', order: Placed, { user }: Caller): void => {
  const location = locationOf(order.location)
  checkAccess({ access, user: userAt(user, location), policy: policyOf(location) })
}

/**
 * Throws unless the caller may work an order's board: where the path names no location, the order's
 * own decides.
 */
export const checkBoard = (order: Placed, caller: Caller): void => check('board', order, caller)

/** Throws unless the caller works where an order was placed. */
export const checkStaff = (order: Placed, caller: Caller): void => check('staff', order, caller)

/** Throws unless the caller is an admin where an order was placed. */
export const checkAdmin = (order: Placed, caller: Caller): void => check('admin', order, caller)
