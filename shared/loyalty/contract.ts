import * as z from 'zod/mini'
import { tierBenefitKinds } from './loyalty'
import { MoneyString, numberField, PageQuery } from '../platform/fields'
import type { RouteGroup } from '../platform/route'

const [noBenefit, morePoints, freeDelivery] = tierBenefitKinds

export const TierBenefit = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum([noBenefit, freeDelivery]) }),
  z.object({ kind: z.literal(morePoints), multiplier: z.number() }),
])

export const LoyaltyAccount = z.object({
  currentPoints: z.int(),
  tierLevel: z.string(),
  /** The same as `tierLevel`; clients read both names (docs/product/loyalty.md#loyalty-account). */
  currentTier: z.string(),
  /** What the tier gives, and what a dollar earns without it. */
  benefit: TierBenefit,
  pointsPerDollar: z.int(),
  totalPointsEarned: z.int(),
  totalSpent: MoneyString,
  joinDate: z.string(),
  /** What a referral gives to each of the two users; 0 for nothing. */
  referralPoints: z.int(),
  /** The `ref` of this user's referral link. */
  referralCode: z.string(),
})
export type LoyaltyAccount = z.infer<typeof LoyaltyAccount>

export const LoyaltyTransaction = z.object({
  id: z.string(),
  description: z.string(),
  /** Positive earns, negative spends. */
  points: z.int(),
  createdAt: z.string(),
})
export type LoyaltyTransaction = z.infer<typeof LoyaltyTransaction>

export const rewardTypes = ['discount_percent', 'discount_amount'] as const

export const LoyaltyReward = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  pointsCost: z.int(),
  rewardType: z.enum(rewardTypes),
  discountPercent: z.nullable(z.int()),
  discountAmount: z.nullable(MoneyString),
})
export type LoyaltyReward = z.infer<typeof LoyaltyReward>

export const LoyaltyTier = z.object({ name: z.string(), minimumSpent: MoneyString, benefit: TierBenefit })
export type LoyaltyTier = z.infer<typeof LoyaltyTier>

const RewardId = numberField('the id of a reward')

export const loyaltyRoutes = {
  getAccount: {
    method: 'GET',
    path: '/api/loyalty/account',
    summary: "The caller's points and tier; the account is created on first use",
    access: 'user',
    table: 'write',
    result: LoyaltyAccount,
  },
  listTransactions: {
    method: 'GET',
    path: '/api/loyalty/transactions',
    summary: "The caller's points earned and spent, newest first",
    access: 'user',
    table: 'read',
    query: PageQuery,
    result: z.array(LoyaltyTransaction),
  },
  listRewards: {
    method: 'GET',
    path: '/api/loyalty/rewards',
    summary: 'The rewards that points can be redeemed for, cheapest first',
    access: 'user',
    table: 'read',
    result: z.array(LoyaltyReward),
  },
  listTiers: {
    method: 'GET',
    path: '/api/loyalty/tiers',
    summary: 'The tiers and what has to be spent for each',
    access: 'user',
    table: 'read',
    result: z.array(LoyaltyTier),
  },
  redeemReward: {
    method: 'POST',
    path: '/api/loyalty/redeem',
    summary: 'Redeems points for a reward and issues its single-use code',
    access: 'user',
    table: 'write',
    body: z.object({ rewardId: RewardId }),
    result: z.object({ code: z.string(), reward: LoyaltyReward, account: LoyaltyAccount }),
  },
} as const satisfies RouteGroup
