import * as z from 'zod/mini'
import { rewardTypes } from '#shared/loyalty/contract'
import { locations } from '#shared/locations/index'
import { tierNames } from '#shared/loyalty/loyalty'
import { versionedRecord } from '../platform/table/table-schema'

const account = (userId: string) => `LOYALTY#${userId}`

/**
 * Where loyalty lives: the programme's tiers and rewards in one partition, and a partition for each
 * account with its ledger by time.
 */
export const loyaltyKeys = {
  programme: 'LOYALTY',
  tier: (name: string) => ({ pk: 'LOYALTY', sk: `TIER#${name}` }),
  reward: (id: string | number) => ({ pk: 'LOYALTY', sk: `REWARD#${id}` }),
  partition: account,
  account: (userId: string) => ({ pk: account(userId), sk: 'ACCOUNT' }),
  entry: (userId: string, at: string, id: string) => ({ pk: account(userId), sk: `ENTRY#${at}#${id}` }),
  /** How many bonuses a referrer has of a month. */
  referralCount: (userId: string, month: string) => ({ pk: account(userId), sk: `REFERRALS#${month}` }),
  /** The friend whose mailbox or phone this is and who has had the bonus. */
  referralClaim: (claim: string) => ({ pk: `REFERRED#${claim}`, sk: 'CLAIM' }),
  /** Who brought this user. */
  referral: (userId: string) => ({ pk: account(userId), sk: 'REFERRAL' }),
} as const

export const TierRecord = versionedRecord(
  z.object({
    type: z.literal('Tier'),
    name: z.enum(tierNames),
    minimumSpentCents: z.int(),
  }),
)
export type TierRecord = z.infer<typeof TierRecord>

const rewardFields = {
  type: z.literal('Reward'),
  id: z.int(),
  name: z.string(),
  description: z.string(),
  pointsCost: z.int(),
}

export const RewardRecord = versionedRecord(
  z.discriminatedUnion('rewardType', [
    z.object({
      ...rewardFields,
      rewardType: z.literal(rewardTypes[0]),
      discountPercent: z.int(),
      discountAmountCents: z.null(),
    }),
    z.object({
      ...rewardFields,
      rewardType: z.literal(rewardTypes[1]),
      discountPercent: z.null(),
      discountAmountCents: z.int(),
    }),
  ]),
)
export type RewardRecord = z.infer<typeof RewardRecord>

/** The sums of an account's ledger; its tier follows from what was spent. */
export const LoyaltyAccountRecord = versionedRecord(
  z.object({
    type: z.literal('LoyaltyAccount'),
    points: z.int(),
    earnedPoints: z.int(),
    spentCents: z.int(),
    joinedAt: z.string(),
  }),
)
export type LoyaltyAccountRecord = z.infer<typeof LoyaltyAccountRecord>

/** A line of the ledger: written once, never changed. */
export const LedgerEntryRecord = versionedRecord(
  z.object({
    type: z.literal('LedgerEntry'),
    id: z.string(),
    description: z.string(),
    points: z.int(),
    createdAt: z.string(),
    /** Where the day's figures count it, and as what; those of orders count with the orders. */
    counts: z.optional(z.object({ at: z.enum(locations.map(({ code }) => code)), as: z.enum(['issued', 'redeemed']) })),
  }),
)
export type LedgerEntryRecord = z.infer<typeof LedgerEntryRecord>

/**
 * Who brought a user, and the completed order that both have their bonus for as long as it stays
 * completed. Mailboxes, phones and other claims are digests (functions/platform/session/signing-keys.ts).
 */
export const ReferralRecord = versionedRecord(
  z.object({
    type: z.literal('Referral'),
    referrerId: z.string(),
    at: z.string(),
    /** The mailbox of the friend's account. */
    mailbox: z.string(),
    givenFor: z.optional(
      z.object({
        orderId: z.string(),
        completion: z.int(),
        /** The month, `YYYY-MM`, whose bonuses of the referrer it is among. */
        month: z.string(),
        /** Mailboxes and phone of the friend: each of them gives one bonus only. */
        claims: z.array(z.string()),
      }),
    ),
  }),
)
export type ReferralRecord = z.infer<typeof ReferralRecord>
