import { authRoutes } from '#shared/accounts/contract'
import { serve } from '../platform/serve'
import { createSessionCookies } from '../platform/session/session'
import { findOrCreateUser } from './user-repository'
import { verifyIdToken } from './user-pool'

export const handler = serve(authRoutes.createSession, async ({ body, site, now, secure, cookies }) => {
  const { email, role, until } = await verifyIdToken(body.idToken, site)
  const user = await findOrCreateUser({ email, via: 'cognito', role, now, ref: body.ref })
  cookies.push(...(await createSessionCookies({ user, via: 'cognito', now, until, secure })))
  return user
})
