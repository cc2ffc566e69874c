import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { getEnvironment } from '../environment'
import { boundedBy, clientOf } from './client'

const client = clientOf(
  'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER',
  () => new CognitoIdentityProviderClient(boundedBy({ timeoutMs: 3000, attempts: 2 })),
)

const named = (Username: string) => ({ UserPoolId: getEnvironment().USER_POOL_ID, Username })

/** An account of the user pool. */
type PoolAccount = {
  /** Whether the person can sign in with a password that they chose. */
  readonly isConfirmed: boolean
  /** Whether signing in needs a code of an authenticator app. */
  readonly hasTotp: boolean
}

/** Returns the pool's account of an e-mail address, if any. */
export async function findPoolAccount(email: string): Promise<PoolAccount | undefined> {
  try {
    const { UserStatus, UserMFASettingList = [] } = await client().send(new AdminGetUserCommand(named(email)))
    return { isConfirmed: UserStatus === 'CONFIRMED', hasTotp: UserMFASettingList.includes('SOFTWARE_TOKEN_MFA') }
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined
    throw error
  }
}

const verifiedEmail = (email: string) => [
  { Name: 'email', Value: email },
  { Name: 'email_verified', Value: 'true' },
]

/** Creates an account without a mail of the pool. Does nothing if the address has an account. */
export async function createPoolAccount(email: string): Promise<void> {
  try {
    await client().send(
      new AdminCreateUserCommand({
        ...named(email),
        MessageAction: 'SUPPRESS',
        UserAttributes: verifiedEmail(email),
      }),
    )
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error
  }
}

/** Confirms an account, and replaces its password by one that no person knows. */
export async function confirmPoolAccount(email: string, password: string): Promise<void> {
  await client().send(new AdminSetUserPasswordCommand({ ...named(email), Password: password, Permanent: true }))
  await client().send(
    new AdminUpdateUserAttributesCommand({ ...named(email), UserAttributes: verifiedEmail(email).slice(1) }),
  )
}

/** Adds an account to a group of the pool, or removes it. */
export async function setPoolGroup(email: string, GroupName: string, isMember: boolean): Promise<void> {
  const input = { ...named(email), GroupName }
  if (isMember) await client().send(new AdminAddUserToGroupCommand(input))
  else await client().send(new AdminRemoveUserFromGroupCommand(input))
}

/** Ends the sign-ins of an account at the pool, so that no browser can renew its session. */
export async function signOutPoolAccount(email: string): Promise<void> {
  await client().send(new AdminUserGlobalSignOutCommand(named(email)))
}

/** Whether an error says that the pool has no such account. */
export const isUnknownAccount = (error: unknown): boolean => error instanceof UserNotFoundException
