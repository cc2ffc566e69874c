import type { Route } from '#shared/contract/route'
import { findLocation, locations } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { checkAccess, countsForGroup } from '#shared/rules/access'
import { namedUser, readInput } from '../request'
import { sent } from './body'
import type { Piece } from './piece'
import { visit } from './session'

/** Refuses whom the route is not for, before their input is looked at; throws `not-signed-in` or `not-allowed`. */
export const access = (route: Route): Piece => ({
  before: ({ event }) => {
    const { caller, site } = visit.of(event)
    const { location } = event.pathParameters ?? {}
    const policy = policyOf((location && findLocation(location)) || site)
    const subjectId = () => namedUser(readInput(route, event, sent.of(event)))
    const isSomebody = caller.user && (route.concerns !== 'group' || countsForGroup(caller.user, locations))
    checkAccess({ access: route.access, user: isSomebody ? caller.user : null, policy, subjectId })
  },
})
