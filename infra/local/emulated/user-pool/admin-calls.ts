import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { checkPassword } from './sign-up-calls'
import { describeAccount } from './totp-calls'
import { UserPoolError, type UserAccount, type UserAccounts } from './user-accounts'

const Named = z.object({ Username: z.string() })
const WithPassword = z.extend(Named, { Password: z.string(), Permanent: z.optional(z.boolean()) })
const InGroup = z.extend(Named, { GroupName: z.string() })

/** Whether a request is signed with AWS credentials, which the pages don't have. */
export const isSigned = (authorization: string | undefined): boolean =>
  authorization?.startsWith('AWS4-HMAC-SHA256 ') === true

/** The calls of an administrator of the pool. */
export function createAdminCalls(accounts: UserAccounts) {
  function named(input: unknown): UserAccount {
    const account = accounts.find(Named.parse(input).Username)
    if (!account) throw new UserPoolError('UserNotFoundException', 'User does not exist.')
    return account
  }

  const getStatus = ({ confirmed, mustChangePassword }: UserAccount) =>
    mustChangePassword ? 'FORCE_CHANGE_PASSWORD' : confirmed ? 'CONFIRMED' : 'UNCONFIRMED'

  return {
    AdminCreateUser: (input: unknown) => {
      const { Username } = Named.parse(input)
      if (accounts.find(Username)) throw new UserPoolError('UsernameExistsException', 'User account already exists')
      const account = accounts.add({ email: Username, password: randomUUID(), confirmed: true })
      accounts.change(account, { mustChangePassword: true })
      const { UserAttributes: Attributes, Username: sub } = describeAccount(account)
      return { User: { Username: sub, Attributes, Enabled: true, UserStatus: getStatus(account) } }
    },

    AdminGetUser: (input: unknown) => {
      const account = named(input)
      return { ...describeAccount(account), Enabled: true, UserStatus: getStatus(account) }
    },

    AdminSetUserPassword: (input: unknown) => {
      const { Password, Permanent = false } = WithPassword.parse(input)
      checkPassword(Password)
      const account = named(input)
      accounts.setPassword(account, Password)
      accounts.change(account, { confirmed: true, mustChangePassword: !Permanent })
      return {}
    },

    AdminUpdateUserAttributes: (input: unknown) => {
      named(input)
      return {}
    },

    AdminAddUserToGroup: (input: unknown) => {
      const { GroupName } = InGroup.parse(input)
      const account = named(input)
      accounts.change(account, { groups: [...new Set([...account.groups, GroupName])] })
      return {}
    },

    AdminRemoveUserFromGroup: (input: unknown) => {
      const { GroupName } = InGroup.parse(input)
      const account = named(input)
      accounts.change(account, { groups: account.groups.filter((group) => group !== GroupName) })
      return {}
    },

    AdminUserGlobalSignOut: (input: unknown) => {
      accounts.change(named(input), { logins: [] })
      return {}
    },
  }
}
