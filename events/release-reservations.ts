import { expireCode } from '#functions/payments/codes/code-uses'
import { settlePointsDebt } from '#functions/loyalty/repository'
import type { OrderRecord } from '#functions/orders/records'
import { bookCancelledDishes, bookWastedDishes } from '#functions/orders/stock/book-order-waste'
import { takePlannedStock } from '#functions/orders/stock/planned-stock'
import { findPlannedStockDate, listReservations } from '#functions/orders/placement/reservations'
import { releaseReservations } from '#functions/orders/placement/release-reservations'
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

export const handler = onOrderEvents(
  'release-reservations',
  ['OrderCancelled', 'OrderAbandoned', 'OrderCompleted', 'DishesWasted'],
  async (event) => {
    const { type, order } = event
    const now = new Date()
    if (type === 'DishesWasted') {
      const known = event.before.wastes?.length ?? 0
      for (const waste of order.wastes?.slice(known) ?? []) await bookWastedDishes(order, waste)
      return
    }
    if (type === 'OrderCompleted') {
      // An order may be completed before its day opens.
      if (findPlannedStockDate(order) !== undefined) await takePlannedStock(order.id, now)
      return
    }
    await releaseReservations(order, now)
    await bookCancelledDishes(order.id)
    // A released reward code may have been bought with points that were revoked since.
    if (order.userId !== undefined && listReservations(order, 'code').length > 0)
      await settlePointsDebt(order.userId, now)
    await expireLineRefunds(order)
  },
)
