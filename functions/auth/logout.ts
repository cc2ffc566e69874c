import { auth } from '#shared/contract/auth'
import { serve } from '../runtime/serve'
import { endedSessionCookie } from '../runtime/session'

export const handler = serve(auth.logout, async ({ secure, cookies }) => {
  cookies.push(endedSessionCookie(secure))
  return undefined
})
