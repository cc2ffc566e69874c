import type { Route } from '#shared/contract/route'
import { findLocation, locations } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { assertAccess, isValidSessionForGroup, getUserAt } from '#shared/rules/access'
import { listRequestOrderIds } from '../about'
import { getOrderLocations } from '../order-location'
import { getNamedUserId, parseRequestInput } from '../request'
import { requestBody } from './body'
import type { Middleware } from './piece'
import { requestContext } from './session'

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
