import { Amplify } from 'aws-amplify'
import {
  deleteUser,
  fetchAuthSession,
  setUpTOTP,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { sessionStorage } from 'aws-amplify/utils'
import { authRoutes, type User } from '#shared/accounts/contract'
import { userPoolSettings } from '#shared/accounts/access'
import { callApi } from '../api/client'
import { clearReferral, getReferral } from './referral'

let configured: Promise<void> | undefined

async function configure(): Promise<void> {
  const { userPoolId, userPoolClientId, endpoint } = await callApi(authRoutes.getSignInSettings)
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        ...(endpoint !== undefined && { userPoolEndpoint: endpoint }),
        loginWith: { email: true },
        signUpVerificationMethod: 'code',
        userAttributes: { email: { required: true } },
        passwordFormat: { minLength: userPoolSettings.passwordLength },
      },
    },
  })
  // Configuring selects localStorage. The tokens renew the session of this tab and end with it
  // (decision 0011).
  cognitoUserPoolsTokenProvider.setKeyValueStorage(sessionStorage)
}

/** Configures Amplify with the site's user pool, whose ids only the server knows. */
export function configureUserPool(): Promise<void> {
  configured ??= configure().catch((error: unknown) => {
    configured = undefined
    throw error
  })
  return configured
}

/** Returns the pool's id token, renewed on request; null without a signed-in user. */
export async function getIdToken({ isRenewed }: { readonly isRenewed: boolean }): Promise<string | null> {
  await configureUserPool()
  const { tokens } = await fetchAuthSession({ forceRefresh: isRenewed })
  return tokens?.idToken?.toString() ?? null
}

/** Signs the user out of the pool on all devices, or with `isGlobal: false` on this one. */
export async function signOutOfUserPool({ isGlobal = true }: { readonly isGlobal?: boolean } = {}): Promise<void> {
  await configureUserPool()
  await signOut({ global: isGlobal })
}

/** A secret for an authenticator app, as text and as the link of a QR code. */
export type AppSecret = { readonly text: string; readonly link: string }

/** Returns a new secret for the user's authenticator app. */
export async function createAppSecret(issuer: string): Promise<AppSecret> {
  await configureUserPool()
  const setup = await setUpTOTP()
  const { tokens } = await fetchAuthSession()
  const email = tokens?.idToken?.payload['email']
  return {
    text: setup.sharedSecret,
    link: setup.getSetupUri(issuer, typeof email === 'string' ? email : undefined).href,
  }
}

/**
 * Requires codes of the app at every sign-in from now on, and ends all sign-ins without one.
 * Throws for a wrong code. The server refuses an admin's sign-in without a code, and learns by this
 * exchange that there is an app; otherwise it would refuse the first sign-in with a code.
 */
export async function enableApp(code: string): Promise<void> {
  await verifyTOTPSetup({ code })
  await updateMFAPreference({ totp: 'PREFERRED' })
  await exchangeIdToken({ isRenewed: false }).catch(() => undefined)
  await signOutOfUserPool()
}

/** Deletes the user's pool account. Only the user has permission to do that. */
export async function deleteUserPoolAccount(): Promise<void> {
  await configureUserPool()
  await deleteUser()
}

/** Exchanges the pool's id token for a session; returns null without a signed-in pool user. */
export async function exchangeIdToken(options: { readonly isRenewed: boolean }): Promise<User | null> {
  const token = await getIdToken(options)
  if (token === null) return null
  const user = await callApi(authRoutes.createSession, { body: { idToken: token, ref: getReferral() } })
  clearReferral()
  return user
}

/** Renews the session with a new token; returns null without a signed-in pool user. */
export const renewSession = (): Promise<User | null> => exchangeIdToken({ isRenewed: true })
