import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '#ui/chakra/heading'
import { Skeleton } from '#ui/chakra/skeleton'
import { VStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { DamagedTicket } from '#shared/kitchen/contract'
import { useWords } from '#base/language/use-words'
import { Notice } from './notice'

export const boardColumns = 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))'

/** The place of the tickets while they load. */
export const BoardSkeleton = () => (
  <Grid templateColumns={boardColumns} gap="4" role="status" aria-label={useWords().board.loading}>
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
    <Text color="fg.muted">{useWords().board.newOrdersAppear}</Text>
  </VStack>
)

/** Orders that the board can't show. The kitchen must learn that they exist. */
export function DamagedNotices({ tickets }: { readonly tickets: readonly DamagedTicket[] }) {
  const { board, tickets: ticketWords } = useWords()
  return tickets.map(({ id, ticketNumber }) => (
    <Notice key={id} tone="danger" mb={{ base: '3', md: '4' }}>
      {board.damaged(ticketNumber === null ? null : ticketWords.ticket(ticketNumber), id)}
    </Notice>
  ))
}
