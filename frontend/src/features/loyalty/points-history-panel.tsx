import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Skeleton } from '#ui/chakra/skeleton'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import { formatFullDate } from '#shared/platform/time'
import { useLocationConfig } from '#base/location/location'
import { EmptyState, LoadError } from '#ui/data-states'
import { Surface } from '#ui/chakra/surface'
import { useLoyaltyTransactions } from './use-loyalty'
import { REFUNDED_POINTS_RULE, REWARDS_NOT_LOADED, formatPointCount, formatPointsRule } from './loyalty-text'

const formatSigned = (points: number): string =>
  points > 0 ? `+${formatPointCount(points)}` : formatPointCount(points)

/** All points earned and spent, newest first. */
export function PointsHistoryPanel({ pointsPerDollar }: { readonly pointsPerDollar: number }) {
  const { timeZone } = useLocationConfig()
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useLoyaltyTransactions()
  if (!data) {
    return isError ? (
      <LoadError onRetry={() => void refetch()}>{REWARDS_NOT_LOADED}</LoadError>
    ) : (
      <Skeleton height="40" borderRadius="2xl" />
    )
  }
  const entries = data.pages.flatMap((page) => page.entries)
  if (entries.length === 0) {
    return (
      <EmptyState
        title="No transaction history"
        action={
          <Button asChild variant="outline">
            <Link href="/menu">Order something</Link>
          </Button>
        }
      >
        {formatPointsRule(pointsPerDollar)} Each of them is listed here.
      </EmptyState>
    )
  }
  return (
    <Surface as="div">
      <Text mb="2" fontSize="sm" color="fg.muted">
        {formatPointsRule(pointsPerDollar)} {REFUNDED_POINTS_RULE}
      </Text>
      <ul>
        {entries.map(({ id, description, points, createdAt }) => (
          <Flex as="li" key={id} justify="space-between" align="baseline" gap="4" py="3" borderBottomWidth="1px">
            <Box minW="0" overflowWrap="anywhere">
              {description}
              <Box fontSize="sm" color="fg.subtle">
                {formatFullDate(createdAt, timeZone)}
              </Box>
            </Box>
            <Box
              fontWeight="semibold"
              fontVariantNumeric="tabular-nums"
              whiteSpace="nowrap"
              color={points > 0 ? 'success.fg' : 'fg.muted'}
            >
              {formatSigned(points)} pts
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
