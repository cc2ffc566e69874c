import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Amplify } from 'aws-amplify'
import {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth'
import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'
import { startUserPool } from './user-pool'
import { localUserPool, staffAccounts } from './user-accounts'

const folder = mkdtempSync(join(tmpdir(), 'user-pool-'))
const dana = { username: 'dana@example.com', password: 'a dozen rolls and tea' }
const configure = (userPoolEndpoint: string) =>
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: localUserPool.id,
        userPoolClientId: localUserPool.clientId,
        userPoolEndpoint,
        loginWith: { email: true },
      },
    },
  })

let opened: Awaited<ReturnType<typeof startUserPool>>
const open = async () => {
  opened = await startUserPool(folder)
  configure(opened.environment.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER)
}

beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  jest.spyOn(console, 'warn').mockReturnValue()
  await open()
})
afterEach(() => signOut())
afterAll(async () => {
  await opened.close()
  rmSync(folder, { recursive: true })
})

const signedUp = async () => {
  await signUp({ ...dana, options: { userAttributes: { email: dana.username } } })
  await confirmSignUp({ username: dana.username, confirmationCode: openTestUserPool(folder).codeFor(dana.username) })
}

it('lets a user sign in after confirming the address, and not before', async () => {
  await signUp({ ...dana, options: { userAttributes: { email: dana.username } } })
  expect((await signIn(dana)).nextStep.signInStep).toBe('CONFIRM_SIGN_UP')
  await expect(confirmSignUp({ username: dana.username, confirmationCode: 'guess' })).rejects.toThrow('Invalid')
  await confirmSignUp({ username: dana.username, confirmationCode: openTestUserPool(folder).codeFor(dana.username) })
  expect((await signIn(dana)).isSignedIn).toBe(true)
  expect(await fetchUserAttributes()).toMatchObject({ email: dana.username, email_verified: 'true' })
  await expect(signedUp()).rejects.toThrow('already exists')
})

it('issues tokens that the unmodified verifier accepts', async () => {
  const { accounts, password } = staffAccounts
  await signIn({ username: accounts[1]?.email ?? '', password })
  const verifier = CognitoJwtVerifier.create({
    userPoolId: localUserPool.id,
    clientId: localUserPool.clientId,
    tokenUse: 'id',
  })
  const at = opened.environment.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER
  verifier.cacheJwks(await (await fetch(`${at}/${localUserPool.id}/.well-known/jwks.json`)).json())
  const { tokens } = await fetchAuthSession()
  expect(await verifier.verify(String(tokens?.idToken))).toMatchObject({ 'cognito:groups': ['kitchen'] })
})

it.each([
  ['a wrong password', { ...dana, password: 'a dozen rolls and sake' }],
  ['an unknown address', { ...dana, username: 'unknown@example.com' }],
])('gives the same answer for %s', async (_what, credentials) => {
  await expect(signIn(credentials)).rejects.toThrow('Incorrect username or password.')
})

it('refreshes the tokens of a signed-in user, also after a restart', async () => {
  await signIn(dana)
  const before = await fetchAuthSession()
  await opened.close()
  await open()
  const after = await fetchAuthSession({ forceRefresh: true })
  expect(after.tokens?.idToken?.payload['jti']).not.toBe(before.tokens?.idToken?.payload['jti'])
  expect((await getCurrentUser()).userId).toBe(before.userSub)
})

it('signs out everywhere: the tokens of other browsers become invalid', async () => {
  await signIn(dana)
  const { tokens } = await fetchAuthSession()
  const ask = (action: string, body: object) =>
    fetch(opened.environment.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER, {
      method: 'POST',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${action}` },
      body: JSON.stringify(body),
    })
  const AccessToken = String(tokens?.accessToken)
  expect((await ask('GetUser', { AccessToken })).status).toBe(200)
  await signOut({ global: true })
  expect((await ask('GetUser', { AccessToken })).status).toBe(400)
  await expect(getCurrentUser()).rejects.toThrow()
})

it('resets a forgotten password and rejects the old one', async () => {
  await resetPassword({ username: dana.username })
  const confirmationCode = openTestUserPool(folder).codeFor(dana.username)
  const newPassword = 'green tea and edamame'
  await expect(
    confirmResetPassword({ username: dana.username, confirmationCode, newPassword: 'short' }),
  ).rejects.toThrow('policy')
  await confirmResetPassword({ username: dana.username, confirmationCode, newPassword })
  await expect(signIn(dana)).rejects.toThrow('Incorrect')
  expect((await signIn({ ...dana, password: newPassword })).isSignedIn).toBe(true)
})
