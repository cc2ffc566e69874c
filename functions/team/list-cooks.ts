import { tabletRoutes } from '#shared/team/contract'
import { isCook } from '#shared/accounts/access'
import { formatFullName } from '#shared/accounts/contact'
import { getLocation } from '#shared/locations/index'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { listCooks, assertHasTeam } from './repository'
import { presentMembers } from './present'

export const handler = serve(tabletRoutes.listCooks, async ({ params: { location }, caller }) => {
  assertHasTeam(getLocation(location))
  const cooks = await presentMembers(await listCooks(location), requireUser(caller))
  return cooks
    .map((cook) => ({ userId: cook.userId, name: formatFullName(cook), isLead: !isCook(cook) }))
    .sort((one, other) => one.name.localeCompare(other.name))
})
