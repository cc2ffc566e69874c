import { authRoutes } from '#shared/accounts/contract'
import { getPolicy } from '#shared/locations/policy'
import { Problem } from '#shared/platform/problem'
import { normalizeEmail } from '#shared/accounts/contact'
import { serve } from '../platform/serve'
import { createSessionCookies } from '../platform/session/session'
import { findOrCreateUserId } from './identity/user-ids'
import { findOrCreateUser } from './user-repository'

export const handler = serve(authRoutes.signInDevelopment, async ({ body, site, now, secure, cookies }) => {
  if (getPolicy(site).signIn !== 'development') throw new Problem('not-found', 'There is no development login here.')
  const email = normalizeEmail(body.email)
  if (email === '') {
    throw new Problem('invalid-input', 'Please enter an email address.', {
      errors: [{ path: 'email', message: 'Required' }],
    })
  }
  const id = await findOrCreateUserId({ email, via: 'development' })
  const user = await findOrCreateUser({ id, email, role: body.role, now, ref: body.ref })
  cookies.push(...(await createSessionCookies({ user, via: 'development', now, secure })))
  return user
})
