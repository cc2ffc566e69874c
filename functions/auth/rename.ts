import { auth } from '#shared/contract/auth'
import { policyOf } from '#shared/locations/policy'
import { serve } from '../runtime/serve'
import { sessionCookies, userOf } from '../runtime/session'
import { renameUser } from './store'

/** A live session is as short as the token that it was traded for: this one must not outlive it by much. */
const LIVE_SESSION_MS = 3600_000

export const handler = serve(auth.rename, async ({ body, caller, site, now, secure, cookies }) => {
  const user = { ...userOf(caller), ...body }
  const via = policyOf(site).signIn
  await renameUser(user)
  const until = via === 'cognito' ? { until: new Date(now.getTime() + LIVE_SESSION_MS) } : {}
  cookies.push(...(await sessionCookies({ user, via, now, ...until, secure })))
  return user
})
