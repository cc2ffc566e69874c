import type * as z from 'zod/mini'
import type { LoyaltyAccount, LoyaltyReward, LoyaltyTier } from '#shared/contract/loyalty'
import { tierOf } from '#shared/rules/loyalty'
import type { Tier } from '#shared/rules/loyalty'
import { fromCents } from '#shared/rules/money'
import type { AccountRecord, RewardRecord } from './records'

export function presentAccount(
  userId: string,
  account: AccountRecord,
  tiers: readonly Tier[],
): z.input<typeof LoyaltyAccount> {
  const tier = tierOf(account.spentCents, tiers)
  return {
    currentPoints: account.points,
    tierLevel: tier,
    currentTier: tier,
    totalPointsEarned: account.earnedPoints,
    totalSpent: fromCents(account.spentCents),
    joinDate: account.joinedAt,
    referralCode: userId,
  }
}

export const presentReward = ({ discountAmountCents, ...reward }: RewardRecord): z.input<typeof LoyaltyReward> => ({
  ...reward,
  discountAmount: discountAmountCents === null ? null : fromCents(discountAmountCents),
})

export const presentTier = ({ name, minimumSpentCents }: Tier): z.input<typeof LoyaltyTier> => ({
  name,
  minimumSpent: fromCents(minimumSpentCents),
})
