import type { Route } from '#shared/contract/route'
import { isStaff } from '#shared/rules/access'
import { getTokenBucketLimits } from '#shared/rules/rate-limits'
import { getEnvironment } from '../environment'
import { getCountedVisitor, createTooManyRequests } from '../rate-limit'
import { createTokenBuckets } from '../token-buckets'
import type { Middleware } from './piece'
import { requestContext } from './session'

/**
 * Takes a token of the visitor and of the address from this process's buckets, before the table is
 * used; throws `too-many-requests`. Staff have no limit: a kitchen's boards and its guests often
 * share one address.
 */
export function burstLimit(route: Route): Middleware {
  const { visitor: ofVisitor, address: ofAddress } = getTokenBucketLimits(route)
  const visitors = createTokenBuckets(ofVisitor)
  const addresses = createTokenBuckets(ofAddress)
  return {
    before: ({ event }) => {
      const { caller, address } = requestContext.of(event)
      if (getEnvironment().RATE_LIMITS === 'off' || isStaff(caller.user)) return
      const now = event.requestContext.timeEpoch
      const visitor = getCountedVisitor(caller)
      const seconds = Math.max(addresses.wait(address, now), visitor ? visitors.wait(visitor, now) : 0)
      if (seconds > 0) throw createTooManyRequests(seconds)
      addresses.take(address, now)
      if (visitor) visitors.take(visitor, now)
    },
  }
}
