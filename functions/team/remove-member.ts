import { teamRoutes } from '#shared/team/contract'
import { assertMayChange } from '#shared/team/team-rules'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { requireMember } from './changes'
import { endSignIns, setPoolRole } from './pool-accounts'
import { assertHasTeam, changeMember, findMember } from './repository'

export const handler = serve(teamRoutes.removeMember, async ({ params: { userId }, caller, site, now }) => {
  assertHasTeam(site)
  const admin = requireUser(caller)
  const find = requireMember(admin)
  const before = await findMember(userId)
  // A repeated request finishes one that was interrupted after the record was written.
  const isRepeated = before?.state === 'removed' && before.signInsEndedAt !== undefined
  if (isRepeated) assertMayChange(admin, before)
  else
    await changeMember({
      userId,
      by: formatFullName(admin),
      now,
      change: (member) => {
        const { pinHash: _pinHash, name: _name, ...rest } = find(member)
        return { ...rest, state: 'removed', signInsEndedAt: now.toISOString() }
      },
    })
  const email = before?.email
  await endSignIns({ userId, email, now })
  if (email) await setPoolRole(email, undefined)
  return undefined
})
