import { locationOf } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { checkAccess } from '#shared/rules/access'
import type { OrderRecord } from '../orders/records'
import type { Caller } from '../runtime/session'

/** Throws unless the caller may work an order's board: where the path names no location, the order's own decides. */
export const checkBoard = ({ location }: Pick<OrderRecord, 'location'>, { user }: Caller): void =>
  checkAccess({ access: 'board', user, boards: policyOf(locationOf(location)).boards })
