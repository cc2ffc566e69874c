import { teamRoutes } from '#shared/team/contract'
import { formatFullName } from '#shared/accounts/contact'
import { findOrCreateUserId } from '../accounts/user-ids'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { planInvitation, toGrant } from './changes'
import { preparePoolAccount } from './pool-accounts'
import { presentMember } from './present'
import { assertHasTeam, changeMember } from './repository'

export const handler = serve(teamRoutes.inviteMember, async ({ body, caller, site, now }) => {
  assertHasTeam(site)
  const admin = requireUser(caller)
  const grant = toGrant(body, admin)
  const userId = await findOrCreateUserId({ email: body.email, via: 'cognito' })
  const invite = planInvitation({ userId, email: body.email, grant, admin, now })
  // The record comes first: it decides the role, so that a group at the pool alone grants nothing.
  const member = await changeMember({ userId, by: formatFullName(admin), now, change: invite })
  await preparePoolAccount(body.email, body.role)
  return presentMember(member ?? invite(undefined), admin)
})
