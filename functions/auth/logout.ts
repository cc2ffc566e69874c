import { authRoutes } from '#shared/contract/auth'
import { revokeSession } from '../runtime/revoked-sessions'
import { serve } from '../runtime/serve'
import { createExpiredSessionCookies } from '../runtime/session'
import { deleteSessionConnections } from '../sockets/store'

export const handler = serve(authRoutes.logout, async ({ caller: { sessionId, until }, secure, cookies }) => {
  if (sessionId !== undefined && until !== undefined) {
    await revokeSession(sessionId, until)
    await deleteSessionConnections(sessionId)
  }
  cookies.push(...createExpiredSessionCookies(secure))
  return undefined
})
