import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Skeleton } from '#ui/chakra/skeleton'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import { useOwnCodes } from '#base/cart/discount-codes'
import { LoadError } from '#ui/data-states'
import { AnimatedNumber, ProgressBar } from '#ui/progress'
import {
  OwnCodesList,
  formatPoints,
  formatTierProgress,
  getProgressToNextTier,
  useLoyaltyAccount,
  useTiers,
} from '#features/loyalty'
import { TitledPanel } from '#base/components/titled-panel'

/** Maximum number of codes shown; the rewards page lists all. */
const MAX_CODES = 3

/** The customer's points, tier progress and newest codes. */
export function RewardsStatus() {
  const [{ data: account, isError, refetch }, tiers] = [useLoyaltyAccount(), useTiers()]
  const codes = useOwnCodes()
  const progress = account && tiers.data && getProgressToNextTier(account, tiers.data)
  const retry = () => void Promise.all([refetch(), tiers.refetch()])
  return (
    <TitledPanel title="Rewards Status">
      {account && progress ? (
        <>
          <Flex justify="space-between" align="baseline" wrap="wrap" columnGap="4" mb="3">
            <Box fontFamily="heading" fontSize="2xl" fontVariantNumeric="tabular-nums">
              <AnimatedNumber text={formatPoints(account.currentPoints)} />
            </Box>
            <Box color="accent.fg" fontWeight="semibold">
              {account.tierLevel}
            </Box>
          </Flex>
          <ProgressBar label="Tier progress" percent={progress.percent} valueText={formatTierProgress(progress)} />
          <Text mt="2" fontSize="sm" color="fg.muted">
            {formatTierProgress(progress)}
          </Text>
        </>
      ) : isError || tiers.isError ? (
        <LoadError isInPanel onRetry={retry}>
          Your points could not be loaded right now.
        </LoadError>
      ) : (
        <Skeleton height="20" />
      )}
      <OwnCodesList title="Your codes" codes={codes} most={MAX_CODES} />
      <Button asChild variant="subtle" mt="5">
        <Link href="/loyalty">View Rewards</Link>
      </Button>
    </TitledPanel>
  )
}
