import { expireCode } from '#functions/payments/codes/code-uses'
import { settlePointsDebt } from '#functions/loyalty/repository'
import type { OrderRecord } from '#functions/orders/records'
import { listReservations } from '#functions/orders/placement/reservations'
import { releaseCodes } from '#functions/orders/placement/release-reservations'
import { normalizeDiscountCode } from '#shared/payments/discount-codes'
import { onOrderEvents } from './order-events'

/**
 * Expires the codes that refunded single lines, because the customer pays for no line of a
 * cancelled order. A code that refunded the whole order stays valid.
 */
async function expireLineRefunds({ refunds = [], history, createdAt }: OrderRecord): Promise<void> {
  const cancelledAt = history.at(-1)?.at ?? createdAt
  const lineRefunds = refunds.filter(({ line, lines, code }) => (line ?? lines) !== undefined && code !== undefined)
  await Promise.all(lineRefunds.map(({ code = '' }) => expireCode(normalizeDiscountCode(code), cancelledAt)))
}

export const handler = onOrderEvents('release-codes', ['OrderCancelled', 'OrderAbandoned'], async ({ order }) => {
  await releaseCodes(order, new Date())
  // A released reward code may have been bought with points that were revoked since.
  if (order.userId !== undefined && listReservations(order, 'code').length > 0)
    await settlePointsDebt(order.userId, new Date())
  await expireLineRefunds(order)
})
