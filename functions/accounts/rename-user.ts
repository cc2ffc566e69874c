import { authRoutes } from '#shared/accounts/contract'
import { getPolicy } from '#shared/locations/policy'
import { formatFullName } from '#shared/accounts/contact'
import { serve } from '../platform/serve'
import { createSessionCookies, requireUser } from '../platform/session/session'
import { assertNameIsFree } from '../team/names'
import { renameUser } from './user-repository'

export const handler = serve(authRoutes.renameUser, async ({ body, caller, site, now, secure, cookies }) => {
  const user = { ...requireUser(caller), ...body }
  await assertNameIsFree(user)
  await renameUser(user, formatFullName(requireUser(caller)))
  // Renaming does not extend the session.
  const { until, sessionId } = caller
  cookies.push(...(await createSessionCookies({ user, via: getPolicy(site).signIn, now, until, sessionId, secure })))
  return user
})
