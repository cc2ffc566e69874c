import { userRoutes } from '#shared/accounts/users-contract'
import { serve } from '../platform/serve'
import { createExpiredSessionCookies, requireUser } from '../platform/session/session'
import { getPerson } from './person'
import { erasePerson } from './erasure'

export const handler = serve(userRoutes.eraseAccount, async ({ caller, secure, cookies }) => {
  await erasePerson(await getPerson(requireUser(caller), caller.visitorId))
  cookies.push(...createExpiredSessionCookies(secure))
  return undefined
})
