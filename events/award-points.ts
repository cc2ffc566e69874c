import { bookOrderPoints, revokeOrderPoints } from '#functions/loyalty/award-points'
import { onOrderEvents } from './order-events'

export const handler = onOrderEvents(
  'award-points',
  ['OrderClaimed', 'OrderCompleted', 'OrderRecalled'],
  async ({ type, before, order }) => {
    const now = new Date()
    if (type === 'OrderClaimed' && order.claim) await revokeOrderPoints(before, order.claim.at, now)
    await bookOrderPoints(order, now)
  },
)
