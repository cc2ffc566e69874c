import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Amplify } from 'aws-amplify'
import {
  confirmResetPassword,
  confirmSignIn,
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
import { calculateTotp, getTotpStep } from './totp'
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

const { accounts, password } = staffAccounts
const [admin = '', , cook = ''] = accounts.map(({ email }) => email)
const secretOf = (email: string) =>
  /secret=(\w+)/.exec(opened.staff.find((each) => each.email === email)?.totpLink ?? '')?.[1] ?? ''
const codeOf = (email: string, offset = 0) => calculateTotp(secretOf(email), getTotpStep(new Date()) + offset)
async function signInWithCode(username: string, code = codeOf(username)) {
  const { nextStep } = await signIn({ username, password })
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
  return confirmSignIn({ challengeResponse: code })
}

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

it('creates no account where the function that it asks refuses', async () => {
  await opened.close()
  opened = await startUserPool(folder, () => Promise.reject(new Error('Please order as a guest')))
  configure(opened.environment.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER)
  await expect(signUp({ username: 'eve@example.com', password: dana.password })).rejects.toThrow(
    'PreSignUp failed with error Please order as a guest.',
  )
  await opened.close()
  await open()
})

it('issues tokens that the unmodified verifier accepts', async () => {
  await signInWithCode(cook)
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

describe('the code of an authenticator app', () => {
  it('is accepted once, after a wrong one was corrected', async () => {
    await expect(signInWithCode(admin, codeOf(admin, 5))).rejects.toThrow('Invalid code')
    const code = codeOf(admin)
    expect((await confirmSignIn({ challengeResponse: code })).isSignedIn).toBe(true)
    await signOut()
    await expect(signInWithCode(admin, code)).rejects.toThrow('already been used')
    expect((await confirmSignIn({ challengeResponse: codeOf(admin, 1) })).isSignedIn).toBe(true)
  })

  it('is not accepted after five wrong ones, even from another browser', async () => {
    for (let guess = 0; guess < 5; guess += 1)
      await expect(signInWithCode(cook, codeOf(cook, 5 + guess))).rejects.toThrow('Invalid code')
    await expect(signInWithCode(cook, codeOf(cook, 1))).rejects.toThrow('Too many wrong codes')
  })
})

it('administers accounts only for requests that are signed with AWS credentials', async () => {
  const send = (headers: Record<string, string>) =>
    fetch(opened.environment.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminGetUser', ...headers },
      body: JSON.stringify({ Username: admin }),
    })
  expect((await send({})).status).toBe(400)
  expect((await send({ authorization: 'AWS4-HMAC-SHA256 Credential=local' })).status).toBe(200)
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
  const callPool = (action: string, body: object) =>
    fetch(opened.environment.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER, {
      method: 'POST',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${action}` },
      body: JSON.stringify(body),
    })
  const AccessToken = String(tokens?.accessToken)
  expect((await callPool('GetUser', { AccessToken })).status).toBe(200)
  await signOut({ global: true })
  expect((await callPool('GetUser', { AccessToken })).status).toBe(400)
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
