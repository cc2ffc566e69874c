import type { LoyaltyAccount } from '#shared/contract/loyalty'

/** A customer's points, as the account page reads them. */
export const buildLoyaltyAccount = (over: Partial<LoyaltyAccount> = {}): LoyaltyAccount => ({
  currentPoints: 120,
  tierLevel: 'Bronze',
  currentTier: 'Bronze',
  totalPointsEarned: 125,
  totalSpent: '125.00',
  joinDate: '2026-01-01T00:00:00.000Z',
  referralCode: 'dana',
  ...over,
})
