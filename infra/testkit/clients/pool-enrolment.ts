import { Amplify } from 'aws-amplify'
import {
  confirmResetPassword,
  resetPassword,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { calculateTotp, getTotpStep } from '#infra/local/emulated/user-pool/totp'
import { localUserPool } from '#infra/local/emulated/user-pool/user-accounts'

/** Connects Amplify to the user pool of the running product, as the pages do. */
const configureTestPool = (): void =>
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: localUserPool.id,
        userPoolClientId: localUserPool.clientId,
        userPoolEndpoint: process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'] ?? '',
        loginWith: { email: true },
      },
    },
  })

/**
 * Does what an invited person does at the pool: sets a password with the mailed code and sets up an
 * authenticator app. Returns the app's secret and the password.
 */
export async function enrolAtPool(username: string, readCode: () => string) {
  const password = 'a dozen rolls and tea'
  configureTestPool()
  await resetPassword({ username })
  await confirmResetPassword({ username, confirmationCode: readCode(), newPassword: password })
  await signIn({ username, password })
  const { sharedSecret } = await setUpTOTP()
  await verifyTOTPSetup({ code: calculateTotp(sharedSecret, getTotpStep(new Date())) })
  await updateMFAPreference({ totp: 'PREFERRED' })
  await signOut()
  return { secret: sharedSecret, password }
}
