import { bookOrderPoints, revokeOrderPoints } from '#functions/loyalty/award-points'
import { getFailedRefundCents } from '#shared/payments/payment-amounts'
import { onOrderEvents } from './order-events'

export const handler = onOrderEvents(
  'award-points',
  ['OrderClaimed', 'OrderCompleted', 'OrderRecalled', 'OrderRefunded', 'PaymentChanged'],
  async ({ type, before, order }) => {
    const now = new Date()
    // Of changes of a payment, only a refund that failed concerns points.
    if (type === 'PaymentChanged' && getFailedRefundCents(before) === getFailedRefundCents(order)) return
    if (type === 'OrderClaimed' && order.claim) await revokeOrderPoints(before, order.claim.at, now)
    await bookOrderPoints(order, now)
  },
)
