import type { Route } from '#shared/contract/route'
import { isStaff } from '#shared/rules/access'
import { allowanceOf } from '#shared/rules/rate-limits'
import { environment } from '../environment'
import { countedVisitor, tooMany } from '../rate-limit'
import { tokenBuckets } from '../token-buckets'
import type { Piece } from './piece'
import { visit } from './session'

/**
 * Takes a token of the visitor and of the address from this process's buckets, before the table is
 * used; throws `too-many-requests`. Staff have no limit: a kitchen's boards and its guests often
 * share one address.
 */
export function allowance(route: Route): Piece {
  const { visitor: ofVisitor, address: ofAddress } = allowanceOf(route)
  const visitors = tokenBuckets(ofVisitor)
  const addresses = tokenBuckets(ofAddress)
  return {
    before: ({ event }) => {
      const { caller, address } = visit.of(event)
      if (environment().RATE_LIMITS === 'off' || isStaff(caller.user)) return
      const now = event.requestContext.timeEpoch
      const visitor = countedVisitor(caller)
      const seconds = Math.max(addresses.wait(address, now), visitor ? visitors.wait(visitor, now) : 0)
      if (seconds > 0) throw tooMany(seconds)
      addresses.take(address, now)
      if (visitor) visitors.take(visitor, now)
    },
  }
}
