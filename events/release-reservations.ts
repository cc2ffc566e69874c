import { bookCancelledDishes, bookEditedDishes, bookWastedDishes } from '#functions/orders/stock/book-order-waste'
import { takePlannedStock } from '#functions/orders/stock/planned-stock'
import { findPlannedStockDate } from '#functions/orders/placement/reservations'
import { releaseStockAndPortions } from '#functions/orders/placement/release-reservations'
import { onOrderEvents } from './order-events'

/** `release-codes` releases codes, so that the kitchen's stock waits for no loyalty account. */
export const handler = onOrderEvents(
  'release-reservations',
  ['OrderCancelled', 'OrderAbandoned', 'OrderCompleted', 'OrderEdited', 'DishesWasted'],
  async (event) => {
    const { type, order } = event
    const now = new Date()
    if (type === 'DishesWasted') {
      const known = event.before.wastes?.length ?? 0
      for (const waste of order.wastes?.slice(known) ?? []) await bookWastedDishes(order, waste)
      return
    }
    if (type === 'OrderEdited') {
      await bookEditedDishes(event.before, order)
      return
    }
    if (type === 'OrderCompleted') {
      // An order may be completed before its day opens.
      if (findPlannedStockDate(order) !== undefined) await takePlannedStock(order.id, now)
      return
    }
    await releaseStockAndPortions(order, now)
    await bookCancelledDishes(order.id)
  },
)
