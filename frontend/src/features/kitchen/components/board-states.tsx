import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { VStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { ApiError } from '../../../app/api/api-error'

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

type BoardErrorProps = { readonly error: Error; readonly onRetry: () => void }

/** Where boards are for staff only, the way in; otherwise another try. */
export function BoardError({ error, onRetry }: BoardErrorProps) {
  const status = error instanceof ApiError ? error.status : 0
  const isStaffOnly = status === 401 || status === 403
  return (
    <VStack minH="50dvh" justify="center" gap="4" textAlign="center" role="alert">
      <Heading as="h2" size="lg">
        {isStaffOnly ? 'This board is for staff' : 'The orders could not be read'}
      </Heading>
      <Box color="fg.muted">
        {isStaffOnly ? 'Please sign in with a staff account.' : 'The board keeps trying by itself every few seconds.'}
      </Box>
      {isStaffOnly ? (
        <Button asChild>
          <a href="/api/login?returnTo=/kitchen">Log In</a>
        </Button>
      ) : (
        <Button onClick={onRetry}>Try Again</Button>
      )}
    </VStack>
  )
}
