import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { VStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'

export const boardColumns = 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))'

/** The place of the tickets while they load. */
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
