import type { OwnDiscountCode } from '#shared/payments/contract'
import type { LoyaltyAccount, LoyaltyReward, LoyaltyTier } from '#shared/loyalty/contract'
import { formatFullDate } from '#shared/platform/time'
import { getTierProgress, type TierProgress } from '#shared/loyalty/loyalty'
import { formatCents, formatDecimal, toCents } from '#shared/platform/money'

/**
 * Returns an account's progress to the next tier.
 * A correction can make the total negative for a moment, which counts as 0.
 */
export function getProgressToNextTier({ totalSpent }: LoyaltyAccount, tiers: readonly LoyaltyTier[]): TierProgress {
  const spentCents = totalSpent.startsWith('-') ? 0 : toCents(totalSpent)
  return getTierProgress(
    spentCents,
    tiers.map(({ name, minimumSpent }) => ({ name, minimumSpentCents: toCents(minimumSpent) })),
  )
}

export const formatTierProgress = ({ next, missingCents }: TierProgress): string =>
  next ? `${formatCents(missingCents)} to ${next.name}` : 'You have reached the highest tier'

/** Says what a tier gives its members; null if it gives nothing. */
export function formatBenefit(benefit: LoyaltyTier['benefit']): string | null {
  switch (benefit.kind) {
    case 'none':
      return null
    case 'points':
      return `${benefit.multiplier} times the points`
    case 'free-delivery':
      return 'free delivery'
  }
}

/** Describes the tiers: their thresholds and benefits. */
export const formatTiers = (tiers: readonly LoyaltyTier[]): string => {
  const steps = tiers.map(({ name, minimumSpent, benefit }) => {
    const gives = formatBenefit(benefit)
    return `${name} from ${formatCents(toCents(minimumSpent)).replace(/\.00$/, '')}${gives ? ` (${gives})` : ''}`
  })
  return `${steps.join(', ')} spent with us.`
}

/** Says what a dollar earns: `a point`, `3 points`. */
const formatPointsPerDollar = (points: number): string => (points === 1 ? 'a point' : `${points} points`)

/** Says what the program is about, below the page's title. */
export const formatProgram = (pointsPerDollar = 1): string =>
  pointsPerDollar === 0
    ? 'Trade your points for rewards.'
    : `Earn ${formatPointsPerDollar(pointsPerDollar)} for every dollar, and trade points for rewards.`

const counts = new Intl.NumberFormat('en-US')

/** Formats points as `1,250`. */
export const formatPointCount = (points: number): string => counts.format(points)

/** Formats points as `1,250 points`. */
export const formatPoints = (points: number): string =>
  `${formatPointCount(points)} ${points === 1 ? 'point' : 'points'}`

/** Formats the discount of a reward, such as `10%` or `$3`. */
export const formatRewardValue = ({ rewardType, discountPercent, discountAmount }: LoyaltyReward): string =>
  rewardType === 'discount_percent'
    ? `${discountPercent ?? 0}%`
    : formatCents(toCents(discountAmount ?? '0')).replace(/\.00$/, '')

/** Says until when a code is valid, or that it is used or expired. */
export function formatCodeState({ state, remaining, expiresAt }: OwnDiscountCode, timeZone: string): string {
  if (state === 'spent') return 'Used'
  const day = formatFullDate(expiresAt, timeZone)
  if (state === 'partly-spent') return `${formatDecimal(remaining ?? '0.00')} left, good until ${day}`
  return state === 'expired' ? `Expired ${day}` : `Good until ${day}`
}

export const REWARDS_NOT_LOADED = 'Your rewards could not be loaded. Your points are safe.'

/** Says what earns points. */
export const formatPointsRule = (pointsPerDollar = 1): string =>
  pointsPerDollar === 0
    ? 'Orders earn no points at the moment.'
    : `Every whole dollar of your dishes after discount earns ${formatPointsPerDollar(pointsPerDollar)}; tax, fee and tip earn none.`
export const REFUNDED_POINTS_RULE =
  'A refund, also as a code, takes back the points and dollars of what was refunded. If your points fall below zero, unused reward codes end, newest first, and their points come back.'
