import { authRoutes } from '#shared/accounts/contract'
import { revokeSession } from '../platform/session/revoked-sessions'
import { serve } from '../platform/serve'
import { createExpiredSessionCookies } from '../platform/session/session'
import { createNewVisitorCookie } from '../platform/session/visitor'
import { deleteSessionConnections } from '../live/connection-repository'

export const handler = serve(authRoutes.signOut, async ({ caller, now, secure, cookies }) => {
  const { sessionId, until, tablet } = caller
  // Logging out locks a kitchen tablet. Its own session ends at the desk.
  if (sessionId !== undefined && until !== undefined && sessionId !== tablet?.id) {
    await revokeSession(sessionId, until)
    await deleteSessionConnections(sessionId)
    // Who uses the browser next reads no order of this account.
    if (tablet === undefined) cookies.push(await createNewVisitorCookie(now, secure))
  }
  cookies.push(...createExpiredSessionCookies(secure, tablet?.until))
  return undefined
})
