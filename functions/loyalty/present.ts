import type * as z from 'zod/mini'
import type { LoyaltyAccount, LoyaltyTier } from '#shared/loyalty/contract'
import { getTier, type Tier } from '#shared/loyalty/loyalty'
import { centsToDecimal } from '#shared/platform/money'
import type { LoyaltyAccountRecord } from './records'

type Program = {
  readonly tiers: readonly Tier[]
  readonly pointsPerDollar: number
  readonly referralPoints: number
}

export function presentAccount(
  referralCode: string,
  account: LoyaltyAccountRecord,
  { tiers, pointsPerDollar, referralPoints }: Program,
): z.input<typeof LoyaltyAccount> {
  const { name, benefit } = getTier(account.spentCents, tiers)
  return {
    currentPoints: account.points,
    tierLevel: name,
    currentTier: name,
    benefit,
    pointsPerDollar,
    totalPointsEarned: account.earnedPoints,
    totalSpent: centsToDecimal(account.spentCents),
    joinDate: account.joinedAt,
    referralPoints,
    referralCode,
  }
}

export const presentTier = ({ name, minimumSpentCents, benefit }: Tier): z.input<typeof LoyaltyTier> => ({
  name,
  minimumSpent: centsToDecimal(minimumSpentCents),
  benefit,
})
