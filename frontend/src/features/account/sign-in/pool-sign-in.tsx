import './pool-styles'
import { Button } from '#ui/chakra/button'
import { Heading } from '#ui/chakra/heading'
import { HStack } from '@chakra-ui/react/stack'
import { Skeleton } from '#ui/chakra/skeleton'
import { Text } from '@chakra-ui/react/text'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { ApiError, getErrorMessage } from '#base/api/client'
import { getSessionExpiresAt, loadSession } from '#base/session/session'
import { toast } from '#ui/toast'
import { configureUserPool, exchangeIdToken, signOutOfUserPool } from '#base/session/user-pool'
import { Authenticator } from '@aws-amplify/ui-react'
import { Surface } from '#ui/chakra/surface'
import { SetUpApp } from './set-up-app'
import { signInServices } from './sign-in-code'
import { formFields, setSignInTexts } from './sign-in-texts'

setSignInTexts()

type CompleteSignInProps = { readonly onOtherAccount: () => void }

/** Exchanges the user pool's token for a session of the site. The login page then redirects. */
function CompleteSignIn({ onOtherAccount }: CompleteSignInProps) {
  const { mutate, error } = useMutation({
    mutationFn: () => exchangeIdToken({ isRenewed: false }),
    onSuccess: async (user) => {
      if (!user) return onOtherAccount()
      await loadSession()
      toast({ title: 'You’re signed in' })
    },
  })
  useEffect(() => mutate(), [mutate])

  if (error instanceof ApiError && error.code === 'mfa-required') return <SetUpApp onDone={onOtherAccount} />
  if (!error) return <Skeleton height="64" borderRadius="xl" role="status" aria-label="Signing you in" />
  return (
    <>
      <Text role="alert" color="danger.fg">
        {getErrorMessage(error, 'You could not be signed in. Please try again.')}
      </Text>
      <HStack mt="5" gap="3" flexWrap="wrap">
        <Button onClick={() => mutate()}>Try Again</Button>
        <Button variant="outline" onClick={onOtherAccount}>
          Use Another Account
        </Button>
      </HStack>
    </>
  )
}

/** Signs out of the user pool if the site's session ended while the pool was unreachable. */
async function prepareUserPool(): Promise<true> {
  await configureUserPool()
  if (getSessionExpiresAt() === undefined) await signOutOfUserPool()
  return true
}

/** How a person starts who follows the link of an invitation: with a password of their own. */
const InvitationHeader = () => (
  <>
    <Heading as="h2" size="md" mb="3">
      Join the Team
    </Heading>
    <Text mb="5">
      Enter the email address that was invited, and set a password with the code that you get by mail. If you have an
      account already, go back to sign in.
    </Text>
  </>
)

const PasswordHeader = () => (
  <Heading as="h2" size="md" mb="3">
    Set Your Password
  </Heading>
)

/** After the password was set, the person signs in with it. */
const SignInHeader = () => <Text p="5">Sign in with the email address that was invited and your password.</Text>

const invitationScreens = {
  initialState: 'forgotPassword',
  components: {
    ForgotPassword: { Header: InvitationHeader },
    ConfirmResetPassword: { Header: PasswordHeader },
    SignIn: { Header: SignInHeader },
  },
} as const

/** Signs up and in at the site's user pool with Amplify's screens. */
export function PoolSignIn() {
  const [search, setSearch] = useSearchParams()
  const isInvited = search.has('invited')
  const startOver = (signOut: (() => void) | undefined) => {
    // Otherwise the next attempt would start with the invitation again.
    const returnTo = search.get('returnTo')
    setSearch(returnTo === null ? {} : { returnTo })
    signOut?.()
  }
  const { isPending, isError, refetch } = useQuery({ queryKey: ['user-pool'], queryFn: prepareUserPool, gcTime: 0 })
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
          <Authenticator
            key={String(isInvited)}
            formFields={formFields}
            services={signInServices}
            {...(isInvited && invitationScreens)}
          >
            {({ signOut }) => <CompleteSignIn onOtherAccount={() => startOver(signOut)} />}
          </Authenticator>
        </div>
      )}
    </Surface>
  )
}
