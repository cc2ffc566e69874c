import { Problem } from '../platform/problem'
import type { OrderStatus } from '../orders/constants'
import type { Cents } from '../platform/money'
import { createOrderId, normalizeOrderId } from '../platform/ids'
import { referralLimits } from '../platform/rate-limits'

export const tierNames = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const
type TierName = (typeof tierNames)[number]

/**
 * The points that a referral gives to each of the two users (docs/product/loyalty.md#referrals).
 */
export const REFERRAL_POINTS = 500

/** Creates a referral code: 60 random bits in an unambiguous alphabet. */
export const createReferralCode = createOrderId

/** Returns the stored form of a referral code from a link. */
export const normalizeReferralCode = normalizeOrderId

/**
 * Whether a friend's order earns the referral bonus: it is completed, and its subtotal after
 * discount reaches the minimum.
 */
export const earnsReferralBonus = (
  order: OrderHistory & { readonly subtotalCents: Cents; readonly discountCents: Cents },
): boolean =>
  findCurrentCompletion(order) !== undefined && order.subtotalCents - order.discountCents >= referralLimits.minimumCents

export type TierThreshold = { readonly name: TierName; readonly minimumSpentCents: Cents }

/**
 * Returns the highest tier whose threshold has been reached; Bronze by default
 * (docs/product/loyalty.md#tiers).
 */
export function getTier(spentCents: Cents, tiers: readonly TierThreshold[]): TierName {
  const reached = tiers.filter(({ minimumSpentCents }) => minimumSpentCents <= spentCents)
  return reached.sort((one, other) => other.minimumSpentCents - one.minimumSpentCents)[0]?.name ?? tierNames[0]
}

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

type PricedOrder = {
  readonly lines: readonly { readonly totalPriceCents: Cents; readonly loyaltyMultiplier: number }[]
  readonly discountCents: Cents
}

/**
 * Returns an order's points: each line's dollars times its special's multiplier, less the discount,
 * rounded down (docs/product/loyalty.md#points).
 */
export function calculatePoints({ lines, discountCents }: PricedOrder): number {
  // Multipliers are converted to hundredths, so that 1.1 times 30 dollars is exactly 33 points.
  const earned = lines.reduce((sum, line) => sum + line.totalPriceCents * Math.round(line.loyaltyMultiplier * 100), 0)
  return Math.max(0, Math.floor((earned - discountCents * 100) / 10_000))
}

type OrderHistory = { readonly history: readonly { readonly status: OrderStatus; readonly at: string }[] }

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

/** A ledger entry with its effect on the account. */
export type PointsPosting = {
  /** Deterministic, so that it is posted once. */
  readonly id: string
  readonly at: string
  readonly description: string
  readonly points: number
  /** Points added to the total ever earned; spending doesn't reduce it. */
  readonly earnedPoints: number
  readonly spentCents: Cents
}

/**
 * Returns the postings of an order's history: each completion adds points, and leaving that stage
 * takes the same points back (docs/product/loyalty.md#points). A longer history only adds postings,
 * so changes may arrive in any order and repeatedly.
 */
export function listPointsPostings(
  order: PricedOrder & OrderHistory & { readonly id: string; readonly totalCents: Cents },
): PointsPosting[] {
  const points = calculatePoints(order)
  const posting = (id: string, at: string, description: string, sign: 1 | -1): PointsPosting => ({
    id: `${order.id}-${id}`,
    at,
    description,
    // Adding 0 avoids negative zero.
    points: sign * points + 0,
    earnedPoints: sign * points + 0,
    spentCents: sign * order.totalCents + 0,
  })
  return listCompletions(order).flatMap(({ number, at, left }) => [
    posting(`earned-${number}`, at, `Order #${order.id}`, 1),
    ...(left
      ? [
          posting(
            `back-${number}`,
            left.at,
            `Order #${order.id} ${left.to === 'cancelled' ? 'cancelled' : 'back in the kitchen'}`,
            -1,
          ),
        ]
      : []),
  ])
}

/**
 * Returns the postings of a former owner after another account's claim: those of the order, and one
 * that takes the points of its current completion back.
 */
export function listFormerOwnerPostings(
  order: Parameters<typeof listPointsPostings>[0],
  claimedAt: string,
): PointsPosting[] {
  const postings = listPointsPostings(order)
  const current = findCurrentCompletion(order)
  const given = current && postings.find(({ id }) => id === `${order.id}-earned-${current.number}`)
  if (!given) return postings
  const { points, earnedPoints, spentCents } = given
  const taken = { points: -points + 0, earnedPoints: -earnedPoints + 0, spentCents: -spentCents + 0 }
  const description = `Order #${order.id} claimed by its owner`
  return [...postings, { id: `${order.id}-claimed`, at: claimedAt, description, ...taken }]
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
