import { postingsOf, postingsOfFormerOwner } from '#shared/rules/loyalty'
import type { Posting } from '#shared/rules/loyalty'
import type { OrderRecord } from '../orders/records'
import { transact } from '../runtime/transact'
import { settleDebt } from './store-debt'
import { book } from './store-ledger'
import { settleReferral } from './store-referral'

async function bookAll(userId: string, orderId: string, postings: readonly Posting[], now: Date): Promise<void> {
  for (const posting of postings) await transact(book(userId, posting))
  await settleReferral(userId, orderId, now)
  if (postings.some(({ points }) => points < 0)) await settleDebt(userId, now)
}

/**
 * Books what an order's completions give to its customer and what put-backs take away again, each
 * once.
 */
export async function bookCompletions(order: OrderRecord, now: Date): Promise<void> {
  if (order.userId !== undefined) await bookAll(order.userId, order.id, postingsOf(order), now)
}

/**
 * Takes what an order gave to its former owner back, once another account has claimed it at
 * `claimedAt`.
 */
export async function unbookCompletions(before: OrderRecord, claimedAt: string, now: Date): Promise<void> {
  if (before.userId !== undefined)
    await bookAll(before.userId, before.id, postingsOfFormerOwner(before, claimedAt), now)
}
