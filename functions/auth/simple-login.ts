import { authRoutes } from '#shared/contract/auth'
import { getPolicy } from '#shared/locations/policy'
import { Problem } from '#shared/problem'
import { normalizeEmail } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { createSessionCookies } from '../runtime/session'
import { assertSigningKeys } from '../runtime/signing-key'
import { findOrCreateUser } from './store'

export const handler = serve(authRoutes.simpleLogin, async ({ body, site, now, secure, cookies }) => {
  if (getPolicy(site).signIn !== 'development') throw new Problem('not-found', 'There is no development login here.')
  const email = normalizeEmail(body.email)
  if (email === '') {
    throw new Problem('invalid-input', 'Please enter an email address.', {
      errors: [{ path: 'email', message: 'Required' }],
    })
  }
  const [user] = await Promise.all([
    findOrCreateUser({ email, via: 'development', role: body.role, now, ref: body.ref }),
    // A process's first sign-in reads the keys meanwhile.
    assertSigningKeys(),
  ])
  cookies.push(...(await createSessionCookies({ user, via: 'development', now, secure })))
  return user
})
