import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Text } from '@chakra-ui/react/text'
import { useLocationConfig } from '../../../app/location'
import { Surface } from '../../../components/surface'
import { useTransactions } from '../api/use-loyalty'
import { dayText } from '../words'
import { LoyaltyUnreachable } from './loyalty-unreachable'

const signed = (points: number): string => (points > 0 ? `+${points}` : String(points))

/** Every point that came and went, newest first. */
export function HistoryPanel() {
  const { timeZone } = useLocationConfig()
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTransactions()
  if (!data) return isError ? <LoyaltyUnreachable onRetry={() => void refetch()} /> : <Skeleton height="40" />
  const entries = data.pages.flatMap((page) => page.entries)
  if (entries.length === 0) {
    return (
      <Text py="10" textAlign="center" color="fg.muted">
        No transaction history
      </Text>
    )
  }
  return (
    <Surface as="div">
      <ul>
        {entries.map(({ id, description, points, createdAt }) => (
          <Flex as="li" key={id} justify="space-between" align="baseline" gap="4" py="3" borderBottomWidth="1px">
            <Box minW="0" overflowWrap="anywhere">
              {description}
              <Box fontSize="sm" color="fg.subtle">
                {dayText(createdAt, timeZone)}
              </Box>
            </Box>
            <Box
              fontWeight="semibold"
              fontVariantNumeric="tabular-nums"
              whiteSpace="nowrap"
              color={points > 0 ? 'success.fg' : 'fg.muted'}
            >
              {signed(points)} pts
            </Box>
          </Flex>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          mt="5"
          variant="outline"
          aria-busy={isFetchingNextPage}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading…' : 'Show earlier points'}
        </Button>
      )}
    </Surface>
  )
}
