import { assertCanMoveTo, getEventState, isQuoteValid } from '#shared/catering/event-states'
import { Problem } from '#shared/platform/problem'
import { createEditConflict } from '../platform/change-log/change-log'
import { putOrder } from '../orders/placement/commit-order'
import type { PlacementRequest } from '../orders/placement/request'
import { planStock } from '../orders/placement/stock-change'
import { abandonEventOrder, findWaitingOrder, startEventOrder } from './deposit'
import type { EventRecord } from './records'
import { getEvent, updateEvent } from './repository'

type Acceptance = PlacementRequest & {
  readonly id: string
  /** The version that the guest read; undefined accepts the current quote. */
  readonly version?: number | undefined
}

const isAccepted = ({ state }: EventRecord) => state === 'accepted' || state === 'ordered' || state === 'completed'

/** Whether an event is accepted and no other payment page has to be opened for its deposit. */
const isSettled = async (event: EventRecord): Promise<boolean> =>
  isAccepted(event) && (event.state !== 'accepted' || (await findWaitingOrder(event)) !== undefined)

/**
 * Checks that a quote can still be accepted, or the deposit of an accepted one be paid.
 * @throws Problem `event-final`
 */
function assertAcceptable(event: EventRecord, now: Date): void {
  const state = getEventState(event, now)
  if (state !== 'accepted') assertCanMoveTo(state, 'accepted')
  else if (!isQuoteValid(event, now))
    throw new Problem('event-final', 'The deposit was due by the end of the quote. Please call us.')
}

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
  if (await isSettled(read)) return read
  assertAcceptable(read, now)
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
        const change = { changes: { orderId: order.id }, steps: [putOrder(order), ...planStock(order)] }
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
