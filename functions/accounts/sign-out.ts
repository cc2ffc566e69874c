import { authRoutes } from '#shared/accounts/contract'
import { revokeSession } from '../platform/session/revoked-sessions'
import { serve } from '../platform/serve'
import { createExpiredSessionCookies } from '../platform/session/session'
import { deleteSessionConnections } from '../live/connection-repository'

export const handler = serve(authRoutes.signOut, async ({ caller: { sessionId, until, tablet }, secure, cookies }) => {
  // Logging out locks a kitchen tablet. Its own session ends at the desk.
  if (sessionId !== undefined && until !== undefined && sessionId !== tablet?.id) {
    await revokeSession(sessionId, until)
    await deleteSessionConnections(sessionId)
  }
  cookies.push(...createExpiredSessionCookies(secure, tablet?.until))
  return undefined
})
