import { join } from 'node:path'
import { staffGroups } from '#shared/accounts/access'
import { randomInt, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { normalizeEmail } from '#shared/accounts/contact'
import { writeFileAtomically } from '../../write-file'
import { calculateVerifier, randomHex } from './srp'
import { createPrivateKeyPem } from './tokens'

/** A refusal by the pool's own names, which Amplify turns into its sentences. */
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

/** Where its accounts are kept. */
export const getUserPoolFile = (dataDir: string): string => join(dataDir, 'user-pool.json')

/** Who works here: in the cloud an owner puts people into the groups, here there is one of each. */
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
  /** What the last message to this address said. */
  code: z.nullable(z.string()),
  logins: z.array(Login),
})
export type UserAccount = z.infer<typeof Account>

const Kept = z.object({ privateKey: z.string(), accounts: z.array(Account) })

type New = {
  readonly email: string
  readonly password: string
  readonly confirmed?: boolean
  readonly groups?: readonly string[]
}

/** The accounts of the pool and its key, kept in one file. */
export function openUserAccounts(file: string, poolName: string) {
  const isKnown = existsSync(file)
  const kept = isKnown
    ? Kept.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { privateKey: createPrivateKeyPem(), accounts: [] }
  const save = () => writeFileAtomically(file, JSON.stringify(kept, undefined, 2))
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
  })

  return {
    privateKey: kept.privateKey,

    /** By address or by id. */
    find: (name: string): UserAccount | undefined =>
      kept.accounts.find(({ sub, email }) => sub === name || email === normalizeEmail(name)),

    /** Whom nobody knows is challenged all the same, so that asking tells nothing. */
    nobody: (name: string): UserAccount => passwordless(name, randomUUID()),

    add({ email, password, confirmed = false, groups = [] }: New): UserAccount {
      const sub = randomUUID()
      const account = {
        ...passwordless(normalizeEmail(email), sub),
        ...prove(sub, password),
        confirmed,
        groups: [...groups],
      }
      kept.accounts.push(account)
      save()
      return account
    },

    change(account: UserAccount, changes: Partial<UserAccount>): void {
      Object.assign(account, changes)
      save()
    },

    remove(account: UserAccount): void {
      kept.accounts = kept.accounts.filter((each) => each !== account)
      save()
    },

    setPassword(account: UserAccount, password: string): void {
      Object.assign(account, prove(account.sub, password))
      save()
    },

    /** Writes the message with a code, which reaches nobody but the product's log. */
    sendCode(account: UserAccount): void {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      Object.assign(account, { code })
      save()
      console.log(`To ${account.email}: your confirmation code is ${code}.`)
    },

    holderOfRefreshToken: (refreshToken: string): UserAccount | undefined =>
      kept.accounts.find(({ logins }) => logins.some((login) => login.refreshToken === refreshToken)),
  }
}

export type UserAccounts = ReturnType<typeof openUserAccounts>
