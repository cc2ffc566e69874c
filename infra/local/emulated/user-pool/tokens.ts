import { createPublicKey, createSign, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { getUserPoolRegion, userPoolSettings, getUserPoolOrigin } from '#shared/accounts/access'

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const AccessClaims = z.object({
  sub: z.string(),
  origin_jti: z.string(),
  exp: z.number(),
  token_use: z.literal('access'),
})

/** The user of a token. */
type Holder = {
  readonly sub: string
  readonly email: string
  readonly groups: readonly string[]
  readonly confirmed: boolean
}

/** The sign-in that tokens refer to. */
type TokenOrigin = { readonly jti: string; readonly at: Date }

type Issuer = { readonly userPoolId: string; readonly clientId: string; readonly privateKey: string }

export const createPrivateKeyPem = (): string =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey

/** Signs tokens as a pool does, so that the unmodified verifier accepts them. */
export function createTokenIssuer({ userPoolId, clientId, privateKey }: Issuer) {
  const iss = `${getUserPoolOrigin(getUserPoolRegion(userPoolId))}/${userPoolId}`
  const publicKey = createPublicKey(privateKey)
  const kid = 'local'

  function sign(claims: object): string {
    const content = `${encoded({ kid, alg: 'RS256' })}.${encoded(claims)}`
    return `${content}.${createSign('sha256').update(content).sign(privateKey, 'base64url')}`
  }

  return {
    /** The pool's public keys, as published at its issuer's address. */
    jwks: { keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'RS256', kid, use: 'sig' }] },

    tokensFor({ sub, email, groups, confirmed }: Holder, origin: TokenOrigin, now: Date) {
      const iat = Math.floor(now.getTime() / 1000)
      const common = {
        sub,
        iss,
        origin_jti: origin.jti,
        event_id: randomUUID(),
        auth_time: Math.floor(origin.at.getTime() / 1000),
        iat,
        exp: iat + userPoolSettings.idTokenMinutes * 60,
        ...(groups.length > 0 && { 'cognito:groups': groups }),
      }
      const id = { token_use: 'id', aud: clientId, 'cognito:username': sub, email, email_verified: confirmed }
      const access = { token_use: 'access', client_id: clientId, username: sub, scope: 'aws.cognito.signin.user.admin' }
      return {
        IdToken: sign({ ...common, ...id, jti: randomUUID() }),
        AccessToken: sign({ ...common, ...access, jti: randomUUID() }),
        ExpiresIn: userPoolSettings.idTokenMinutes * 60,
        TokenType: 'Bearer',
      }
    },

    /**
     * Returns the user of an access token; undefined if another pool issued it or it has expired.
     */
    holderOf(token: string, now: Date): { readonly sub: string; readonly originJti: string } | undefined {
      const [head = '', body = '', signature = ''] = token.split('.')
      const isOurs = createVerify('sha256').update(`${head}.${body}`).verify(publicKey, signature, 'base64url')
      if (!isOurs) return undefined
      const claims = AccessClaims.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()))
      if (!claims.success || claims.data.exp * 1000 < now.getTime()) return undefined
      return { sub: claims.data.sub, originJti: claims.data.origin_jti }
    },
  }
}

export type TokenIssuer = ReturnType<typeof createTokenIssuer>
