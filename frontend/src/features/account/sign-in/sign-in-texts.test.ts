import { translations } from '@aws-amplify/ui-react'
import { I18n } from 'aws-amplify/utils'
import { setSignInTexts } from './sign-in-texts'

const usersOf = (text: string) => String(I18n.get(text))

beforeAll(() => setSignInTexts())

it('the sign-in says what to do in our words', () => {
  expect(usersOf('Confirm TOTP Code')).toBe('Enter Your Code')
  expect(usersOf('Your software token has already been used once.')).toBe(
    'This code was used already. Wait for the next one.',
  )
})

it('no text that the library shows during a sign-in speaks of tokens, clients or user names', () => {
  // Ways to sign in that the user pool doesn't offer, and the choice between several.
  const unused = /SMS|texted|Text Message|Passkey|Authenticator App \(TOTP\)|Setup|Multi-Factor|Preferred|Select MFA/
  const shown = Object.keys(translations['en'] ?? {}).filter((text) => !unused.test(text))
  expect(shown.length).toBeGreaterThan(40)
  expect(shown.map(usersOf).filter((text) => /TOTP|MFA|token|username|log in/i.test(text))).toEqual([])
})
