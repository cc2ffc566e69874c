import './pool-styles'
import { Button } from '@chakra-ui/react/button'
import { HStack } from '@chakra-ui/react/stack'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Text } from '@chakra-ui/react/text'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getErrorMessage } from '#base/api/client'
import { getSessionExpiresAt, loadSession } from '#base/session/session'
import { toast } from '#ui/toast'
import { configureUserPool, exchangeIdToken, signOutOfUserPool } from '#base/session/user-pool'
import { Authenticator } from '@aws-amplify/ui-react'
import { userPoolSettings } from '#shared/accounts/access'
import { Surface } from '#ui/surface'

type EnterSiteProps = { readonly onOther: () => void }

/**
 * From the pool into the site: the token is traded for the session; the login page then leads on.
 */
export function CompleteSignIn({ onOther }: EnterSiteProps) {
  const { mutate, error } = useMutation({
    mutationFn: () => exchangeIdToken({ isRenewed: false }),
    onSuccess: async (user) => {
      if (!user) return onOther()
      await loadSession()
      toast({ title: 'Logged in successfully!' })
    },
  })
  useEffect(() => mutate(), [mutate])

  if (!error) return <Skeleton height="64" borderRadius="xl" role="status" aria-label="Signing you in" />
  return (
    <>
      <Text role="alert" color="danger.fg">
        {getErrorMessage(error, 'You could not be signed in. Please try again.')}
      </Text>
      <HStack mt="5" gap="3" flexWrap="wrap">
        <Button onClick={() => mutate()}>Try Again</Button>
        <Button variant="outline" onClick={onOther}>
          Use Another Account
        </Button>
      </HStack>
    </>
  )
}

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
