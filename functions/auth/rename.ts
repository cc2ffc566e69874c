import { auth } from '#shared/contract/auth'
import { policyOf } from '#shared/locations/policy'
import { serve } from '../runtime/serve'
import { sessionCookies, userOf } from '../runtime/session'
import { renameUser } from './store'

export const handler = serve(auth.rename, async ({ body, caller, site, now, secure, cookies }) => {
  const user = { ...userOf(caller), ...body }
  await renameUser(user)
  cookies.push(...(await sessionCookies(user, policyOf(site).signIn, now, secure)))
  return user
})
