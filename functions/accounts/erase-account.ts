import { userRoutes } from '#shared/accounts/users-contract'
import { serve } from '../platform/serve'
import { createExpiredSessionCookies, requireUser } from '../platform/session/session'
import { getPerson } from './person'
import { leaveTeam } from '../team/leave-team'
import { assertNoActiveOrders, erasePerson } from './erasure'

export const handler = serve(userRoutes.eraseAccount, async ({ caller, now, secure, cookies }) => {
  const person = await getPerson(requireUser(caller), caller.visitorId)
  await assertNoActiveOrders(person, now)
  await leaveTeam(person.user, now)
  await erasePerson(person, now)
  cookies.push(...createExpiredSessionCookies(secure))
  return undefined
})
