import type { Route } from '#shared/contract/route'
import { findLocation, locations } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { checkAccess, countsForGroup, userAt } from '#shared/rules/access'
import { ordersNamedIn } from '../about'
import { locationsOfOrders } from '../order-location'
import { namedUser, readInput } from '../request'
import { sent } from './body'
import type { Piece } from './piece'
import { visit } from './session'

/**
 * Refuses whom the route is not for, before their input is looked at; throws `not-signed-in` or
 * `not-allowed`. A session that does not count at the location of an order that the call names is
 * no session for it: no role is judged, and the answer is `not-signed-in` as for any other
 * location.
 */
export const access = (route: Route): Piece => ({
  before: async ({ event }) => {
    if (route.access === 'public') return
    const { caller, site, ...rest } = visit.of(event)
    const places = await locationsOfOrders(ordersNamedIn(event))
    const user = userAt(caller.user, ...places)
    visit.set(event, { ...rest, site, caller: { ...caller, user } })
    const { location } = event.pathParameters ?? {}
    const policy = policyOf((location && findLocation(location)) || (places[0] ?? site))
    const subjectId = () => namedUser(readInput(route, event, sent.of(event)))
    const isSomebody = user && (route.concerns !== 'group' || countsForGroup(user, locations))
    checkAccess({ access: route.access, user: isSomebody ? user : null, policy, subjectId })
  },
})
