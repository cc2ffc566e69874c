import {
  advanceTicket,
  queueChangedTicket,
  queueSlip,
  queueTickets,
  removeTicket,
  rescheduleTicket,
} from '#functions/printing/job-repository'
import { isEmailOnly } from '#shared/orders/editing/line-changes'
import { onOrderEventBatches, type OrderEvent } from './order-events'

const types = ['OrderPlaced', 'OrderMoved', 'OrderRescheduled', 'OrderFired', 'OrderEdited'] as const

async function updateTicket(event: OrderEvent<(typeof types)[number]>): Promise<void> {
  switch (event.type) {
    case 'OrderPlaced':
      return
    case 'OrderRescheduled':
      await rescheduleTicket(event.before, event.order)
      return queueSlip(event.order, 'new-time', new Date())
    case 'OrderFired':
      return rescheduleTicket(event.before, event.order)
    case 'OrderEdited':
      if (event.order.edits?.slice(-1).some(isEmailOnly)) return
      return queueChangedTicket(event.before, event.order, new Date())
    case 'OrderMoved':
      if (event.order.status === 'cancelled') {
        await removeTicket(event.order)
        await queueSlip(event.order, 'cancelled', new Date())
      } else if (event.order.scheduledFor !== undefined) await advanceTicket(event.order, new Date())
  }
}

/** Queues the new orders of a batch first, so that later events find their tickets. */
export const handler = onOrderEventBatches('queue-print-jobs', types, async (events) => {
  await queueTickets(events.flatMap(({ type, order }) => (type === 'OrderPlaced' ? [order] : [])))
  for (const event of events) await updateTicket(event)
})
