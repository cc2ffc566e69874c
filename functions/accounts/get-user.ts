import { authRoutes } from '#shared/accounts/contract'
import { Problem } from '#shared/platform/problem'
import { serve } from '../platform/serve'
import { createSessionFlagCookie } from '../platform/session/session'

export const handler = serve(authRoutes.getUser, async ({ caller, query, secure, cookies }) => {
  // A browser logs every 401 as an error, but most visitors are guests.
  if (!caller.user && query.guest) return null
  if (!caller.user) throw new Problem('not-signed-in', 'Please sign in first.')
  // The browser may have lost the flag.
  if (caller.until) cookies.push(createSessionFlagCookie(caller.until, secure))
  return caller.user
})
