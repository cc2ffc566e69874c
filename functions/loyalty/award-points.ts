import { listFormerOwnerPostings, listPointsPostings } from '#shared/loyalty/loyalty'
import type { PointsPosting } from '#shared/loyalty/loyalty'
import type { OrderRecord } from '../orders/records'
import { transact } from '../platform/table/transaction'
import { bookPosting, settlePointsDebt } from './repository'
import { settleReferralBonus } from './referral-repository'

async function bookAll(userId: string, orderId: string, postings: readonly PointsPosting[], now: Date): Promise<void> {
  for (const posting of postings) await transact(bookPosting(userId, posting))
  await settleReferralBonus(userId, orderId, now)
  if (postings.some(({ points }) => points < 0)) await settlePointsDebt(userId, now)
}

/**
 * Books what an order's completions give to its customer and what put-backs take away again, each
 * once.
 */
export async function bookOrderPoints(order: OrderRecord, now: Date): Promise<void> {
  if (order.userId !== undefined) await bookAll(order.userId, order.id, listPointsPostings(order), now)
}

/**
 * Takes what an order gave to its former owner back, once another account has claimed it at
 * `claimedAt`.
 */
export async function revokeOrderPoints(before: OrderRecord, claimedAt: string, now: Date): Promise<void> {
  if (before.userId !== undefined)
    await bookAll(before.userId, before.id, listFormerOwnerPostings(before, claimedAt), now)
}
