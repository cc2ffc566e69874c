import { teamRoutes } from '#shared/team/contract'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { endPinSessions } from '../platform/session/user-sessions'
import { requireMember } from './changes'
import { clearDailyPins, hashPin } from './pins'
import { presentMember } from './present'
import { assertHasTeam, changeMember, getMember } from './repository'

export const handler = serve(teamRoutes.setMemberPin, async ({ params: { userId }, body, caller, site, now }) => {
  assertHasTeam(site)
  const admin = requireUser(caller)
  const find = requireMember(admin)
  const pinHash = body.pin === null ? undefined : await hashPin(userId, body.pin)
  await changeMember({
    userId,
    by: formatFullName(admin),
    now,
    change: (member) => {
      const { pinHash: before, ...rest } = find(member)
      return before === pinHash ? undefined : { ...rest, ...(pinHash !== undefined && { pinHash }) }
    },
  })
  // The PIN may have been seen. Setting the same one again ends its sessions, too.
  await endPinSessions(userId, now)
  await clearDailyPins(userId, now)
  return presentMember(await getMember(userId), admin)
})
