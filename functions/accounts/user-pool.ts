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
  auth_time: z.number(),
  'cognito:groups': z._default(z.array(z.string()), []),
})

/** The user of a verified id token. */
type Identity = {
  readonly email: string
  /** The role of the user's groups at the pool. */
  readonly groupRole: Role
  /** When the user signed in at the pool, and when the token expires. */
  readonly signedInAt: Date
  readonly until: Date
}

/** Returns the user pool of a site. @throws Problem `not-found` if the site has no user pool */
export function getSignInSettings(site: Location): SignInSettings {
  if (getPolicy(site).signIn !== 'cognito') throw new Problem('not-found', 'This site has no accounts to sign in to.')
  const { USER_POOL_ID: userPoolId, USER_POOL_CLIENT_ID: userPoolClientId, ...rest } = getEnvironment()
  if (!userPoolId || !userPoolClientId) throw new Problem('unavailable', 'Signing in is not possible right now.')
  return { userPoolId, userPoolClientId, endpoint: rest.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER }
}

/**
 * The letters of a mailbox that our codes can reach. Another letter may look the same, or nothing,
 * and become one of these where an address is cleaned: it would be another person's address.
 */
const PLAIN_MAILBOX = /^[\x21-\x7e]+@/

const verifiers = new Map<string, ReturnType<typeof createVerifier>>()

function createVerifier({ userPoolId, userPoolClientId, endpoint }: SignInSettings) {
  // Tests replace the issuer's host with a local endpoint.
  const fetcher = {
    fetch: async (uri: string) => {
      const response = await fetch(endpoint ? new URL(new URL(uri).pathname, endpoint) : uri, {
        signal: AbortSignal.timeout(3000),
      })
      if (!response.ok) throw new FetchError(uri, `status ${response.status}`)
      return response.arrayBuffer()
    },
  }
  return CognitoJwtVerifier.create(
    { userPoolId, clientId: userPoolClientId, tokenUse: 'id' },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  )
}

function getVerifier(settings: SignInSettings) {
  const verifier = verifiers.get(settings.userPoolId) ?? createVerifier(settings)
  verifiers.set(settings.userPoolId, verifier)
  return verifier
}

async function verifyToken(idToken: string, settings: SignInSettings) {
  try {
    return await getVerifier(settings).verify(idToken)
  } catch (error) {
    if (error instanceof JwtBaseError && !(error instanceof FetchError)) {
      throw new Problem('not-signed-in', 'Your sign-in has expired. Please sign in again.')
    }
    throw new Problem('unavailable', 'Signing in is not possible right now. Please try again in a minute.')
  }
}

/**
 * Verifies an id token of the site's user pool.
 * @throws Problem `not-signed-in`, `unavailable`, or `not-allowed` for an unconfirmed e-mail
 * address
 */
export async function verifyIdToken(idToken: string, site: Location): Promise<Identity> {
  const claims = Claims.parse(await verifyToken(idToken, getSignInSettings(site)))
  if (!claims.email_verified || !PLAIN_MAILBOX.test(claims.email))
    throw new Problem('not-allowed', 'Please confirm your e-mail address first.')
  return {
    email: normalizeEmail(claims.email),
    groupRole: getRole(claims['cognito:groups']),
    signedInAt: new Date(claims.auth_time * 1000),
    until: new Date(claims.exp * 1000),
  }
}
