import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { VStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import { ApiError } from '#base/api/api-error'
import { useLogout } from '#base/session/sign-in'

export const boardColumns = 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))'

export const BoardSkeleton = () => (
  <Grid templateColumns={boardColumns} gap="4" role="status" aria-label="Loading orders">
    <Skeleton height="80" borderRadius="xl" />
    <Skeleton height="80" borderRadius="xl" />
    <Skeleton height="80" borderRadius="xl" />
  </Grid>
)

export const EmptyBoard = ({ title }: { readonly title: string }) => (
  <VStack minH="50dvh" justify="center" gap="3" textAlign="center">
    <Heading as="h2" size="xl">
      {title}
    </Heading>
    <Text color="fg.muted">New orders appear here by themselves.</Text>
  </VStack>
)

/** A guest signs in; who is signed in as a customer leaves, or goes on as somebody else. */
function StaffOnly({ isSignedIn, path }: { readonly isSignedIn: boolean; readonly path: string }) {
  const { mutate: signOut } = useLogout()
  return (
    <>
      <Heading as="h2" size="lg">
        This board is for staff
      </Heading>
      <Text color="fg.muted">
        {isSignedIn ? 'You are signed in as a customer.' : 'Please sign in with a staff account.'}
      </Text>
      <Flex gap="3" wrap="wrap" justify="center">
        {isSignedIn ? (
          <Button onClick={() => signOut()}>Sign in as staff</Button>
        ) : (
          <Button asChild>
            <a href={`/api/login?returnTo=${path}`}>Log In</a>
          </Button>
        )}
        <Button asChild variant="outline">
          <Link href="/menu">See the menu</Link>
        </Button>
      </Flex>
    </>
  )
}

const statusOf = (error: Error | null): number => (error instanceof ApiError ? error.status : 0)

/** Whether the board may no longer be looked at, or never might. */
export const isStaffOnly = (error: Error | null): boolean => [401, 403].includes(statusOf(error))

type BoardErrorProps = { readonly error: Error; readonly path: string; readonly onRetry: () => void }

/** Where boards are for staff only, the way in and the way on; otherwise another try. */
export function BoardError({ error, path, onRetry }: BoardErrorProps) {
  return (
    <VStack minH="50dvh" justify="center" gap="4" textAlign="center" role="alert">
      {isStaffOnly(error) ? (
        <StaffOnly isSignedIn={statusOf(error) === 403} path={path} />
      ) : (
        <>
          <Heading as="h2" size="lg">
            The orders could not be read
          </Heading>
          <Text color="fg.muted">The board keeps trying by itself every few seconds.</Text>
          <Button onClick={onRetry}>Try Again</Button>
        </>
      )}
    </VStack>
  )
}
