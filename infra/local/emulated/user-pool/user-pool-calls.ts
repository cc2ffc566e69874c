import { randomBytes, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { userPoolSettings } from '#shared/accounts/access'
import {
  UserPoolError,
  notSignedInError,
  signedOutError,
  wrongPasswordError,
  type UserAccount,
  type UserAccounts,
} from './user-accounts'
import { calculatePublicValue, isValidPublicValue, randomHex, verifyProof, type SrpChallenge } from './srp'
import type { TokenIssuer } from './tokens'
import { createCodeChallenges, createTotpCalls, describeAccount } from './totp-calls'

const CHALLENGE_MS = 3 * 60_000

const Begun = z.discriminatedUnion('AuthFlow', [
  z.object({
    AuthFlow: z.literal('USER_SRP_AUTH'),
    AuthParameters: z.object({ USERNAME: z.string(), SRP_A: z.string().check(z.refine(isValidPublicValue)) }),
  }),
  z.object({
    AuthFlow: z.literal('REFRESH_TOKEN_AUTH'),
    AuthParameters: z.object({ REFRESH_TOKEN: z.string() }),
  }),
])

const Answered = z.discriminatedUnion('ChallengeName', [
  z.object({
    ChallengeName: z.literal('PASSWORD_VERIFIER'),
    ChallengeResponses: z.object({
      USERNAME: z.string(),
      PASSWORD_CLAIM_SECRET_BLOCK: z.string(),
      PASSWORD_CLAIM_SIGNATURE: z.string(),
      TIMESTAMP: z.string(),
    }),
  }),
  z.object({
    ChallengeName: z.literal('SOFTWARE_TOKEN_MFA'),
    Session: z.string(),
    ChallengeResponses: z.object({ USERNAME: z.string(), SOFTWARE_TOKEN_MFA_CODE: z.string() }),
  }),
])
type PasswordProof = Extract<z.infer<typeof Answered>, { ChallengeName: 'PASSWORD_VERIFIER' }>['ChallengeResponses']

const WithAccess = z.object({ AccessToken: z.string() })
const WithRefresh = z.object({ RefreshToken: z.string() })
const Revoked = z.object({ Token: z.string() })

type Services = { readonly accounts: UserAccounts; readonly issuer: TokenIssuer; readonly poolName: string }

/** Sign-in without sending the password, token refresh and sign-out. */
export function createSignInCalls({ accounts, issuer, poolName }: Services) {
  const challenges = new Map<string, { readonly challenge: SrpChallenge; readonly account: UserAccount }>()

  function begin(account: UserAccount, now: Date) {
    const login = { refreshToken: randomBytes(48).toString('base64url'), jti: randomUUID(), at: now.toISOString() }
    accounts.change(account, { logins: [...account.logins, login] })
    return { ...issuer.tokensFor(account, { jti: login.jti, at: now }, now), RefreshToken: login.refreshToken }
  }

  function refresh(refreshToken: string) {
    const account = accounts.holderOfRefreshToken(refreshToken)
    const login = account?.logins.find((each) => each.refreshToken === refreshToken)
    const now = new Date()
    const oldest = now.getTime() - userPoolSettings.refreshTokenDays * 24 * 3600_000
    if (!account || !login || Date.parse(login.at) < oldest) throw signedOutError()
    const origin = { jti: login.jti, at: new Date(login.at) }
    return { AuthenticationResult: issuer.tokensFor(account, origin, now) }
  }

  function challengeFor(name: string, A: string) {
    const account = accounts.find(name) ?? accounts.unknown(name)
    const secretBlock = randomBytes(64).toString('base64')
    const { sub: userId, verifier, salt } = account
    const challenge = { poolName, userId, verifier, A, b: randomHex(32), secretBlock }
    challenges.set(secretBlock, { challenge, account })
    setTimeout(() => challenges.delete(secretBlock), CHALLENGE_MS).unref()
    return {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeParameters: {
        USERNAME: userId,
        USER_ID_FOR_SRP: userId,
        SALT: salt,
        SRP_B: calculatePublicValue(challenge),
        SECRET_BLOCK: secretBlock,
      },
    }
  }

  function verifyPassword(answer: PasswordProof): UserAccount {
    const pending = challenges.get(answer.PASSWORD_CLAIM_SECRET_BLOCK)
    challenges.delete(answer.PASSWORD_CLAIM_SECRET_BLOCK)
    if (!pending || !verifyProof(pending.challenge, answer.TIMESTAMP, answer.PASSWORD_CLAIM_SIGNATURE))
      throw wrongPasswordError()
    if (!pending.account.confirmed) throw new UserPoolError('UserNotConfirmedException', 'User is not confirmed.')
    return pending.account
  }

  function holderOf(accessToken: string): UserAccount {
    const holder = issuer.holderOf(accessToken, new Date())
    const account = holder && accounts.find(holder.sub)
    if (!account?.logins.some(({ jti }) => jti === holder?.originJti)) throw notSignedInError()
    return account
  }

  const codes = createCodeChallenges(accounts)

  return {
    ...createTotpCalls(accounts, holderOf),

    InitiateAuth: (input: unknown) => {
      const begun = Begun.parse(input)
      return begun.AuthFlow === 'USER_SRP_AUTH'
        ? challengeFor(begun.AuthParameters.USERNAME, begun.AuthParameters.SRP_A)
        : refresh(begun.AuthParameters.REFRESH_TOKEN)
    },

    RespondToAuthChallenge: (input: unknown) => {
      const answered = Answered.parse(input)
      const account =
        answered.ChallengeName === 'PASSWORD_VERIFIER'
          ? verifyPassword(answered.ChallengeResponses)
          : codes.verifySession(answered.Session, answered.ChallengeResponses.SOFTWARE_TOKEN_MFA_CODE)
      if (answered.ChallengeName === 'PASSWORD_VERIFIER' && account.totp?.isEnabled) return codes.challenge(account)
      return { ChallengeParameters: {}, AuthenticationResult: begin(account, new Date()) }
    },

    GetTokensFromRefreshToken: (input: unknown) => refresh(WithRefresh.parse(input).RefreshToken),

    GetUser: (input: unknown) => {
      return describeAccount(holderOf(WithAccess.parse(input).AccessToken))
    },

    GlobalSignOut: (input: unknown) => {
      accounts.change(holderOf(WithAccess.parse(input).AccessToken), { logins: [] })
      return {}
    },

    DeleteUser: (input: unknown) => {
      accounts.remove(holderOf(WithAccess.parse(input).AccessToken))
      return {}
    },

    RevokeToken: (input: unknown) => {
      const { Token } = Revoked.parse(input)
      const account = accounts.holderOfRefreshToken(Token)
      if (account) {
        accounts.change(account, { logins: account.logins.filter(({ refreshToken }) => refreshToken !== Token) })
      }
      return {}
    },
  }
}
