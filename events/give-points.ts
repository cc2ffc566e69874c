import { bookCompletions } from '#functions/loyalty/store-completions'
import { OrderRecord } from '#functions/orders/records'
import { react } from '#functions/runtime/react'

const isCompleted = (order: OrderRecord | undefined) => order?.status === 'completed'

export const handler = react('give-points', async ({ before, after }) => {
  if (!before || !after) return
  const [earlier, order] = [OrderRecord.parse(before), OrderRecord.parse(after)]
  const claimed = earlier.userId !== order.userId
  if (claimed || isCompleted(earlier) !== isCompleted(order)) await bookCompletions(order)
})
