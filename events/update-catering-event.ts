import { canMoveTo, type EventState } from '#shared/catering/event-states'
import { getStateToMove, updateEvent } from '#functions/catering/repository'
import type { OrderRecord } from '#functions/orders/records'
import { onOrderEvents } from './order-events'

function getEventStateOf({ status }: OrderRecord): EventState {
  if (status === 'completed' || status === 'cancelled') return status
  return 'ordered'
}

export const handler = onOrderEvents(
  'update-catering-event',
  // A deposit that is paid online places the order.
  ['OrderPlaced', 'OrderCompleted', 'OrderCancelled', 'OrderRecalled'],
  async ({ order }) => {
    if (!order.event) return
    const to = getEventStateOf(order)
    const now = new Date()
    // The end of the order may get here before the request of the guest who cancels has stored it.
    const by = to === 'cancelled' && order.cancelledBy ? 'guest' : 'system'
    await updateEvent({
      id: order.event.id,
      by,
      now,
      requestId: order.requestId ?? 'none',
      // An event that has this state already, or is over, stays unchanged.
      change: (event) => {
        if (event.state === to || !canMoveTo(getStateToMove(event, { by, now }), to)) return null
        return order.payment && to === 'ordered' ? { to, changes: { depositPaidAt: order.payment.placedAt } } : { to }
      },
    })
  },
)
