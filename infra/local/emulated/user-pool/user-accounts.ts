import { join } from 'node:path'
import { staffGroups } from '#shared/accounts/access'
import { randomInt, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { normalizeEmail } from '#shared/accounts/contact'
import { writeFileAtomically } from '../../write-file'
import { calculateVerifier, randomHex } from './srp'
import { createPrivateKeyPem } from './tokens'

/** An error with Cognito's name, which Amplify translates to a sentence. */
export class UserPoolError extends Error {
  constructor(
    readonly type: string,
    message: string,
  ) {
    super(message)
  }
}

export const wrongPasswordError = () => new UserPoolError('NotAuthorizedException', 'Incorrect username or password.')
export const notSignedInError = () => new UserPoolError('NotAuthorizedException', 'Access Token has been revoked')
export const signedOutError = () => new UserPoolError('NotAuthorizedException', 'Refresh Token has been revoked')

const name = 'Local'

/** The user pool of this machine. */
export const localUserPool = { name, id: `us-east-1_${name}`, clientId: 'local' } as const

/** The file of its accounts. */
export const getUserPoolFile = (dataDir: string): string => join(dataDir, 'user-pool.json')

/** The staff accounts of this machine, one per group. In the cloud the owner assigns groups. */
export const staffAccounts = {
  password: 'ember-of-the-house',
  accounts: staffGroups.map((group) => ({ email: `${group}@hibachiember.example`, group })),
} as const

const Login = z.object({ refreshToken: z.string(), jti: z.string(), at: z.string() })

const Account = z.object({
  sub: z.string(),
  email: z.string(),
  salt: z.string(),
  verifier: z.string(),
  confirmed: z.boolean(),
  groups: z.array(z.string()),
  /** The code in the last message to this address. */
  code: z.nullable(z.string()),
  logins: z.array(Login),
  /** Whether an admin created it and its person has set no password yet. */
  mustChangePassword: z._default(z.boolean(), false),
  /** The secret of an app that was not verified yet. */
  newTotpSecret: z.optional(z.string()),
  totp: z.optional(
    z.object({
      secret: z.string(),
      isEnabled: z.boolean(),
      lastStep: z.optional(z.number()),
      /** Times of wrong codes, in milliseconds. */
      wrongAt: z.array(z.number()),
    }),
  ),
})
export type UserAccount = z.infer<typeof Account>

const StoredPool = z.object({ privateKey: z.string(), accounts: z.array(Account) })

type New = {
  readonly email: string
  readonly password: string
  readonly confirmed?: boolean
  readonly groups?: readonly string[]
  /** The secret of an authenticator app that is set up. */
  readonly totpSecret?: string
}

/** Opens the accounts and the key of the pool, stored in one file. */
export function openUserAccounts(file: string, poolName: string) {
  const isKnown = existsSync(file)
  const stored = isKnown
    ? StoredPool.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { privateKey: createPrivateKeyPem(), accounts: [] }
  const save = () => writeFileAtomically(file, JSON.stringify(stored, undefined, 2))
  if (!isKnown) save()

  const prove = (sub: string, password: string) => {
    const salt = randomHex(16)
    return { salt, verifier: calculateVerifier(poolName, sub, password, salt) }
  }

  const passwordless = (email: string, sub: string): UserAccount => ({
    ...prove(sub, randomUUID()),
    sub,
    email,
    confirmed: true,
    groups: [],
    code: null,
    logins: [],
    mustChangePassword: false,
  })

  return {
    privateKey: stored.privateKey,

    /** Finds an account by address or id. */
    find: (name: string): UserAccount | undefined =>
      stored.accounts.find(({ sub, email }) => sub === name || email === normalizeEmail(name)),

    /** An account for unknown users, so that a challenge does not reveal which accounts exist. */
    unknown: (name: string): UserAccount => passwordless(name, randomUUID()),

    add({ email, password, confirmed = false, groups = [], totpSecret }: New): UserAccount {
      const sub = randomUUID()
      const account = {
        ...passwordless(normalizeEmail(email), sub),
        ...prove(sub, password),
        confirmed,
        groups: [...groups],
        ...(totpSecret !== undefined && { totp: { secret: totpSecret, isEnabled: true, wrongAt: [] } }),
      }
      stored.accounts.push(account)
      save()
      return account
    },

    change(account: UserAccount, changes: Partial<UserAccount>): void {
      Object.assign(account, changes)
      save()
    },

    remove(account: UserAccount): void {
      stored.accounts = stored.accounts.filter((each) => each !== account)
      save()
    },

    setPassword(account: UserAccount, password: string): void {
      Object.assign(account, prove(account.sub, password))
      save()
    },

    /** Writes the message with a code to the product's log only. */
    sendCode(account: UserAccount): void {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      Object.assign(account, { code })
      save()
      console.log(`To ${account.email}: your confirmation code is ${code}.`)
    },

    holderOfRefreshToken: (refreshToken: string): UserAccount | undefined =>
      stored.accounts.find(({ logins }) => logins.some((login) => login.refreshToken === refreshToken)),
  }
}

export type UserAccounts = ReturnType<typeof openUserAccounts>
