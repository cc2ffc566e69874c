import { auth } from '#shared/contract/auth'
import { serve } from '../runtime/serve'
import { endedSessionCookies } from '../runtime/session'

export const handler = serve(auth.logout, async ({ secure, cookies }) => {
  cookies.push(...endedSessionCookies(secure))
  return undefined
})
