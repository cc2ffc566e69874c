import { getPlacedOn } from '#shared/hours/business-day'
import { CountEnded } from '../../menu/portion-repository'
import { addOrderToLog } from '../../platform/log'
import { buildPutIfAbsent, transact, type WriteStep } from '../../platform/table/transaction'
import { retryWithBackoff } from '../../platform/retry'
import { orderKeys, type OrderRecord } from '../records'
import { KitchenTimeTaken } from '../times/kitchen-time-repository'
import { addNextTime } from '../times/next-time'
import { allocateTicketNumber, getBoardKey } from '../ticket-repository'
import type { OrderDraft } from './draft-order'
import { UnconfirmedCountChanged } from './guest-portions'

type PlacementPlan = {
  readonly draft: OrderDraft
  readonly stepsFor: (order: OrderRecord) => readonly WriteStep[]
}

/** Returns the step that writes a new order with its index keys. */
export const putOrder = (order: OrderRecord): WriteStep => ({
  write: {
    Put: buildPutIfAbsent({
      ...orderKeys.order(order.id),
      ...order,
      gsi1pk: getBoardKey(order, order.createdAt),
      gsi1sk: orderKeys.activePlace(order),
      gsi2pk: orderKeys.customer(order.userId ?? order.visitorId),
      gsi2sk: order.createdAt,
    }),
  },
})

/**
 * Assigns a ticket number and writes the order with all its reservations in one transaction.
 * Repeats the plan if the kitchen stopped counting portions of one of the dishes meanwhile, or got
 * orders that took its minutes or count for the same caller.
 * @throws Problem of the reservation that failed: `item-unavailable`, `slot-full`, `code-spent` or
 * `ask-by-phone`
 */
export const commitOrder = (now: Date, plan: () => Promise<PlacementPlan>): Promise<OrderRecord> =>
  retryWithBackoff(async () => {
    try {
      const { draft, stepsFor } = await plan()
      const date = getPlacedOn(draft)
      const order = { ...draft, ticketNumber: await allocateTicketNumber(draft, date, now) }
      await transact([putOrder(order), ...stepsFor(order)])
      addOrderToLog(order)
      return { done: order }
    } catch (error) {
      const isPlannedAgain = [CountEnded, KitchenTimeTaken, UnconfirmedCountChanged].some(
        (reason) => error instanceof reason,
      )
      if (isPlannedAgain) return 'again'
      throw await addNextTime(error, now)
    }
  })
