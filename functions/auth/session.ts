import { authRoutes } from '#shared/contract/auth'
import { serve } from '../runtime/serve'
import { createSessionCookies } from '../runtime/session'
import { findOrCreateUser } from './store'
import { verifyIdToken } from './user-pool'

export const handler = serve(authRoutes.session, async ({ body, site, now, secure, cookies }) => {
  const { email, role, until } = await verifyIdToken(body.idToken, site)
  const user = await findOrCreateUser({ email, via: 'cognito', role, now, ref: body.ref })
  cookies.push(...(await createSessionCookies({ user, via: 'cognito', now, until, secure })))
  return user
})
