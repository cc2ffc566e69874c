import { bookCompletions, unbookCompletions } from '#functions/loyalty/store-completions'
import type { OrderRecord } from '#functions/orders/records'
import { react } from '#functions/runtime/react'
import { orderOf } from './order-change'

const isCompleted = (order: OrderRecord | undefined) => order?.status === 'completed'

export const handler = react('give-points', async ({ before, after }) => {
  if (!before || !after) return
  const [earlier, order] = [orderOf(before), orderOf(after)]
  const now = new Date()
  const isClaimed = earlier.userId !== order.userId
  if (isClaimed && order.claim) await unbookCompletions(earlier, order.claim.at, now)
  if (isClaimed || isCompleted(earlier) !== isCompleted(order)) await bookCompletions(order, now)
})
