import * as z from 'zod/mini'
import { AmountInput, MoneyString, Version, nameField, noteField } from '../platform/fields'
import { formatCents, toCents } from '../platform/money'
import type { RouteGroup } from '../platform/route'
import { LoyaltyReward, TierBenefit, rewardTypes } from './contract'
import { tierBenefitKinds } from './loyalty'

const MAX_TIERS = 8
const MAX_REWARDS = 20
const MAX_POINTS = 100_000
const MAX_REWARD_ID = 1_000_000
const MAX_POINTS_PER_DOLLAR = 100
// What a stranger could collect with many mailboxes stays small, whatever an owner enters.
const MAX_GIVEN_PERCENT = 50
const MAX_REFERRAL_POINTS = 5000

const INVALID_POINTS_PER_DOLLAR = `Must be a whole number from 0 to ${MAX_POINTS_PER_DOLLAR}`
const INVALID_COST = `Must be a whole number of points from 1 to ${MAX_POINTS.toLocaleString('en-US')}`
const INVALID_PERCENT = 'Must be a whole percent from 1 to 100'
const INVALID_GIVEN_PERCENT = `Must be a whole percent from 0 to ${MAX_GIVEN_PERCENT}`
const INVALID_REFERRAL_POINTS = `Must be a whole number of points from 0 to ${MAX_REFERRAL_POINTS.toLocaleString('en-US')}`
const INVALID_AMOUNT = 'Must be an amount above 0.00'
const INVALID_MULTIPLIER = 'Must be from 1 to 10 with at most two decimals'

const wholeNumber = (least: number, most: number, message: string) =>
  z.int(message).check(z.minimum(least, message), z.maximum(most, message))

/** Exactly one of both discounts, which decides the type. */
export const RewardInput = z
  .object({
    /** Missing for a new reward. */
    id: z.optional(wholeNumber(1, MAX_REWARD_ID, 'Must be the id of a reward')),
    name: nameField(60, 'name'),
    description: noteField(200),
    pointsCost: wholeNumber(1, MAX_POINTS, INVALID_COST),
    rewardType: z.optional(z.enum(rewardTypes)),
    discountPercent: z.optional(z.nullable(wholeNumber(1, 100, INVALID_PERCENT))),
    discountAmount: z.optional(
      z.nullable(AmountInput.check(z.refine((amount) => Number(amount) !== 0, INVALID_AMOUNT))),
    ),
  })
  .check(
    z.refine(
      ({ discountPercent, discountAmount }) => (discountPercent ?? null) !== null || (discountAmount ?? null) !== null,
      {
        error: 'Enter a percent or an amount',
        path: ['discountPercent'],
      },
    ),
    z.refine(
      ({ discountPercent, discountAmount }) => (discountPercent ?? null) === null || (discountAmount ?? null) === null,
      {
        error: 'Enter either a percent or an amount',
        path: ['discountAmount'],
      },
    ),
    z.refine(
      ({ rewardType, discountPercent }) =>
        rewardType === undefined || (rewardType === rewardTypes[0]) === ((discountPercent ?? null) !== null),
      {
        error: 'Must fit the discount',
        path: ['rewardType'],
      },
    ),
  )
export type RewardInput = z.output<typeof RewardInput>

const [noBenefit, morePoints, freeDelivery] = tierBenefitKinds

const BenefitInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum([noBenefit, freeDelivery]) }),
  z.object({
    kind: z.literal(morePoints),
    multiplier: z.number(INVALID_MULTIPLIER).check(
      z.minimum(1, INVALID_MULTIPLIER),
      z.maximum(10, INVALID_MULTIPLIER),
      z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, INVALID_MULTIPLIER),
    ),
  }),
])

const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length

export const TierInput = z.object({ name: nameField(30, 'name'), from: AmountInput, benefit: BenefitInput })

const TiersInput = z.array(TierInput).check(
  z.minLength(1, 'The program needs at least one tier'),
  z.maxLength(MAX_TIERS, `At most ${MAX_TIERS} tiers`),
  z.refine((tiers) => isUnique(tiers.map(({ name }) => name.toLowerCase())), 'Each tier needs a name of its own'),
  z.refine((tiers) => isUnique(tiers.map(({ from }) => Number(from))), 'Each tier needs another amount'),
  z.refine((tiers) => tiers.some(({ from }) => Number(from) === 0), 'One tier must begin at 0.00, for new members'),
)

export const RewardsProgram = z.object({
  /** Whole points for each dollar of dishes after discount. */
  pointsPerDollar: z.int(),
  /** The percents of `first10` and of a good rating's code, and a referral's points; 0: none. */
  firstOrderPercent: z.int(),
  ratingPercent: z.int(),
  referralPoints: z.int(),
  /** Cheapest first. */
  rewards: z.array(LoyaltyReward),
  /** Lowest first; `from` is the amount spent from which a member has the tier. */
  tiers: z.array(z.object({ name: z.string(), from: MoneyString, benefit: TierBenefit })),
  version: z.int(),
})
export type RewardsProgram = z.infer<typeof RewardsProgram>

const UpdateRewardsProgramRequest = z.object({
  pointsPerDollar: wholeNumber(0, MAX_POINTS_PER_DOLLAR, INVALID_POINTS_PER_DOLLAR),
  /** Missing give-aways stay as they are. */
  firstOrderPercent: z.optional(wholeNumber(0, MAX_GIVEN_PERCENT, INVALID_GIVEN_PERCENT)),
  ratingPercent: z.optional(wholeNumber(0, MAX_GIVEN_PERCENT, INVALID_GIVEN_PERCENT)),
  referralPoints: z.optional(wholeNumber(0, MAX_REFERRAL_POINTS, INVALID_REFERRAL_POINTS)),
  rewards: z.array(RewardInput).check(z.maxLength(MAX_REWARDS, `At most ${MAX_REWARDS} rewards`)),
  tiers: TiersInput,
  version: Version,
})
export type UpdateRewardsProgramRequest = z.output<typeof UpdateRewardsProgramRequest>

const describeReward = ({ name, pointsCost, discountPercent, discountAmount }: LoyaltyReward): string =>
  `${name} (${discountPercent === null ? `$${discountAmount ?? ''}` : `${discountPercent}%`} for ${pointsCost} points)`

/** Says what a tier gives, such as `1.25 times the points`. */
export function describeBenefit(benefit: z.infer<typeof TierBenefit>): string {
  switch (benefit.kind) {
    case 'none':
      return 'no benefit'
    case 'points':
      return `${benefit.multiplier} times the points`
    case 'free-delivery':
      return 'free delivery'
  }
}

const describeTier = ({ name, from, benefit }: RewardsProgram['tiers'][number]): string =>
  `${name} from ${formatCents(toCents(from))} (${describeBenefit(benefit)})`

/** Describes a change of the program in one line, for the change log. */
export function describeProgramChange(before: RewardsProgram, after: RewardsProgram): string {
  const listTexts = ({ rewards, tiers, ...given }: RewardsProgram) => [
    `${given.pointsPerDollar} points a dollar`,
    `${given.firstOrderPercent}% off a first order`,
    `${given.ratingPercent}% for a good rating`,
    `${given.referralPoints} points for a referral`,
    ...tiers.map(describeTier),
    ...rewards.map(describeReward),
  ]
  const [earlier, later] = [listTexts(before), listTexts(after)]
  const added = later.filter((text) => !earlier.includes(text))
  const removed = earlier.filter((text) => !later.includes(text)).map((text) => `no longer ${text}`)
  return `Rewards: ${[...added, ...removed].join('; ') || 'texts'}`
}

export const programRoutes = {
  getRewardsProgram: {
    method: 'GET',
    path: '/api/desk/rewards',
    summary: 'The points that a dollar earns, the rewards, the tiers with their benefits, and what is given away',
    access: 'admin',
    table: 'read',
    result: RewardsProgram,
  },
  updateRewardsProgram: {
    method: 'PUT',
    path: '/api/desk/rewards',
    summary: 'Changes points, rewards and tiers of all locations; orders that were placed keep their points',
    access: 'admin',
    concerns: 'group',
    table: 'write',
    body: UpdateRewardsProgramRequest,
    result: RewardsProgram,
  },
} as const satisfies RouteGroup
