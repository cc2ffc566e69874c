import { auth } from '#shared/contract/auth'
import { policyOf } from '#shared/locations/policy'
import { Problem } from '#shared/problem'
import { normaliseEmail } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { sessionCookies } from '../runtime/session'
import { checkSigningKeys } from '../runtime/signing-key'
import { userOfEmail } from './store'

export const handler = serve(auth.simpleLogin, async ({ body, site, now, secure, cookies }) => {
  if (policyOf(site).signIn !== 'development') throw new Problem('not-found', 'There is no development login here.')
  const email = normaliseEmail(body.email)
  if (email === '') {
    throw new Problem('invalid-input', 'Please enter an email address.', {
      errors: [{ path: 'email', message: 'Required' }],
    })
  }
  const [user] = await Promise.all([
    userOfEmail({ email, via: 'development', role: body.role, now, ref: body.ref }),
    // A process's first sign-in reads the keys meanwhile.
    checkSigningKeys(),
  ])
  cookies.push(...(await sessionCookies({ user, via: 'development', now, secure })))
  return user
})
