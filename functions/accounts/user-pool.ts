import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { FetchError, JwtBaseError } from 'aws-jwt-verify/error'
import { SimpleJwksCache } from 'aws-jwt-verify/jwk'
import * as z from 'zod/mini'
import type { SignInSettings } from '#shared/accounts/contract'
import type { Role } from '#shared/platform/fields'
import type { Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { Problem } from '#shared/platform/problem'
import { normalizeEmail } from '#shared/accounts/contact'
import { getRole } from '#shared/accounts/access'
import { getEnvironment } from '../platform/environment'

const Claims = z.object({
  email: z._default(z.string(), ''),
  email_verified: z._default(z.boolean(), false),
  exp: z.number(),
  'cognito:groups': z._default(z.array(z.string()), []),
})

/** Whom an id token names. */
export type Identity = {
  readonly email: string
  readonly role: Role
  readonly until: Date
}

/** Where a site's visitors sign in; throws `not-found` where they don't sign in at a pool. */
export function getSignInSettings(site: Location): SignInSettings {
  if (getPolicy(site).signIn !== 'cognito') throw new Problem('not-found', 'This site has no accounts to sign in to.')
  const { USER_POOL_ID: userPoolId, USER_POOL_CLIENT_ID: userPoolClientId, ...rest } = getEnvironment()
  if (!userPoolId || !userPoolClientId) throw new Problem('unavailable', 'Signing in is not possible right now.')
  return { userPoolId, userPoolClientId, endpoint: rest.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER }
}

const verifiers = new Map<string, ReturnType<typeof makeVerifier>>()

function makeVerifier({ userPoolId, userPoolClientId, endpoint }: SignInSettings) {
  // The pool's keys lie at its issuer's address, which another endpoint may stand in for.
  const fetcher = {
    fetch: async (uri: string) => {
      const answer = await fetch(endpoint ? new URL(new URL(uri).pathname, endpoint) : uri, {
        signal: AbortSignal.timeout(3000),
      })
      if (!answer.ok) throw new FetchError(uri, `status ${answer.status}`)
      return answer.arrayBuffer()
    },
  }
  return CognitoJwtVerifier.create(
    { userPoolId, clientId: userPoolClientId, tokenUse: 'id' },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  )
}

function verifierOf(settings: SignInSettings) {
  const known = verifiers.get(settings.userPoolId) ?? makeVerifier(settings)
  verifiers.set(settings.userPoolId, known)
  return known
}

async function verified(idToken: string, settings: SignInSettings) {
  try {
    return await verifierOf(settings).verify(idToken)
  } catch (error) {
    if (error instanceof JwtBaseError && !(error instanceof FetchError)) {
      throw new Problem('not-signed-in', 'This sign-in is not valid any more. Please sign in again.')
    }
    throw new Problem('unavailable', 'Signing in is not possible right now. Please try again in a minute.')
  }
}

/**
 * Whom an id token names, once it is known to come from the site's own pool and still to hold.
 * Throws `not-signed-in`, `not-allowed` for an address that nobody has confirmed, or `unavailable`.
 */
export async function verifyIdToken(idToken: string, site: Location): Promise<Identity> {
  const claims = Claims.parse(await verified(idToken, getSignInSettings(site)))
  if (!claims.email_verified) throw new Problem('not-allowed', 'Please confirm your e-mail address first.')
  return {
    email: normalizeEmail(claims.email),
    role: getRole(claims['cognito:groups']),
    until: new Date(claims.exp * 1000),
  }
}
