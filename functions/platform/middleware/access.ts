import { assertThroughCdn } from '../origin-keys'
import { assertSameOrigin, getNamedUserId, parseRequestInput } from '../request'
import { requestBody, requestContext, type ApiEvent, type Middleware } from './request-context'
import type { Route } from '#shared/platform/route'
import type { User } from '#shared/accounts/contract'
import { findLocation, locations } from '#shared/locations/index'
import { isTestSiteBesideLive } from '#shared/locations/group-data'
import { getPolicy } from '#shared/locations/policy'
import {
  assertAccess,
  assertUnlocked,
  getUserAt,
  getUserForGroup,
  isStaff,
  isUnlimited,
  isValidSessionForGroup,
} from '#shared/accounts/access'
import { listRequestOrderIds } from '../request-subjects'
import { getOrderLocations } from '../order-location'
import { deviceLimit, getStaffLimit, getTokenBucketLimits } from '#shared/platform/rate-limits'
import { getEnvironment } from '../environment'
import { isDeviceToken } from '../session/device-token'
import { countRequest, createTokenBuckets, createTooManyRequests, getCountedVisitor, hashShort } from '../rate-limit'

/**
 * Accepts requests only from the sites' own pages and through their CDN.
 * @throws Problem `not-allowed`
 */
export const originCheck = (): Middleware => ({
  before: async ({ event }) => {
    await assertThroughCdn(event)
    assertSameOrigin(event)
  },
})

/** Whether a call is about the caller's own account. A call about a location isn't. */
const isOfAccount = ({ access, path }: Route): boolean =>
  access === 'self' || (access === 'user' && !path.includes('{location}'))

/**
 * Returns no user for a call about the caller's own account on a kitchen tablet: a PIN is too weak
 * to read or erase an account.
 */
const getUserOnDevice = (user: User | null, route: Route): User | null =>
  user?.tabletId !== undefined && isOfAccount(route) && !route.worksLocked ? null : user

/** Returns the user as whom a caller may make the request, after the checks of its locations. */
function getEntitledUser(user: User | null, route: Route): User | null {
  switch (route.concerns) {
    case 'group':
      return getUserForGroup(user, locations)
    case 'costs':
      return user && isValidSessionForGroup(user, locations) ? user : null
    case undefined:
      return getUserOnDevice(user, route)
  }
}

/**
 * Checks the caller's access before the input is parsed. A session that is not valid at the
 * location of an order in the request is ignored, so such a caller gets `not-signed-in` whatever
 * their role.
 * @throws Problem `not-signed-in`, `not-allowed` or `pin-required`
 */
export const accessCheck = (route: Route): Middleware => ({
  before: async ({ event }) => {
    const { caller, site, ...rest } = requestContext.get(event)
    if (route.method !== 'GET' && !route.worksLocked) assertUnlocked(caller.user)
    if (route.access === 'public') return
    const orderLocations = await getOrderLocations(listRequestOrderIds(event), caller.user)
    const user = getUserAt(caller.user, ...orderLocations)
    requestContext.set(event, { ...rest, site, caller: { ...caller, user } })
    const { location } = event.pathParameters ?? {}
    const policy = getPolicy((location && findLocation(location)) || (orderLocations[0] ?? site))
    const subjectId = () => getNamedUserId(parseRequestInput(route, event, requestBody.get(event)))
    assertAccess({ access: route.access, user: getEntitledUser(user, route), policy, subjectId })
  },
})

/** Whether a request names a test site while another location is live. */
const isAtTestSiteBesideLive = ({ pathParameters }: ApiEvent): boolean => {
  const place = findLocation(pathParameters?.['location'] ?? '')
  return place !== undefined && isTestSiteBesideLive(place.code)
}

/**
 * Limits bursts per visitor and per address with in-memory token buckets, before the table is used.
 * A device's token is a visitor, and shares no bucket with its address, unless anyone could add it:
 * at a test site next to a live one.
 * @throws Problem `too-many-requests`
 */
export function burstLimit(route: Route): Middleware {
  const { visitor, address } = getTokenBucketLimits(route)
  const visitors = createTokenBuckets(visitor)
  const addresses = createTokenBuckets(address)
  const devices = createTokenBuckets(deviceLimit)

  /** Returns the buckets that a call uses, each with the caller's name in it. */
  async function listBuckets(event: ApiEvent) {
    const token = route.deviceToken && event.pathParameters?.[route.deviceToken]
    const request = requestContext.get(event)
    const ofAddress = { buckets: addresses, name: request.address }
    if (token && (await isDeviceToken(token))) {
      const ofToken = { buckets: devices, name: hashShort(token, 22) }
      return isAtTestSiteBesideLive(event) ? [ofAddress, ofToken] : [ofToken]
    }
    const visitorName = getCountedVisitor(request.caller)
    const own = visitorName === undefined ? [] : [{ buckets: visitors, name: visitorName }]
    return [ofAddress, ...own]
  }

  return {
    before: async ({ event }) => {
      const { caller } = requestContext.get(event)
      if (getEnvironment().RATE_LIMITS === 'off' || isUnlimited(caller.user, locations)) return
      const now = event.requestContext.timeEpoch
      const used = await listBuckets(event)
      const seconds = Math.max(...used.map(({ buckets, name }) => buckets.wait(name, now)))
      if (seconds > 0) throw createTooManyRequests(seconds)
      for (const { buckets, name } of used) buckets.take(name, now)
    },
  }
}

/**
 * Counts a request towards its route's limit, if it has one. Devices have one only where anyone
 * could add them.
 * @throws Problem `too-many-requests`
 */
export const routeLimit = (route: Route): Middleware => ({
  before: async ({ event }) => {
    const request = requestContext.get(event)
    const limit = isStaff(request.caller.user) ? getStaffLimit(route) : route.limit
    if (limit && (!route.deviceToken || isAtTestSiteBesideLive(event))) await countRequest(limit, request)
  },
})
