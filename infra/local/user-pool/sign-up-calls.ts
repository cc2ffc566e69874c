import * as z from 'zod/mini'
import { userPool } from '#shared/user-pool'
import type { Account, Accounts } from './accounts'
import { Refused } from './refused'

const Named = z.object({ Username: z.string() })
const NewAccount = z.extend(Named, { Password: z.string() })
const Confirmation = z.extend(Named, { ConfirmationCode: z.string() })
const NewPassword = z.extend(Confirmation, { Password: z.string() })

const email = z.string().check(z.email())

function checkPassword(password: string): void {
  if (password.length >= userPool.passwordLength) return
  throw new Refused(
    'InvalidPasswordException',
    `Password did not conform with policy: Password must have length greater than or equal to ${userPool.passwordLength}`,
  )
}

const masked = (address: string) => address.replace(/^(.).*@(.).*$/, '$1***@$2***')

const delivery = (address: string) => ({
  CodeDeliveryDetails: { Destination: masked(address), DeliveryMedium: 'EMAIL', AttributeName: 'email' },
})

/** Becoming known, and getting back in after a password is forgotten. */
export function signUpCalls(accounts: Accounts) {
  function withCode(name: string, code: string): Account {
    const account = accounts.find(name)
    if (!account || account.code === null || account.code !== code.trim()) {
      throw new Refused('CodeMismatchException', 'Invalid verification code provided, please try again.')
    }
    return account
  }

  return {
    SignUp: (input: unknown) => {
      const { Username, Password } = NewAccount.parse(input)
      if (!email.safeParse(Username).success) {
        throw new Refused('InvalidParameterException', 'Username should be an email.')
      }
      checkPassword(Password)
      if (accounts.find(Username)) {
        throw new Refused('UsernameExistsException', 'An account with the given email already exists.')
      }
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
      if (account?.confirmed) accounts.sendCode(account)
      return delivery(Username)
    },

    ConfirmForgotPassword: (input: unknown) => {
      const { Username, ConfirmationCode, Password } = NewPassword.parse(input)
      checkPassword(Password)
      const account = withCode(Username, ConfirmationCode)
      accounts.setPassword(account, Password)
      accounts.change(account, { code: null, logins: [] })
      return {}
    },
  }
}
