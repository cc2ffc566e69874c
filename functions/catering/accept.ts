import { createEditConflict } from '../platform/change-log/change-log'
import { putOrder } from '../orders/placement/commit-order'
import type { PlacementRequest } from '../orders/placement/request'
import { abandonEventOrder, findWaitingOrder, startEventOrder } from './deposit'
import type { EventRecord } from './records'
import { getEvent, updateEvent } from './repository'

type Acceptance = PlacementRequest & {
  readonly id: string
  /** The version that the guest read; undefined accepts the current quote. */
  readonly version?: number | undefined
}

const isAccepted = ({ state }: EventRecord) => state === 'accepted' || state === 'ordered' || state === 'completed'

/** Whether the deposit of an accepted event was not paid in time, so that it can be paid again. */
const mayPayAgain = async (event: EventRecord): Promise<boolean> =>
  event.state === 'accepted' && (await findWaitingOrder(event)) === undefined

/**
 * Accepts an event's quote and creates its order in the same transaction. A second acceptance
 * changes nothing. An event whose deposit is paid online stays accepted until that is paid; if it
 * was not paid in time, accepting again opens another payment page.
 * @throws Problem `changed-meanwhile` if the quote is not the one that the guest read,
 * `event-final`, or `unavailable` if the payment provider does not respond
 */
export async function acceptEvent({ id, version, ...request }: Acceptance): Promise<EventRecord> {
  const { now, requestId } = request
  const read = await getEvent(id)
  if (isAccepted(read) && !(await mayPayAgain(read))) return read
  const order = read.quote ? await startEventOrder(read, request) : undefined
  try {
    const accepted = await updateEvent({
      ...{ id, by: 'guest', now, requestId },
      change: (event) => {
        if (isAccepted(event) && event.version !== read.version) return null
        // The order was built from the quote of the version that was read.
        if (
          event.version !== read.version ||
          (version !== undefined && !isAccepted(event) && event.version !== version)
        )
          throw createEditConflict({ version: event.version })
        if (!order) return { to: 'accepted' }
        const change = { changes: { orderId: order.id }, steps: [putOrder(order, now)] }
        return order.payment ? { to: 'accepted', ...change } : { to: 'ordered', through: ['accepted'], ...change }
      },
    })
    if (order && accepted.orderId !== order.id) await abandonEventOrder(order)
    return accepted
  } catch (error) {
    if (order) await abandonEventOrder(order)
    throw error
  }
}
