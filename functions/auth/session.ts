import { auth } from '#shared/contract/auth'
import { serve } from '../runtime/serve'
import { sessionCookies } from '../runtime/session'
import { userOfEmail } from './store'
import { identityIn } from './user-pool'

export const handler = serve(auth.session, async ({ body, site, now, secure, cookies }) => {
  const { email, role, until } = await identityIn(body.idToken, site)
  const user = await userOfEmail({ email, via: 'cognito', role, now, ref: body.ref })
  cookies.push(...(await sessionCookies({ user, via: 'cognito', now, until, secure })))
  return user
})
