import { tabletRoutes } from '#shared/team/contract'
import { getTabletUserId, isCook } from '#shared/accounts/access'
import { Problem } from '#shared/platform/problem'
import { serve } from '../platform/serve'
import { createSessionCookies, createSessionId, requireUser, type Caller } from '../platform/session/session'
import { listSession } from '../platform/session/user-sessions'
import { transact } from '../platform/table/transaction'
import { hasPinAt, assertMemberUnchanged, findMember } from './repository'
import { uncountPin, countPin, hashPin } from './pins'
import { presentMember } from './present'
import type { MemberRecord } from './records'
import { isTabletAt } from './tablet-repository'

/** A cook has to enter the PIN again after a long shift. */
const SESSION_HOURS = 12

function requireTablet({ tablet }: Caller): NonNullable<Caller['tablet']> {
  if (tablet) return tablet
  throw new Problem('not-found', 'PINs work on a kitchen tablet only. An admin sets it up at the desk.')
}

const isPinOf = async (member: MemberRecord, pin: string): Promise<boolean> =>
  member.pinHash === (await hashPin(member.userId, pin))

export const handler = serve(tabletRoutes.unlockTablet, async ({ params, body, caller, now, secure, cookies }) => {
  const { location } = params
  const tablet = requireTablet(caller)
  if (!(await isTabletAt(location, tablet.id)))
    throw new Problem('not-allowed', 'This tablet belongs to another location.')
  await countPin({ tabletId: tablet.id, userId: body.userId, now })
  const member = await findMember(body.userId)
  if (!member || !hasPinAt(member, location) || !(await isPinOf(member, body.pin)))
    throw new Problem('wrong-pin', 'This PIN is wrong. Please try again.')
  await uncountPin({ tabletId: tablet.id, userId: body.userId, now })
  const { userId: id, email, firstName, lastName } = await presentMember(member, requireUser(caller))
  // A PIN is too weak for the desk, so an admin acts as a lead.
  const role = isCook(member) ? ('kitchen' as const) : ('lead' as const)
  const user = { id, email: email ?? '', firstName, lastName, role, locations: [location], tabletId: tablet.id }
  const shiftEnd = new Date(now.getTime() + SESSION_HOURS * 3_600_000)
  const until = shiftEnd < tablet.until ? shiftEnd : tablet.until
  const sessionId = createSessionId()
  const sessions = listSession({ userIds: [id, getTabletUserId(tablet.id)], sessionId, until, tabletId: tablet.id })
  await transact([...sessions, assertMemberUnchanged(id, member)])
  cookies.push(...(await createSessionCookies({ user, via: 'cognito', now, until, sessionId, secure })))
  return user
})
