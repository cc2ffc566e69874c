import type { Route } from '#shared/contract/route'
import { findLocation } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { checkAccess } from '#shared/rules/access'
import { namedUser, readInput } from '../request'
import { sent } from './body'
import type { Piece } from './piece'
import { visit } from './session'

/** Refuses whom the route is not for, before their input is looked at; throws `not-signed-in` or `not-allowed`. */
export const access = (route: Route): Piece => ({
  before: ({ event }) => {
    const { caller, site } = visit.of(event)
    const { location } = event.pathParameters ?? {}
    const { boards } = policyOf((location && findLocation(location)) || site)
    const subjectId = () => namedUser(readInput(route, event, sent.of(event)))
    checkAccess({ access: route.access, user: caller.user, boards, subjectId })
  },
})
