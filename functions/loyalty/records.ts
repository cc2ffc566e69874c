import { getGroupPart, type SiteKind } from '#shared/locations/site-kind'
import * as z from 'zod/mini'
import { INITIAL_POINTS_PER_DOLLAR, initialGiveAways } from '#shared/loyalty/loyalty'
import { TierBenefit, rewardTypes } from '#shared/loyalty/contract'
import { locations } from '#shared/locations/index'
import { versionedRecord } from '../platform/table/table-schema'

const accountPartition = (userId: string) => `LOYALTY#${userId}`

/**
 * Keys of the loyalty program: one partition for tiers and rewards, and one for each account with
 * its ledger by time.
 */
export const loyaltyKeys = {
  /** The program of the test sites counts until a location is live. */
  programme: (kind?: SiteKind) => `${getGroupPart(kind)}LOYALTY`,
  tier: (name: string, kind?: SiteKind) => ({ pk: loyaltyKeys.programme(kind), sk: `TIER#${name}` }),
  /** What a dollar earns, and the version of the whole program. */
  terms: (kind?: SiteKind) => ({ pk: loyaltyKeys.programme(kind), sk: 'TERMS' }),
  reward: (id: string | number, kind?: SiteKind) => ({ pk: loyaltyKeys.programme(kind), sk: `REWARD#${id}` }),
  partition: accountPartition,
  account: (userId: string) => ({ pk: accountPartition(userId), sk: 'ACCOUNT' }),
  entry: (userId: string, at: string, id: string) => ({ pk: accountPartition(userId), sk: `ENTRY#${at}#${id}` }),
  /** The number of bonuses that a referrer got in a month. */
  referralCount: (userId: string, month: string) => ({ pk: accountPartition(userId), sk: `REFERRALS#${month}` }),
  /** The friend with this mailbox or phone, who got the bonus. */
  referralClaim: (claim: string) => ({ pk: `REFERRED#${claim}`, sk: 'CLAIM' }),
  /** The account of a referral code. */
  referralCode: (code: string) => ({ pk: `REFERRALCODE#${code}`, sk: 'CODE' }),
  /** The referral of this user. */
  referral: (userId: string) => ({ pk: accountPartition(userId), sk: 'REFERRAL' }),
} as const

export const TierRecord = versionedRecord(
  z.object({
    type: z.literal('Tier'),
    name: z.string(),
    minimumSpentCents: z.int(),
    benefit: z._default(TierBenefit, { kind: 'none' }),
  }),
)
export type TierRecord = z.infer<typeof TierRecord>

/** A number that has a value while none, or a damaged one, is stored. */
const countOr = (count: number) => z.catch(z._default(z.int(), count), count)

/** A damaged field reads as its default, because all orders need the record. */
export const ProgramTermsRecord = versionedRecord(
  z.object({
    type: z.literal('ProgramTerms'),
    pointsPerDollar: countOr(INITIAL_POINTS_PER_DOLLAR),
    firstOrderPercent: countOr(initialGiveAways.firstOrderPercent),
    ratingPercent: countOr(initialGiveAways.ratingPercent),
    referralPoints: countOr(initialGiveAways.referralPoints),
    version: countOr(1),
  }),
)

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

/** The sums of an account's ledger. The tier depends on the amount spent. */
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

/** An entry of the ledger. Entries are never changed. */
export const LedgerEntryRecord = versionedRecord(
  z.object({
    type: z.literal('LedgerEntry'),
    id: z.string(),
    description: z.string(),
    points: z.int(),
    createdAt: z.string(),
    /**
     * The location and kind of the daily figure. Missing for points of orders, which count with the
     * order.
     */
    counts: z.optional(z.object({ at: z.enum(locations.map(({ code }) => code)), as: z.enum(['issued', 'redeemed']) })),
  }),
)
export type LedgerEntryRecord = z.infer<typeof LedgerEntryRecord>

/** The account whose profile contains the code of this key. An erasure deletes both. */
export const ReferralCodeRecord = versionedRecord(z.object({ type: z.literal('ReferralCode'), userId: z.string() }))

/**
 * The referrer of a user, and the order that gave both their bonus, which they have while it stays
 * completed. Mailboxes, phones and other claims are digests
 * (functions/platform/session/signing-keys.ts).
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
        /** The month, `YYYY-MM`, in which it counts towards the referrer's limit. */
        month: z.string(),
        /** The friend's mailboxes and phone. Each of them can give only one bonus. */
        claims: z.array(z.string()),
        /** What each of both got. */
        points: z._default(z.int(), initialGiveAways.referralPoints),
      }),
    ),
  }),
)
export type ReferralRecord = z.infer<typeof ReferralRecord>
