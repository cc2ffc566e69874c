import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { UserPoolError, type UserAccount, type UserAccounts } from './user-accounts'
import { createTotpSecret, verifyTotp } from './totp'

const CHALLENGE_MS = 3 * 60_000
/** Wrong codes of an account within `WRONG_CODES_MS`, after which no code is accepted. */
const MAX_WRONG_CODES = 5
const WRONG_CODES_MS = 15 * 60_000

const TOTP = 'SOFTWARE_TOKEN_MFA'

const WithAccess = z.object({ AccessToken: z.string() })
const Verified = z.extend(WithAccess, { UserCode: z.string() })
const Preferred = z.extend(WithAccess, {
  SoftwareTokenMfaSettings: z.optional(z.object({ Enabled: z.optional(z.boolean()) })),
})

/**
 * Accepts the code of an account's authenticator app, once.
 * @throws UserPoolError for a wrong or used code, and after too many wrong ones
 */
function acceptCode(accounts: UserAccounts, account: UserAccount, code: string): void {
  const { totp } = account
  const now = new Date()
  if (!totp) throw new UserPoolError('InvalidParameterException', 'There is no authenticator app.')
  const wrongAt = totp.wrongAt.filter((at) => now.getTime() - at < WRONG_CODES_MS)
  if (wrongAt.length >= MAX_WRONG_CODES)
    throw new UserPoolError('TooManyFailedAttemptsException', 'Too many wrong codes. Please wait.')
  const step = verifyTotp({ secret: totp.secret, code: code.trim(), now, lastStep: totp.lastStep })
  if (typeof step === 'number') return accounts.change(account, { totp: { ...totp, lastStep: step, wrongAt } })
  accounts.change(account, { totp: { ...totp, wrongAt: [...wrongAt, now.getTime()] } })
  if (step === 'used')
    throw new UserPoolError('ExpiredCodeException', 'Your software token has already been used once.')
  throw new UserPoolError('CodeMismatchException', 'Invalid code received for user')
}

/** Returns an account as the pool describes it to its user and to administrators. */
export function describeAccount({ sub, email, confirmed, totp }: UserAccount) {
  const attributes = { sub, email, email_verified: String(confirmed) }
  return {
    Username: sub,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    ...(totp?.isEnabled && { UserMFASettingList: [TOTP], PreferredMfaSetting: TOTP }),
  }
}

/** The second step of a sign-in: a code of the authenticator app. */
export function createCodeChallenges(accounts: UserAccounts) {
  const sessions = new Map<string, UserAccount>()
  return {
    challenge(account: UserAccount) {
      const Session = randomUUID()
      sessions.set(Session, account)
      setTimeout(() => sessions.delete(Session), CHALLENGE_MS).unref()
      return { ChallengeName: TOTP, Session, ChallengeParameters: { USER_ID_FOR_SRP: account.sub } }
    },

    /** Returns the account of a session after a right code. A wrong code may be corrected. */
    verifySession(session: string, code: string): UserAccount {
      const account = sessions.get(session)
      if (!account) throw new UserPoolError('NotAuthorizedException', 'Invalid session for the user.')
      acceptCode(accounts, account, code)
      sessions.delete(session)
      return account
    },
  }
}

/** Setting up and switching off an authenticator app. */
export const createTotpCalls = (accounts: UserAccounts, holderOf: (accessToken: string) => UserAccount) => ({
  AssociateSoftwareToken: (input: unknown) => {
    const account = holderOf(WithAccess.parse(input).AccessToken)
    // The app that is in use stays until the new one has been verified.
    const secret = createTotpSecret()
    accounts.change(account, { newTotpSecret: secret })
    return { SecretCode: secret }
  },

  VerifySoftwareToken: (input: unknown) => {
    const { AccessToken, UserCode } = Verified.parse(input)
    const account = holderOf(AccessToken)
    const secret = account.newTotpSecret
    if (secret === undefined) throw new UserPoolError('InvalidParameterException', 'There is no authenticator app.')
    const step = verifyTotp({ secret, code: UserCode.trim(), now: new Date() })
    if (typeof step !== 'number') throw new UserPoolError('EnableSoftwareTokenMFAException', 'Code mismatch')
    const isEnabled = account.totp?.isEnabled ?? false
    accounts.change(account, { totp: { secret, isEnabled, lastStep: step, wrongAt: [] }, newTotpSecret: undefined })
    return { Status: 'SUCCESS' }
  },

  SetUserMFAPreference: (input: unknown) => {
    const { AccessToken, SoftwareTokenMfaSettings: { Enabled } = {} } = Preferred.parse(input)
    const account = holderOf(AccessToken)
    if (Enabled === undefined) return {}
    if (!account.totp) throw new UserPoolError('InvalidParameterException', 'User has not set up software token mfa')
    accounts.change(account, { totp: { ...account.totp, isEnabled: Enabled } })
    return {}
  },
})
