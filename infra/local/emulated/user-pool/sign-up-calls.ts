import * as z from 'zod/mini'
import { userPoolSettings } from '#shared/accounts/access'
import { UserPoolError, type UserAccount, type UserAccounts } from './user-accounts'

const Named = z.object({ Username: z.string() })
const NewAccount = z.extend(Named, { Password: z.string() })
const Confirmation = z.extend(Named, { ConfirmationCode: z.string() })
const NewPassword = z.extend(Confirmation, { Password: z.string() })

const email = z.string().check(z.email())

/** @throws UserPoolError for a password that the pool's policy refuses */
export function checkPassword(password: string): void {
  if (password.length >= userPoolSettings.passwordLength) return
  throw new UserPoolError(
    'InvalidPasswordException',
    `Password did not conform with policy: Password must have length greater than or equal to ${userPoolSettings.passwordLength}`,
  )
}

const masked = (address: string) => address.replace(/^(.).*@(.).*$/, '$1***@$2***')

const delivery = (address: string) => ({
  CodeDeliveryDetails: { Destination: masked(address), DeliveryMedium: 'EMAIL', AttributeName: 'email' },
})

/** The function that the pool asks before it creates an account. Throws if it may not. */
export type BeforeSignUp = (event: { readonly triggerSource: string; readonly userName: string }) => Promise<unknown>

/** Sign-up and password reset. */
export function createSignUpCalls(accounts: UserAccounts, beforeSignUp: BeforeSignUp = () => Promise.resolve()) {
  async function ask(userName: string): Promise<void> {
    try {
      await beforeSignUp({ triggerSource: 'PreSignUp_SignUp', userName })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new UserPoolError('UserLambdaValidationException', `PreSignUp failed with error ${reason}.`)
    }
  }

  function withCode(name: string, code: string): UserAccount {
    const account = accounts.find(name)
    if (!account || account.code === null || account.code !== code.trim()) {
      throw new UserPoolError('CodeMismatchException', 'Invalid verification code provided, please try again.')
    }
    return account
  }

  return {
    SignUp: async (input: unknown) => {
      const { Username, Password } = NewAccount.parse(input)
      if (!email.safeParse(Username).success) {
        throw new UserPoolError('InvalidParameterException', 'Username should be an email.')
      }
      checkPassword(Password)
      if (accounts.find(Username)) {
        throw new UserPoolError('UsernameExistsException', 'An account with the given email already exists.')
      }
      await ask(Username)
      const account = accounts.add({ email: Username, password: Password })
      accounts.sendCode(account)
      return { UserConfirmed: false, UserSub: account.sub, ...delivery(account.email) }
    },

    ConfirmSignUp: (input: unknown) => {
      const { Username, ConfirmationCode } = Confirmation.parse(input)
      accounts.change(withCode(Username, ConfirmationCode), { confirmed: true, code: null })
      return {}
    },

    ResendConfirmationCode: (input: unknown) => {
      const { Username } = Named.parse(input)
      const account = accounts.find(Username)
      if (account?.confirmed === false) accounts.sendCode(account)
      return delivery(Username)
    },

    ForgotPassword: (input: unknown) => {
      const { Username } = Named.parse(input)
      const account = accounts.find(Username)
      if (account?.confirmed && !account.mustChangePassword) accounts.sendCode(account)
      return delivery(Username)
    },

    ConfirmForgotPassword: (input: unknown) => {
      const { Username, ConfirmationCode, Password } = NewPassword.parse(input)
      checkPassword(Password)
      const account = withCode(Username, ConfirmationCode)
      accounts.setPassword(account, Password)
      accounts.change(account, { code: null, logins: [], mustChangePassword: false })
      return {}
    },
  }
}
