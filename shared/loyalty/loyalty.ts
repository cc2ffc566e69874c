import { Problem } from '../platform/problem'
import type { OrderStatus } from '../orders/constants'
import type { Cents } from '../platform/money'
import { referralLimits } from '../platform/rate-limits'

export const tierNames = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const
export type TierName = (typeof tierNames)[number]

/** What a referral gives to each of the two (docs/product/loyalty.md#friends). */
export const REFERRAL_POINTS = 500

/**
 * Whether a friend's order gives the bonus: it stands completed, and its dishes came to enough
 * after the discount.
 */
export const earnsReferralBonus = (
  order: Past & { readonly subtotalCents: Cents; readonly discountCents: Cents },
): boolean =>
  findCurrentCompletion(order) !== undefined && order.subtotalCents - order.discountCents >= referralLimits.minimumCents

export type TierThreshold = { readonly name: TierName; readonly minimumSpentCents: Cents }

/**
 * The highest tier whose threshold has been spent; Bronze when none has
 * (docs/product/loyalty.md#tiers).
 */
export function getTier(spentCents: Cents, tiers: readonly TierThreshold[]): TierName {
  const reached = tiers.filter(({ minimumSpentCents }) => minimumSpentCents <= spentCents)
  return reached.sort((one, other) => other.minimumSpentCents - one.minimumSpentCents)[0]?.name ?? tierNames[0]
}

/** Tiers from the lowest threshold up, rewards from the cheapest: as people read them. */
export const compareTierThreshold = (one: TierThreshold, other: TierThreshold) =>
  one.minimumSpentCents - other.minimumSpentCents
export const comparePointsCost = (one: { pointsCost: number }, other: { pointsCost: number }) =>
  one.pointsCost - other.pointsCost

/** How far it is to the next tier. */
export type TierProgress = {
  /** Null for those who have reached the highest. */
  readonly next: TierThreshold | null
  /**
   * What has been spent over what the next tier takes, at most 100 (docs/product/loyalty.md#tiers).
   */
  readonly percent: number
  readonly missingCents: Cents
}

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

type Bought = {
  readonly lines: readonly { readonly totalPriceCents: Cents; readonly loyaltyMultiplier: number }[]
  readonly discountCents: Cents
}

/**
 * Points of an order: the dollars of each line times its special's multiplier, less the discount's
 * dollars, rounded down (docs/product/loyalty.md#points).
 */
export function calculatePoints({ lines, discountCents }: Bought): number {
  // Multipliers count in hundredths, so that 1.1 times 30 dollars is 33 points and not a hair less.
  const earned = lines.reduce((sum, line) => sum + line.totalPriceCents * Math.round(line.loyaltyMultiplier * 100), 0)
  return Math.max(0, Math.floor((earned - discountCents * 100) / 10_000))
}

type Past = { readonly history: readonly { readonly status: OrderStatus; readonly at: string }[] }

/** One time that an order was completed, and when it left that stage again, if it did. */
export type OrderCompletion = {
  /** 1 for the first. */
  readonly number: number
  readonly at: string
  readonly left?: { readonly at: string; readonly to: OrderStatus }
}

/** Every completion in an order's history, in order. */
export function listCompletions({ history }: Past): OrderCompletion[] {
  const completions: OrderCompletion[] = []
  history.forEach(({ status, at }, index) => {
    if (status !== 'completed' || history[index - 1]?.status === 'completed') return
    const left = history.slice(index + 1).find((entry) => entry.status !== 'completed')
    completions.push({ number: completions.length + 1, at, ...(left && { left: { at: left.at, to: left.status } }) })
  })
  return completions
}

/** The completion that an order stands in now; undefined when it isn't completed. */
export const findCurrentCompletion = (order: Past): OrderCompletion | undefined => {
  const last = listCompletions(order).at(-1)
  return last?.left ? undefined : last
}

/** A line of the ledger, and what it changes in the account besides the points. */
export type PointsPosting = {
  /** The same however often it is worked out: booked once. */
  readonly id: string
  readonly at: string
  readonly description: string
  readonly points: number
  /** What it adds to the points ever earned; spending takes nothing off them. */
  readonly earnedPoints: number
  readonly spentCents: Cents
}

/**
 * What an order's history gives to its customer's account: each completion gives, and leaving that
 * stage takes exactly that back (docs/product/loyalty.md#points). A longer history only adds
 * postings, so that it does not matter which of an order's changes are told first, or how often.
 */
export function listPointsPostings(
  order: Bought & Past & { readonly id: string; readonly totalCents: Cents },
): PointsPosting[] {
  const points = calculatePoints(order)
  const posting = (id: string, at: string, description: string, sign: 1 | -1): PointsPosting => ({
    id: `${order.id}-${id}`,
    at,
    description,
    // Adding 0 keeps a minus sign off zero.
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
 * What an order leaves in the account of a former owner, after a rightful claim of another
 * account: its postings, and one that takes back what the completion gave that it stood in.
 */
export function listFormerOwnerPostings(
  order: Parameters<typeof listPointsPostings>[0],
  claimedAt: string,
): PointsPosting[] {
  const postings = listPointsPostings(order)
  const standing = findCurrentCompletion(order)
  const given = standing && postings.find(({ id }) => id === `${order.id}-earned-${standing.number}`)
  if (!given) return postings
  const { points, earnedPoints, spentCents } = given
  const taken = { points: -points + 0, earnedPoints: -earnedPoints + 0, spentCents: -spentCents + 0 }
  const description = `Order #${order.id} claimed by its owner`
  return [...postings, { id: `${order.id}-claimed`, at: claimedAt, description, ...taken }]
}

type Price = { readonly name: string; readonly pointsCost: number }

/** What is left of a balance after redeeming a reward; throws `insufficient-points`. */
export function deductRewardPoints(points: number, { name, pointsCost }: Price): number {
  if (points >= pointsCost) return points - pointsCost
  throw new Problem('insufficient-points', `${name} takes ${pointsCost} points; you have ${points}.`)
}
