import { auth } from '#shared/contract/auth'
import { policyOf } from '#shared/locations/policy'
import { fullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { sessionCookies, userOf } from '../runtime/session'
import { renameUser } from './store'

export const handler = serve(auth.rename, async ({ body, caller, site, now, secure, cookies }) => {
  const user = { ...userOf(caller), ...body }
  await renameUser(user, fullName(userOf(caller)))
  // It ends when it would have ended: a new name proves nothing anew.
  const { until, sessionId } = caller
  cookies.push(...(await sessionCookies({ user, via: policyOf(site).signIn, now, until, sessionId, secure })))
  return user
})
