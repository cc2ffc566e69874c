import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '#ui/chakra/heading'
import { VStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import { ApiError } from '#base/api/client'
import { useWords } from '#base/language/use-words'
import { useLogout } from '#base/session/sign-in'

/** Shown to people who aren't staff: guests sign in, customers sign out or switch accounts. */
function StaffOnly({ isSignedIn, path }: { readonly isSignedIn: boolean; readonly path: string }) {
  const { board: words } = useWords()
  const { mutate: signOut, isPending } = useLogout()
  return (
    <>
      <Heading as="h2" size="lg">
        {words.forStaff}
      </Heading>
      <Text color="fg.muted">{isSignedIn ? words.signedInAsCustomer : words.pleaseSignIn}</Text>
      <Flex gap="3" wrap="wrap" justify="center">
        {isSignedIn ? (
          <Button disabled={isPending} aria-busy={isPending} onClick={() => signOut()}>
            {words.signInAsStaff}
          </Button>
        ) : (
          <Button asChild>
            <a href={`/api/login?returnTo=${path}`}>{words.logIn}</a>
          </Button>
        )}
        <Button asChild variant="outline">
          <Link href="/menu">{words.seeMenu}</Link>
        </Button>
      </Flex>
    </>
  )
}

const statusOf = (error: Error | null): number => (error instanceof ApiError ? error.status : 0)

/** Whether the server refuses this user access to the board. */
export const isStaffOnly = (error: Error | null): boolean => [401, 403].includes(statusOf(error))

type BoardErrorProps = { readonly error: Error; readonly path: string; readonly onRetry: () => void }

/** Shows sign-in if the board is for staff only; otherwise the error with a retry. */
export function BoardError({ error, path, onRetry }: BoardErrorProps) {
  const { board: words } = useWords()
  return (
    <VStack minH="50dvh" justify="center" gap="4" textAlign="center" role="alert">
      {isStaffOnly(error) ? (
        <StaffOnly isSignedIn={statusOf(error) === 403} path={path} />
      ) : (
        <>
          <Heading as="h2" size="lg">
            {words.readFailed}
          </Heading>
          <Text color="fg.muted">{words.keepsTrying}</Text>
          <Button onClick={onRetry}>{words.tryAgain}</Button>
        </>
      )}
    </VStack>
  )
}
