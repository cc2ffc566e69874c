import { I18n } from 'aws-amplify/utils'
import { userPoolSettings } from '#shared/accounts/access'

const passwordLabel = { placeholder: `At least ${userPoolSettings.passwordLength} characters` }

/** Labels and placeholders of the fields of Amplify's screens. */
export const formFields = {
  signIn: { username: { placeholder: '' }, password: { placeholder: '' } },
  signUp: {
    email: { order: 1, placeholder: '' },
    password: { order: 2, ...passwordLabel },
    confirm_password: { order: 3, placeholder: '' },
  },
  forgotPassword: { username: { placeholder: '' } },
  confirmResetPassword: {
    confirmation_code: { placeholder: '' },
    password: { label: 'New Password', ...passwordLabel },
    confirm_password: { placeholder: '' },
  },
  confirmSignUp: { confirmation_code: { placeholder: '' } },
  confirmSignIn: { confirmation_code: { label: 'Code from your authenticator app', placeholder: '' } },
} as const

/** Our words for what Amplify's screens say, by their text there. */
const screenTexts = {
  'Confirm TOTP Code': 'Enter Your Code',
  'Confirm MFA Code': 'Enter Your Code',
  'Confirm Sign Up': 'Confirm Your Email Address',
  'Enter your username': 'Your email address',
  Username: 'Email',
  'We Emailed You': 'We Sent You an Email',
  'Your code is on the way. To log in, enter the code we emailed to': 'Enter the code that we sent to',
  'Your code is on the way. To log in, enter the code we sent you': 'Enter the code that we sent you',
} as const

const WRONG_CODE = 'This code is wrong. Please check it, or ask for a new one.'
const WRONG_APP_CODE = 'This code is wrong. Enter the one that your authenticator app shows now.'
const WRONG_PASSWORD = 'The email address or the password is wrong.'
const TOO_LATE = 'This took too long. Please sign in again.'
const TOO_MANY = 'These were too many attempts. Please wait a few minutes, then try again.'
const EXISTS = 'There is an account with this email address already. Please sign in.'

/** Our words for what the user pool rejects, by its message. */
const errorTexts = {
  'Your software token has already been used once.': 'This code was used already. Wait for the next one.',
  'Invalid code received for user': WRONG_APP_CODE,
  'Code mismatch': WRONG_APP_CODE,
  'Invalid code or auth state for the user.': WRONG_APP_CODE,
  'Invalid verification code provided, please try again.': WRONG_CODE,
  'Invalid code provided, please request a code again.': 'This code is no longer valid. Please ask for a new one.',
  'Incorrect username or password.': WRONG_PASSWORD,
  'User does not exist.': WRONG_PASSWORD,
  'Username/client id combination not found.': WRONG_PASSWORD,
  'Username should be an email.': 'Please enter an email address.',
  'User is disabled.': 'This account is closed. Please call the restaurant.',
  'Invalid session for the user.': TOO_LATE,
  'Invalid session for the user, session is expired.': TOO_LATE,
  'Password attempts exceeded': TOO_MANY,
  'Attempt limit exceeded, please try after some time.': TOO_MANY,
  'Too many wrong codes. Please wait.': TOO_MANY,
  'User account already exists': EXISTS,
  'An account with the given email already exists.': EXISTS,
  'Your passwords must match': 'The two passwords differ.',
  'A network error has occurred.': 'We could not be reached. Please try again.',
} as const

/** Gives Amplify's screens our words, in English whatever the browser's language is. */
export function setSignInTexts(): void {
  I18n.setLanguage('en')
  I18n.putVocabularies({ en: { ...screenTexts, ...errorTexts } })
}
