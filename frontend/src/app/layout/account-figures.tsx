import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { formatPointCount, formatPoints, useLoyaltyAccount } from '#features/loyalty'

/** Points, tier and lifetime earned: plain text, for a menu may hold no list. */
export function AccountPointsSummary() {
  const { data, isError } = useLoyaltyAccount()
  const figures = [
    ['Points', data && formatPointCount(data.currentPoints)],
    ['Tier', data?.tierLevel],
    ['Lifetime earned', data && formatPoints(data.totalPointsEarned)],
  ] as const
  if (isError && !data) return null
  return (
    <Box px="3" pb="2" fontSize="sm" minH="16">
      {figures.map(([label, value]) => (
        <Flex key={label} justify="space-between" gap="6">
          <Box as="span" color="fg.muted">
            {label}
          </Box>
          <Box as="span" fontVariantNumeric="tabular-nums">
            {value ?? '…'}
          </Box>
        </Flex>
      ))}
    </Box>
  )
}
