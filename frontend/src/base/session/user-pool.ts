import { Amplify } from 'aws-amplify'
import { deleteUser, fetchAuthSession, signOut } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { sessionStorage } from 'aws-amplify/utils'
import { authRoutes } from '#shared/accounts/contract'
import type { User } from '#shared/accounts/contract'
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

/** Leads Amplify to the site's user pool, whose names only the server knows. */
export function configureUserPool(): Promise<void> {
  configured ??= configure().catch((error: unknown) => {
    configured = undefined
    throw error
  })
  return configured
}

/** The id token of whoever is signed in at the pool, on wish a new one; null when nobody is. */
export async function getIdToken({ isRenewed }: { readonly isRenewed: boolean }): Promise<string | null> {
  await configureUserPool()
  const { tokens } = await fetchAuthSession({ forceRefresh: isRenewed })
  return tokens?.idToken?.toString() ?? null
}

/** Ends every sign-in of this person at the pool, here and on other devices. */
export async function signOutOfUserPool(): Promise<void> {
  await configureUserPool()
  await signOut({ global: true })
}

/** Deletes this person's account at the pool, which only they may. */
export async function deleteUserPoolAccount(): Promise<void> {
  await configureUserPool()
  await deleteUser()
}

/**
 * Trades an id token of the pool for the site's session; null when nobody is signed in at the pool.
 */
export async function exchangeIdToken(wish: { readonly isRenewed: boolean }): Promise<User | null> {
  const token = await getIdToken(wish)
  if (token === null) return null
  const user = await callApi(authRoutes.createSession, { body: { idToken: token, ref: getReferral() } })
  clearReferral()
  return user
}

/** The session anew, from a new token; null when the pool knows nobody here any more. */
export const renewSession = (): Promise<User | null> => exchangeIdToken({ isRenewed: true })
