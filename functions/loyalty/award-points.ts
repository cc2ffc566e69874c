import { listFormerOwnerPostings, listPointsPostings, type PointsPosting } from '#shared/loyalty/points-postings'
import type { OrderRecord } from '../orders/records'
import { transact } from '../platform/table/transaction'
import { bookPosting, settlePointsDebt } from './repository'
import { settleReferralBonus } from './referral-repository'

async function bookPostings(
  userId: string,
  orderId: string,
  postings: readonly PointsPosting[],
  now: Date,
): Promise<void> {
  for (const posting of postings) await transact(bookPosting(userId, posting))
  await settleReferralBonus(userId, orderId, now)
  if (postings.some(({ points }) => points < 0)) await settlePointsDebt(userId, now)
}

/**
 * Books the points of each completion of an order, and withdraws them for each reopening and
 * refund, each once.
 */
export async function bookOrderPoints(order: OrderRecord, now: Date): Promise<void> {
  if (order.userId !== undefined) await bookPostings(order.userId, order.id, listPointsPostings(order), now)
}

/**
 * Withdraws an order's points from its former owner after another account claimed it at
 * `claimedAt`.
 */
export async function revokeOrderPoints(before: OrderRecord, claimedAt: string, now: Date): Promise<void> {
  if (before.userId !== undefined)
    await bookPostings(before.userId, before.id, listFormerOwnerPostings(before, claimedAt), now)
}
