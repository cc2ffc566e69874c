import { teamRoutes } from '#shared/team/contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { endUserSessions } from '../platform/session/user-sessions'
import { assertCanBecome, endSignInsOfNewAdmin, requireMember, toGrant } from './changes'
import { setPoolRole } from './pool-accounts'
import { presentMember } from './present'
import { assertHasTeam, changeMember, getMember } from './repository'

export const handler = serve(teamRoutes.updateMember, async ({ params: { userId }, body, caller, site, now }) => {
  assertHasTeam(site)
  const admin = requireUser(caller)
  const find = requireMember(admin, body.version)
  assertCanBecome(find(await getMember(userId)), body.role)
  const grant = toGrant(body, admin)
  await changeMember({
    userId,
    by: formatFullName(admin),
    now,
    change: (member) => {
      const before = find(member)
      return { ...before, ...grant, ...endSignInsOfNewAdmin(before, grant, now) }
    },
  })
  // A session contains the role. The browser renews it with the new one.
  await endUserSessions(userId, now)
  const member = await getMember(userId)
  if (member.email !== undefined) await setPoolRole(member.email, member.role)
  return presentMember(member, admin)
})
