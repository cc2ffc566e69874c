import { postingsOf } from '#shared/rules/loyalty'
import type { OrderRecord } from '../orders/records'
import { transact } from '../runtime/transact'
import { book } from './store-ledger'
import { settleReferral } from './store-referral'

/** Books what an order's completions give to its customer and what put-backs take away again, each once. */
export async function bookCompletions(order: OrderRecord): Promise<void> {
  const { userId } = order
  if (userId === undefined) return
  for (const posting of postingsOf(order)) await transact(book(userId, posting))
  await settleReferral(userId, order.id)
}
