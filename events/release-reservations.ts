import { expireCode } from '#functions/payments/code-repository'
import { settlePointsDebt } from '#functions/loyalty/repository'
import type { OrderRecord } from '#functions/orders/records'
import { reservationsOf } from '#functions/orders/placement/reservations'
import { releaseReservations } from '#functions/orders/placement/release-reservations'
import { normalizeDiscountCode } from '#shared/payments/discount-codes'
import { onOrderEvents } from './order-events'

/**
 * The guest pays for none of the order's dishes, so codes that refunded a line end. An apology for
 * the whole order stays.
 */
async function endRefundCodes({ refunds = [], history, createdAt }: OrderRecord): Promise<void> {
  const cancelledAt = history.at(-1)?.at ?? createdAt
  const ofLines = refunds.filter(({ line }) => line !== undefined)
  await Promise.all(ofLines.map(({ code }) => expireCode(normalizeDiscountCode(code), cancelledAt)))
}

export const handler = onOrderEvents('release-reservations', ['OrderCancelled'], async ({ order }) => {
  const now = new Date()
  await releaseReservations(order, now)
  // A reward that comes back may have been redeemed with points that have been taken back since.
  if (order.userId !== undefined && reservationsOf(order, 'code').length > 0) await settlePointsDebt(order.userId, now)
  await endRefundCodes(order)
})
