import { teamRoutes } from '#shared/team/contract'
import { isVisibleTo } from '#shared/team/team-rules'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { presentMembers } from './present'
import { assertHasTeam, listMembers } from './repository'

export const handler = serve(teamRoutes.listTeam, async ({ caller, site }) => {
  assertHasTeam(site)
  const admin = requireUser(caller)
  const members = (await listMembers()).filter((member) => isVisibleTo(admin, member))
  return presentMembers(
    members.toSorted((one, other) => one.email.localeCompare(other.email)),
    admin,
  )
})
