import { teamRoutes } from '#shared/team/contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { requireMember } from './changes'
import { endSignIns } from './pool-accounts'
import { assertHasTeam, changeMember, getMember } from './repository'

export const handler = serve(teamRoutes.endMemberSessions, async ({ params: { userId }, caller, site, now }) => {
  assertHasTeam(site)
  const admin = requireUser(caller)
  const find = requireMember(admin)
  await changeMember({
    userId,
    by: formatFullName(admin),
    now,
    change: (member) => ({ ...find(member), signInsEndedAt: now.toISOString() }),
  })
  const { email } = await getMember(userId)
  await endSignIns({ userId, email, now })
  return undefined
})
