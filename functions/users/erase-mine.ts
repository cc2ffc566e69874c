import { userRoutes } from '#shared/contract/users'
import { serve } from '../runtime/serve'
import { createExpiredSessionCookies, requireUser } from '../runtime/session'
import { getPerson } from './rights/person'
import { erasePerson } from './rights/store-erase'

export const handler = serve(userRoutes.eraseMine, async ({ caller, secure, cookies }) => {
  await erasePerson(await getPerson(requireUser(caller), caller.visitorId))
  cookies.push(...createExpiredSessionCookies(secure))
  return undefined
})
