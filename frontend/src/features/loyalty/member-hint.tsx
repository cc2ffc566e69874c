import { Text } from '@chakra-ui/react/text'
import type { Cents } from '#shared/platform/money'
import { formatBenefit, formatPoints } from './loyalty-text'
import { useMemberTerms, useOptionalLoyaltyAccount } from './use-loyalty'

/** What the tier of the signed-in user gives for the next order; nothing without a benefit. */
export function MemberHint() {
  const { data } = useOptionalLoyaltyAccount()
  const gives = data && formatBenefit(data.benefit)
  if (!gives || (data.benefit.kind === 'points' && data.pointsPerDollar === 0)) return null
  return (
    <Text mt="2" fontSize="sm" color="fg.muted">
      {data.currentTier} member: {gives} on your order.
    </Text>
  )
}

/** The points that dishes for this price after discount earn, without those of specials. */
export function EarnedPoints({ dishesCents }: { readonly dishesCents: Cents }) {
  const { pointsRate } = useMemberTerms()
  const points = Math.floor((dishesCents * pointsRate) / 10_000)
  if (points === 0) return null
  return (
    <Text mt="2" fontSize="sm" color="fg.muted">
      This order earns about {formatPoints(points)}.
    </Text>
  )
}
