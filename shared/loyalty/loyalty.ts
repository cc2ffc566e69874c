import { Problem } from '../platform/problem'
import type { OrderStatus } from '../orders/constants'
import type { Cents } from '../platform/money'
import { createOrderId, normalizeOrderId } from '../platform/ids'

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

/** An order with its steps. */
export type OrderHistory = { readonly history: readonly { readonly status: OrderStatus; readonly at: string }[] }

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
