import { locationOf } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { checkAccess, userAt } from '#shared/rules/access'
import type { OrderRecord } from '../orders/records'
import type { Caller } from '../runtime/session'

/** Throws unless the caller may work an order's board: where the path names no location, the order's own decides. */
export function checkBoard(order: Pick<OrderRecord, 'location'>, { user }: Caller): void {
  const location = locationOf(order.location)
  checkAccess({ access: 'board', user: userAt(user, location), policy: policyOf(location) })
}
