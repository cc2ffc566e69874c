import { auth } from '#shared/contract/auth'
import { revokeSession } from '../runtime/revoked-sessions'
import { serve } from '../runtime/serve'
import { endedSessionCookies } from '../runtime/session'
import { endSession } from '../sockets/store'

export const handler = serve(auth.logout, async ({ caller: { sessionId, until }, secure, cookies }) => {
  if (sessionId !== undefined && until !== undefined) {
    await revokeSession(sessionId, until)
    await endSession(sessionId)
  }
  cookies.push(...endedSessionCookies(secure))
  return undefined
})
