import { auth } from '#shared/contract/auth'
import { serve } from '../runtime/serve'
import { endedSessionCookies } from '../runtime/session'
import { endSession } from '../sockets/store'

export const handler = serve(auth.logout, async ({ caller, secure, cookies }) => {
  if (caller.sessionId !== undefined) await endSession(caller.sessionId)
  cookies.push(...endedSessionCookies(secure))
  return undefined
})
