import { assertSameOrigin, assertThroughCdn, getNamedUserId, parseRequestInput } from '../request'
import { requestBody, requestContext } from './request-context'
import type { Middleware } from './request-context'
import type { Route } from '#shared/platform/route'
import { findLocation, locations } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { assertAccess, getUserAt, isStaff, isValidSessionForGroup } from '#shared/accounts/access'
import { listRequestOrderIds } from '../request-subjects'
import { getOrderLocations } from '../order-location'
import { getTokenBucketLimits } from '#shared/platform/rate-limits'
import { getEnvironment } from '../environment'
import { countRequest, createTokenBuckets, createTooManyRequests, getCountedVisitor } from '../rate-limit'

/**
 * Lets through only what comes from the sites' own pages, by way of their CDN; throws
 * `not-allowed`.
 */
export const originCheck = (): Middleware => ({
  before: ({ event }) => {
    assertThroughCdn(event)
    assertSameOrigin(event)
  },
})

/**
 * Refuses whom the route is not for, before their input is looked at; throws `not-signed-in` or
 * `not-allowed`. A session that does not count at the location of an order that the call names is
 * no session for it: no role is judged, and the answer is `not-signed-in` as for any other
 * location.
 */
export const accessCheck = (route: Route): Middleware => ({
  before: async ({ event }) => {
    if (route.access === 'public') return
    const { caller, site, ...rest } = requestContext.of(event)
    const places = await getOrderLocations(listRequestOrderIds(event))
    const user = getUserAt(caller.user, ...places)
    requestContext.set(event, { ...rest, site, caller: { ...caller, user } })
    const { location } = event.pathParameters ?? {}
    const policy = getPolicy((location && findLocation(location)) || (places[0] ?? site))
    const subjectId = () => getNamedUserId(parseRequestInput(route, event, requestBody.of(event)))
    const isSomebody = user && (route.concerns !== 'group' || isValidSessionForGroup(user, locations))
    assertAccess({ access: route.access, user: isSomebody ? user : null, policy, subjectId })
  },
})

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

/** Counts a call towards its route's limit, if it has one; throws `too-many-requests`. */
export const routeLimit = ({ limit }: Route): Middleware => ({
  before: async ({ event }) => {
    if (limit) await countRequest(limit, requestContext.of(event))
  },
})
