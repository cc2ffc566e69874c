import { Amplify } from 'aws-amplify'
import { deleteUser, fetchAuthSession, signOut } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { sessionStorage } from 'aws-amplify/utils'
import { authRoutes } from '#shared/contract/auth'
import { userPoolSettings } from '#shared/user-pool'
import { callApi } from '../api/call'

let configured: Promise<void> | undefined

async function configure(): Promise<void> {
  const { userPoolId, userPoolClientId, endpoint } = await callApi(authRoutes.settings)
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
