import { isStaff } from '#shared/rules/access'
import { addressAllowance, visitorAllowance } from '#shared/rules/rate-limits'
import { environment } from '../environment'
import { countedVisitor, tooMany } from '../rate-limit'
import { tokenBuckets } from '../token-buckets'
import type { Piece } from './piece'
import { visit } from './session'

/**
 * Lets each visitor and each address make so many calls of a route, before anything is asked of the table; throws
 * `too-many-requests`. The staff have no limit: a kitchen's boards and its guests often share one address.
 */
export function allowance(): Piece {
  const visitors = tokenBuckets(visitorAllowance)
  const addresses = tokenBuckets(addressAllowance)
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
