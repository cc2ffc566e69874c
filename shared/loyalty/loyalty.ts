import { Problem } from '../platform/problem'
import type { OrderStatus } from '../orders/constants'
import type { Cents } from '../platform/money'
import { createOrderId, normalizeOrderId } from '../platform/ids'

/** The tier of an account while the program has none (docs/product/loyalty.md#tiers). */
const FIRST_TIER = 'Bronze'

/** What a tier gives its members. */
export const tierBenefitKinds = ['none', 'points', 'free-delivery'] as const
type TierBenefit =
  | { readonly kind: 'none' | 'free-delivery' }
  | {
      readonly kind: 'points'
      /** The points of an order times this, with at most two decimals. */
      readonly multiplier: number
    }

/** What is given away beyond points for orders; 0 ends it (docs/product/desk.md#rewards). */
export type GiveAways = {
  /** The percent that `first10` takes off a first order at a live site. */
  readonly firstOrderPercent: number
  /** The percent of the code for a good rating. */
  readonly ratingPercent: number
  /** The points that a referral gives to each of the two users. */
  readonly referralPoints: number
}

/** What is given away until the owner decides. */
export const initialGiveAways: GiveAways = { firstOrderPercent: 10, ratingPercent: 10, referralPoints: 500 }

/** Whole points for each dollar until the owner decides. */
export const INITIAL_POINTS_PER_DOLLAR = 1

/** Creates a referral code: 60 random bits in an unambiguous alphabet. */
export const createReferralCode = createOrderId

/** Returns the stored form of a referral code from a link. */
export const normalizeReferralCode = normalizeOrderId

export type TierThreshold = { readonly name: string; readonly minimumSpentCents: Cents }
export type Tier = TierThreshold & { readonly benefit: TierBenefit }

/**
 * Returns the highest tier whose threshold has been reached; otherwise the lowest, as after a
 * correction below zero (docs/product/loyalty.md#tiers).
 */
export function getTier(spentCents: Cents, tiers: readonly Tier[]): Tier {
  const sorted = [...tiers].sort(compareTierThreshold)
  const reached = sorted.filter(({ minimumSpentCents }) => minimumSpentCents <= spentCents)
  return reached.at(-1) ?? sorted[0] ?? { name: FIRST_TIER, minimumSpentCents: 0, benefit: { kind: 'none' } }
}

/** What an order earns, and the tier whose benefit is its free delivery. */
export type MemberTerms = {
  /** Points per dollar, in hundredths. */
  readonly pointsRate: number
  readonly freeDeliveryTier?: string | undefined
}

/**
 * Returns the terms of an order placed now; guests, who have no tier, earn once they claim it.
 */
export function getMemberTerms(pointsPerDollar: number, tier: Tier | undefined): MemberTerms {
  const benefit = tier?.benefit ?? { kind: 'none' }
  const multiplier = benefit.kind === 'points' ? benefit.multiplier : 1
  const pointsRate = Math.round(pointsPerDollar * multiplier * 100)
  return { pointsRate, ...(tier && benefit.kind === 'free-delivery' && { freeDeliveryTier: tier.name }) }
}

/** Returns the delivery terms of an order: free from the first dollar for such members. */
export const applyFreeDelivery = <D extends { readonly freeFromCents: Cents | null }>(
  delivery: D,
  { freeDeliveryTier }: Pick<MemberTerms, 'freeDeliveryTier'>,
): D => (freeDeliveryTier === undefined ? delivery : { ...delivery, freeFromCents: 0 })

/** Sorts tiers by threshold, lowest first. */
export const compareTierThreshold = (one: TierThreshold, other: TierThreshold) =>
  one.minimumSpentCents - other.minimumSpentCents
/** Sorts rewards by cost, cheapest first. */
export const comparePointsCost = (one: { pointsCost: number }, other: { pointsCost: number }) =>
  one.pointsCost - other.pointsCost

/** The progress towards the next tier. */
export type TierProgress = {
  /** Null at the highest tier. */
  readonly next: TierThreshold | null
  /**
   * The amount spent in percent of the next threshold, at most 100 (docs/product/loyalty.md#tiers).
   */
  readonly percent: number
  readonly missingCents: Cents
}

/** Returns the progress towards the next tier. */
export function getTierProgress(spentCents: Cents, tiers: readonly TierThreshold[]): TierProgress {
  const next = [...tiers].sort(compareTierThreshold).find(({ minimumSpentCents }) => minimumSpentCents > spentCents)
  if (!next) return { next: null, percent: 100, missingCents: 0 }
  const { minimumSpentCents } = next
  return {
    next,
    percent: Math.min(100, Math.max(0, (spentCents / minimumSpentCents) * 100)),
    missingCents: minimumSpentCents - spentCents,
  }
}

/** An order with its steps. */
export type OrderHistory = {
  readonly history: readonly {
    readonly status: OrderStatus
    readonly at: string
    /** What a completion left unpaid. */
    readonly uncollectedCents?: Cents | undefined
  }[]
}

/** A completion of an order, and when it was recalled from it, if it was. */
type OrderCompletion = {
  /** Counts from 1. */
  readonly number: number
  readonly at: string
  readonly left?: { readonly at: string; readonly to: OrderStatus }
}

/** Returns all completions in an order's history, in order. */
export function listCompletions({ history }: OrderHistory): OrderCompletion[] {
  const completions: OrderCompletion[] = []
  history.forEach(({ status, at }, index) => {
    if (status !== 'completed' || history[index - 1]?.status === 'completed') return
    const left = history.slice(index + 1).find((entry) => entry.status !== 'completed')
    completions.push({ number: completions.length + 1, at, ...(left && { left: { at: left.at, to: left.status } }) })
  })
  return completions
}

/** Returns the current completion; undefined if the order isn't completed. */
export const findCurrentCompletion = (order: OrderHistory): OrderCompletion | undefined => {
  const last = listCompletions(order).at(-1)
  return last?.left ? undefined : last
}

type RewardPrice = { readonly name: string; readonly pointsCost: number }

/**
 * Returns the points left after redeeming a reward.
 * @throws Problem `insufficient-points`
 */
export function deductRewardPoints(points: number, { name, pointsCost }: RewardPrice): number {
  if (points >= pointsCost) return points - pointsCost
  throw new Problem('insufficient-points', `${name} takes ${pointsCost} points; you have ${points}.`)
}
