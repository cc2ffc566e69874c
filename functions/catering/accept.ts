import { createEditConflict } from '../platform/change-log/change-log'
import type { Caller } from '../platform/session/session'
import { putOrder } from '../orders/placement/commit-order'
import { createDepositPayment } from './deposit'
import { buildEventOrder } from './event-order'
import type { EventRecord } from './records'
import { getEvent, updateEvent } from './repository'

type Acceptance = {
  readonly id: string
  /** The version that the guest read; undefined accepts the current quote. */
  readonly version?: number | undefined
  readonly caller: Caller
  readonly now: Date
  readonly requestId: string
}

const isAccepted = ({ state }: EventRecord) => state === 'accepted' || state === 'ordered' || state === 'completed'

/**
 * Accepts an event's quote and creates its order in the same transaction. A second acceptance changes
 * nothing. An event whose deposit is paid online becomes an order when the deposit is paid.
 * @throws Problem `changed-meanwhile` if the quote is not the one that the guest read, `event-final`
 */
export async function acceptEvent({ id, version, ...context }: Acceptance): Promise<EventRecord> {
  const { now, requestId } = context
  const read = await getEvent(id)
  if (isAccepted(read)) return read
  const waitsForDeposit = createDepositPayment(read) !== undefined
  const order = read.quote && !waitsForDeposit ? await buildEventOrder(read, context) : undefined
  return updateEvent({
    ...{ id, by: 'guest', now, requestId },
    change: (event) => {
      if (isAccepted(event)) return null
      // The order was built from the quote of the version that was read.
      if (event.version !== read.version || (version !== undefined && event.version !== version))
        throw createEditConflict({ version: event.version })
      return order
        ? { to: 'ordered', through: ['accepted'], changes: { orderId: order.id }, steps: [putOrder(order, now)] }
        : { to: 'accepted' }
    },
  })
}
