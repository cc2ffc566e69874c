import { authRoutes } from '#shared/contract/auth'
import { getPolicy } from '#shared/locations/policy'
import { formatFullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { createSessionCookies, requireUser } from '../runtime/session'
import { renameUser } from './store'

export const handler = serve(authRoutes.rename, async ({ body, caller, site, now, secure, cookies }) => {
  const user = { ...requireUser(caller), ...body }
  await renameUser(user, formatFullName(requireUser(caller)))
  // It ends when it would have ended: a new name proves nothing anew.
  const { until, sessionId } = caller
  cookies.push(...(await createSessionCookies({ user, via: getPolicy(site).signIn, now, until, sessionId, secure })))
  return user
})
