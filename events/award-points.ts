import { bookOrderPoints, revokeOrderPoints } from '#functions/loyalty/award-points'
import type { OrderRecord } from '#functions/orders/records'
import { listLostAmounts } from '#shared/payments/disputes'
import { getFailedRefundCents, listPayments } from '#shared/payments/payment-amounts'
import { onOrderEvents } from './order-events'

const countLost = (order: OrderRecord): number => listPayments(order).flatMap(listLostAmounts).length

/** Whether a change of a payment concerns points: a refund that failed, or a lost dispute. */
const concernsPoints = (before: OrderRecord, order: OrderRecord): boolean =>
  getFailedRefundCents(before) !== getFailedRefundCents(order) || countLost(before) !== countLost(order)

export const handler = onOrderEvents(
  'award-points',
  ['OrderClaimed', 'OrderCompleted', 'OrderRecalled', 'OrderRefunded', 'PaymentChanged'],
  async ({ type, before, order }) => {
    const now = new Date()
    if (type === 'PaymentChanged' && !concernsPoints(before, order)) return
    if (type === 'OrderClaimed' && order.claim) await revokeOrderPoints(before, order.claim.at, now)
    await bookOrderPoints(order, now)
  },
)
