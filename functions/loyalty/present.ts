import type * as z from 'zod/mini'
import type { LoyaltyAccount, LoyaltyReward, LoyaltyTier } from '#shared/loyalty/contract'
import { getTier, type TierThreshold } from '#shared/loyalty/loyalty'
import { centsToDecimal } from '#shared/platform/money'
import type { LoyaltyAccountRecord, RewardRecord } from './records'

export function presentAccount(
  referralCode: string,
  account: LoyaltyAccountRecord,
  tiers: readonly TierThreshold[],
): z.input<typeof LoyaltyAccount> {
  const tier = getTier(account.spentCents, tiers)
  return {
    currentPoints: account.points,
    tierLevel: tier,
    currentTier: tier,
    totalPointsEarned: account.earnedPoints,
    totalSpent: centsToDecimal(account.spentCents),
    joinDate: account.joinedAt,
    referralCode,
  }
}

export const presentReward = ({ discountAmountCents, ...reward }: RewardRecord): z.input<typeof LoyaltyReward> => ({
  ...reward,
  discountAmount: discountAmountCents === null ? null : centsToDecimal(discountAmountCents),
})

export const presentTier = ({ name, minimumSpentCents }: TierThreshold): z.input<typeof LoyaltyTier> => ({
  name,
  minimumSpent: centsToDecimal(minimumSpentCents),
})
