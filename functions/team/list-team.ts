import { teamRoutes } from '#shared/team/contract'
import { isVisibleTo } from '#shared/team/team-rules'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { presentMembers } from './present'
import type { MemberRecord } from './records'
import { assertHasTeam, listMembers } from './repository'

export const handler = serve(teamRoutes.listTeam, async ({ caller, site }) => {
  assertHasTeam(site)
  const admin = requireUser(caller)
  const members = (await listMembers()).filter((member) => isVisibleTo(admin, member))
  const nameOf = (member: MemberRecord) => member.email ?? member.name ?? ''
  return presentMembers(
    members.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other))),
    admin,
  )
})
