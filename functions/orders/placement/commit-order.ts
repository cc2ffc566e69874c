import { getLocation } from '#shared/locations/index'
import { toWallClock } from '#shared/platform/time'
import { CountEnded } from '../../menu/portion-repository'
import { buildPutIfAbsent, transact } from '../../platform/table/transaction'
import type { WriteStep } from '../../platform/table/transaction'
import { retryWithBackoff } from '../../platform/retry'
import { getBoardKey, orderKeys } from '../records'
import type { OrderRecord } from '../records'
import { addNextFreeSlot } from './slot-repository'
import { allocateTicketNumber } from '../ticket-repository'
import type { OrderDraft } from './draft-order'

type PlacementPlan = {
  readonly draft: OrderDraft
  readonly stepsFor: (order: OrderRecord) => readonly WriteStep[]
}

/** Returns the step that writes a new order, in its indexes. */
export function putOrder(order: OrderRecord, now: Date): WriteStep {
  const { date } = toWallClock(getLocation(order.location), now)
  return {
    write: {
      Put: buildPutIfAbsent({
        ...orderKeys.order(order.id),
        ...order,
        gsi1pk: getBoardKey(order, date),
        gsi1sk: orderKeys.activePlace(order),
        gsi2pk: orderKeys.customer(order.userId ?? order.visitorId),
        gsi2sk: order.createdAt,
      }),
    },
  }
}

/**
 * Gives a planned order its ticket number and writes it with everything it reserves, all of it or
 * nothing. Plans it again where the kitchen stopped counting one of its dishes meanwhile. Throws
 * what refuses a reservation: `out-of-stock`, `slot-full`, `code-spent`, `ask-by-phone`.
 */
export const commitOrder = (now: Date, plan: () => Promise<PlacementPlan>): Promise<OrderRecord> =>
  retryWithBackoff(async () => {
    const { draft, stepsFor } = await plan()
    const order = { ...draft, ticketNumber: await allocateTicketNumber(draft.location, now) }
    try {
      await transact([putOrder(order, now), ...stepsFor(order)])
      return { done: order }
    } catch (error) {
      if (error instanceof CountEnded) return 'again'
      throw await addNextFreeSlot(error, now)
    }
  })
