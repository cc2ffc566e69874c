import { bookCompletions } from '#functions/loyalty/store-completions'
import type { OrderRecord } from '#functions/orders/records'
import { react } from '#functions/runtime/react'
import { orderOf } from './order-change'

const isCompleted = (order: OrderRecord | undefined) => order?.status === 'completed'

export const handler = react('give-points', async ({ before, after }) => {
  if (!before || !after) return
  const [earlier, order] = [orderOf(before), orderOf(after)]
  const claimed = earlier.userId !== order.userId
  if (claimed || isCompleted(earlier) !== isCompleted(order)) await bookCompletions(order)
})
