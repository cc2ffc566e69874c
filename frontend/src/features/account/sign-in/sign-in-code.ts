import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  signUp,
  type ConfirmResetPasswordInput,
  type ConfirmSignInInput,
  type ConfirmSignUpInput,
  type SignUpInput,
} from 'aws-amplify/auth'
import { normalizeCode } from '#shared/platform/ids'

const SIX_DIGITS = /^\d{6}$/

/** Whether a typed text is a code of six digits, however it is spaced: `123 456`. */
export const isSignInCode = (typed: string): boolean => SIX_DIGITS.test(normalizeCode(typed))

/** Returns a code's digits. Apps show it as `123 456`. Other answers stay as they are. */
export const readSignInCode = (typed: string): string => (isSignInCode(typed) ? normalizeCode(typed) : typed)

/** Amplify may pass its own context before the input. */
type Call<Input> = readonly [Input] | readonly [context: unknown, Input]

const inputOf = <Input>(call: Call<Input>): Input => (call.length === 1 ? call[0] : call[1])

/** What the pool writes around the message of the function that it asks before a sign-up. */
const REFUSAL = /^PreSignUp failed with error (.*?)\.?$/

/** Returns the error with the function's own message. */
function readSignUpError(error: unknown): unknown {
  const [, message] = error instanceof Error ? (REFUSAL.exec(error.message) ?? []) : []
  return message === undefined ? error : new Error(message, { cause: error })
}

/** The calls of Amplify's screens whose input or error is read here. */
export const signInServices = {
  handleSignUp: async (...call: Call<SignUpInput>) => {
    try {
      return await signUp(inputOf(call))
    } catch (error) {
      throw readSignUpError(error)
    }
  },
  handleConfirmSignIn: (...call: Call<ConfirmSignInInput>) => {
    const input = inputOf(call)
    return confirmSignIn({ ...input, challengeResponse: readSignInCode(input.challengeResponse) })
  },
  handleConfirmSignUp: (...call: Call<ConfirmSignUpInput>) => {
    const input = inputOf(call)
    return confirmSignUp({ ...input, confirmationCode: readSignInCode(input.confirmationCode) })
  },
  handleForgotPasswordSubmit: (...call: Call<ConfirmResetPasswordInput>) => {
    const input = inputOf(call)
    return confirmResetPassword({ ...input, confirmationCode: readSignInCode(input.confirmationCode) })
  },
}
