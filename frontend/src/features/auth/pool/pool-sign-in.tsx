import { Authenticator } from '@aws-amplify/ui-react'
import { Button } from '@chakra-ui/react/button'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Text } from '@chakra-ui/react/text'
import { useQuery } from '@tanstack/react-query'
import { userPoolSettings } from '#shared/user-pool'
import { getSessionExpiresAt } from '#base/session/session'
import { Surface } from '#base/components/surface'
import { configureUserPool, signOutOfUserPool } from '#base/session/pool'
import { CompleteSignIn } from './enter-site'
import './pool-styles'

const passwordLabel = { placeholder: `At least ${userPoolSettings.passwordLength} characters` }

const formFields = {
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
} as const

/** Whoever signed out while the pool could not be told is signed out there now. */
async function arrive(): Promise<true> {
  await configureUserPool()
  if (getSessionExpiresAt() === undefined) await signOutOfUserPool()
  return true
}

/** Signing up and in at the site's user pool, by Amplify's own screens. */
export function PoolSignIn() {
  const { isPending, isError, refetch } = useQuery({ queryKey: ['user-pool'], queryFn: arrive, gcTime: 0 })
  if (isPending) return <Skeleton height="96" borderRadius="2xl" role="status" aria-label="Loading" />
  return (
    <Surface aria-label="Your account">
      {isError ? (
        <>
          <Text role="alert">Signing in is not possible right now. You can order as a guest.</Text>
          <Button mt="5" onClick={() => void refetch()}>
            Try Again
          </Button>
        </>
      ) : (
        <div data-amplify-theme="ember">
          <Authenticator formFields={formFields}>
            {({ signOut }) => <CompleteSignIn onOther={() => signOut?.()} />}
          </Authenticator>
        </div>
      )}
    </Surface>
  )
}
