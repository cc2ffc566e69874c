import { formatFullName } from '#shared/accounts/contact'
import type { User } from '#shared/accounts/contract'
import { teamRoutes, type InviteRequest } from '#shared/team/contract'
import { createUserId, findOrCreateUserId } from '../accounts/identity/user-ids'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { createNameTakenProblem, planCook, planInvitation, toGrant } from './changes'
import { isNameTaken } from './names'
import { hashPin } from './pins'
import { preparePoolAccount } from './pool-accounts'
import { presentMember } from './present'
import { assertHasTeam, changeMember, getMember } from './repository'

type Inviter = { readonly admin: User; readonly now: Date }

async function inviteByMail({ email, name, pin, ...wanted }: InviteRequest & { readonly email: string }, by: Inviter) {
  const { admin, now } = by
  const userId = await findOrCreateUserId({ email, via: 'cognito' })
  const pinHash = pin && (await hashPin(userId, pin))
  const invite = planInvitation({ userId, email, name, pinHash, grant: toGrant(wanted, admin), admin, now })
  // The record comes first: it decides the role, so that a group at the pool alone grants nothing.
  const member = await changeMember({ userId, by: formatFullName(admin), now, change: invite })
  await preparePoolAccount(email, wanted.role)
  return member ?? invite(undefined)
}

async function addByPin({ name = '', pin = '', ...wanted }: InviteRequest, { admin, now }: Inviter) {
  const grant = toGrant(wanted, admin)
  const userId = createUserId('cognito')
  if (await isNameTaken(userId, name)) throw createNameTakenProblem(name)
  const change = planCook({ userId, name, pinHash: await hashPin(userId, pin), grant, now })
  await changeMember({ userId, by: formatFullName(admin), now, change })
  return getMember(userId)
}

export const handler = serve(teamRoutes.inviteMember, async ({ body, caller, site, now }) => {
  assertHasTeam(site)
  const by = { admin: requireUser(caller), now }
  const { email } = body
  const member = email === undefined ? await addByPin(body, by) : await inviteByMail({ ...body, email }, by)
  return presentMember(member, by.admin)
})
