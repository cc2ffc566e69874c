import { listLostAmounts } from '../payments/disputes'
import { findRefundFailure, listPayments, type OrderPayments } from '../payments/payment-amounts'
import type { PaymentState } from '../payments/payment-state'
import {
  isRefundOfDishes,
  listSaleRefunds,
  splitRefunds,
  type OrderAmounts,
  type OrderRefund,
  type RefundedOrder,
} from '../payments/refund-parts'
import type { Cents } from '../platform/money'
import { referralLimits } from '../platform/order-limits'
import type { OrderStatus } from '../orders/constants'
import { findCurrentCompletion, type OrderHistory } from './loyalty'

/** An order with what its points depend on. */
export type EarningOrder = OrderAmounts &
  RefundedOrder &
  OrderPayments<Pick<PaymentState, 'cardRefunds' | 'disputes'>> & {
    readonly lines: readonly {
      readonly quantity: number
      readonly totalPriceCents: Cents
      readonly loyaltyMultiplier: number
    }[]
    /** Points per dollar, in hundredths; 100 if missing. */
    readonly pointsRate?: number | undefined
  }

/** The points of an order, and the dollars spent that count towards a tier. */
export type Earned = { readonly points: number; readonly spentCents: Cents }

/** Returns the points, in hundredths of cents, that a special's line earns above its price. */
const getBonus = ({ totalPriceCents, loyaltyMultiplier }: EarningOrder['lines'][number]): number =>
  totalPriceCents * (Math.round(loyaltyMultiplier * 100) - 100)

/**
 * Returns the points and dollars of what refunds have left of the dishes: their price after
 * discount, without tax, fee and tip. Points are rounded down, and more for specials with a
 * multiplier (docs/product/loyalty.md#points).
 */
function calculateEarnedWith(order: EarningOrder, refunds: readonly OrderRefund[]): Earned {
  const lines = order.lines.map((line) => ({ bonus: getBonus(line), pieces: line.quantity }))
  const { parts, left } = splitRefunds(order, refunds)
  for (const { refund, taken, left: after } of parts) {
    const shareLeft = taken.dishesCents === 0 ? 1 : after.dishesCents / (after.dishesCents + taken.dishesCents)
    lines.forEach((line, index) => {
      if (!isRefundOfDishes(refund)) line.bonus *= shareLeft
      else if ((refund.lines ?? [refund.line]).includes(index)) {
        const pieces = Math.min(line.pieces, refund.pieces?.find((one) => one.line === index)?.quantity ?? line.pieces)
        line.bonus *= line.pieces === 0 ? 0 : 1 - pieces / line.pieces
        line.pieces -= pieces
      }
    })
  }
  const bonus = lines.reduce((sum, line) => sum + line.bonus, 0)
  const prices = order.lines.reduce((sum, { totalPriceCents }) => sum + totalPriceCents, 0)
  const refunded = parts.reduce((sum, { taken }) => sum + taken.dishesCents, 0)
  const dishes = prices - order.discountCents - refunded
  // A multiplier is in hundredths, so that 1.1 times 30 dollars is exactly 33 points. The share of
  // a refund may leave a tiny error, which must not cost a point.
  const rate = (order.pointsRate ?? 100) / 100
  const points = Math.max(0, Math.floor(((dishes * 100 + bonus) / 10_000) * rate + 1e-9))
  return { points, spentCents: left.dishesCents }
}

/** Returns what disputes took back of an order for good, as amounts that went back to the card. */
const listLost = (order: EarningOrder) => listPayments(order).flatMap((payment) => listLostAmounts(payment))

/** Returns what a step of an order left unpaid, as an amount that went back. */
const listUncollected = (step: OrderHistory['history'][number] | undefined): readonly OrderRefund[] =>
  step?.uncollectedCents === undefined ? [] : [{ amountCents: step.uncollectedCents }]

/** Returns what an order earns after its refunds and lost disputes, for what was paid. */
export const calculateEarned = (order: EarningOrder & Partial<OrderHistory>): Earned =>
  calculateEarnedWith(order, [...listSaleRefunds(order), ...listLost(order), ...listUncollected(order.history?.at(-1))])

/**
 * Whether a friend's order earns the referral bonus: it is completed, and its dishes after discount
 * and refunds reach the minimum.
 */
export const earnsReferralBonus = (order: EarningOrder & OrderHistory): boolean =>
  findCurrentCompletion(order) !== undefined && calculateEarned(order).spentCents >= referralLimits.minimumCents

/** A ledger entry with its effect on the account. */
export type PointsPosting = Earned & {
  /** Deterministic, so that it is posted once. */
  readonly id: string
  readonly at: string
  readonly description: string
  /** Points added to the total ever earned; spending doesn't reduce it. */
  readonly earnedPoints: number
}

/** What changes the points of an order. `place` is the number of steps in its history by then. */
type Step = { readonly at: string; readonly place: number } & (
  | { readonly type: 'completed'; readonly number: number }
  | { readonly type: 'left'; readonly number: number; readonly to: OrderStatus }
  | { readonly type: 'refunded' | 'failed' | 'returned' | 'disputed'; readonly index: number }
)

function listMoves({ history }: OrderHistory): readonly Step[] {
  let number = 0
  return history.flatMap(({ status, at }, index): Step[] => {
    const wasCompleted = history[index - 1]?.status === 'completed'
    const place = index + 1
    if (status === 'completed' && !wasCompleted) return [{ type: 'completed', number: (number += 1), at, place }]
    return status !== 'completed' && wasCompleted ? [{ type: 'left', number, to: status, at, place }] : []
  })
}

const countStepsOf =
  ({ history }: OrderHistory) =>
  (at: string): number =>
    history.filter((step) => step.at <= at).length

function listRefundSteps(order: EarningOrder & OrderHistory): readonly Step[] {
  const countStepsBy = countStepsOf(order)
  return (order.refunds ?? []).flatMap(({ at = '', reason, afterSteps }, index): Step[] => {
    if (reason === 'changed') return []
    const place = afterSteps ?? countStepsBy(at)
    const { failedAt, returnedAt } = findRefundFailure(order, at)
    const later = (type: 'failed' | 'returned', time: string | undefined): Step[] =>
      time === undefined ? [] : [{ type, index, at: time, place: Math.max(place, countStepsBy(time)) }]
    return [{ type: 'refunded', index, at, place }, ...later('failed', failedAt), ...later('returned', returnedAt)]
  })
}

const listDisputeSteps = (order: EarningOrder & OrderHistory): readonly Step[] =>
  listLost(order).map(({ at }, index) => ({ type: 'disputed', index, at, place: countStepsOf(order)(at) }))

/** Lists all that changes the points, in sequence. */
const listSteps = (order: EarningOrder & OrderHistory): readonly Step[] =>
  [...listMoves(order), ...listRefundSteps(order), ...listDisputeSteps(order)].sort(
    (one, other) =>
      one.place - other.place ||
      // The move itself comes before what happened after it.
      Number('index' in one) - Number('index' in other) ||
      one.at.localeCompare(other.at),
  )

/** Names a step in the ledger. */
function describeStep(step: Step, orderId: string): { readonly id: string; readonly description: string } {
  const order = `Order #${orderId}`
  switch (step.type) {
    case 'completed':
      return { id: `earned-${step.number}`, description: order }
    case 'left':
      return {
        id: `back-${step.number}`,
        description: `${order} ${step.to === 'cancelled' ? 'cancelled' : 'back in the kitchen'}`,
      }
    case 'refunded':
      return { id: `refund-${step.index + 1}`, description: `${order} refunded` }
    case 'failed':
      return { id: `refund-${step.index + 1}-failed`, description: `${order}: the refund failed` }
    case 'returned':
      return { id: `refund-${step.index + 1}-returned`, description: `${order} refunded another way` }
    case 'disputed':
      return { id: `dispute-${step.index + 1}`, description: `${order}: its payment was taken back by the bank` }
  }
}

/** Whether an entry is of an order, by the part of its id after the order's. */
export const ORDER_ENTRY = /-(earned-\d+|back-\d+|refund-\d+|refund-\d+-(?:failed|returned)|dispute-\d+|claimed)$/

/**
 * Returns the postings of an order's history: each completion adds the points of what was not
 * refunded or left unpaid, leaving that stage takes them back, and each refund or lost dispute in
 * between takes its part back (docs/product/loyalty.md#points). A longer history only adds
 * postings, so changes may arrive in any order and repeatedly.
 */
export function listPointsPostings(order: EarningOrder & OrderHistory & { readonly id: string }): PointsPosting[] {
  const inForce = new Set<number>()
  const lost: OrderRefund[] = []
  let isCompleted = false
  let unpaid: readonly OrderRefund[] = []
  let booked: Earned = { points: 0, spentCents: 0 }
  return listSteps(order).flatMap((step): PointsPosting[] => {
    if (step.type === 'completed' || step.type === 'left') {
      isCompleted = step.type === 'completed'
      unpaid = listUncollected(order.history[step.place - 1])
    } else if (step.type === 'failed') inForce.delete(step.index)
    else if (step.type === 'disputed') lost.push(...listLost(order).slice(step.index, step.index + 1))
    else inForce.add(step.index)
    const refunds = (order.refunds ?? []).filter((_, index) => inForce.has(index))
    const due = isCompleted
      ? calculateEarnedWith(order, [...refunds, ...lost, ...unpaid])
      : { points: 0, spentCents: 0 }
    // Adding 0 avoids negative zero.
    const [points, spentCents] = [due.points - booked.points + 0, due.spentCents - booked.spentCents + 0]
    booked = due
    const isOfRefund = 'index' in step
    if (isOfRefund && points === 0 && spentCents === 0) return []
    const { id, description } = describeStep(step, order.id)
    return [{ id: `${order.id}-${id}`, at: step.at, description, points, earnedPoints: points, spentCents }]
  })
}

/**
 * Returns what an order's current completion and the refunds since have added to the points, with
 * their times; empty if it is not completed.
 */
export function listCurrentPoints(order: EarningOrder & OrderHistory): readonly Pick<PointsPosting, 'at' | 'points'>[] {
  const current = findCurrentCompletion(order)
  if (!current) return []
  const postings = listPointsPostings({ ...order, id: '' })
  return postings.slice(postings.findIndex(({ id }) => id === `-earned-${current.number}`))
}

/**
 * Returns the postings of a former owner after another account's claim: those of the order, and one
 * that takes back what they have added up to.
 */
export function listFormerOwnerPostings(
  order: Parameters<typeof listPointsPostings>[0],
  claimedAt: string,
): PointsPosting[] {
  const postings = listPointsPostings(order)
  if (!findCurrentCompletion(order)) return postings
  const sum = (of: 'points' | 'earnedPoints' | 'spentCents') => postings.reduce((all, one) => all + one[of], 0)
  const taken = {
    points: -sum('points') + 0,
    earnedPoints: -sum('earnedPoints') + 0,
    spentCents: -sum('spentCents') + 0,
  }
  const description = `Order #${order.id} claimed by its owner`
  return [...postings, { id: `${order.id}-claimed`, at: claimedAt, description, ...taken }]
}
