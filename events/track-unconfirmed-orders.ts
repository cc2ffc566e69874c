import { setIntake } from '#functions/kitchen/intake'
import type { OrderRecord } from '#functions/orders/records'
import { releaseGuestPortions } from '#functions/orders/placement/guest-portions'
import { trackUnconfirmedOrders, untrackUnconfirmedOrder } from '#functions/orders/ticket-repository'
import { resumeAttendedKitchen } from '#shared/kitchen/intake'
import { onOrderEventBatches } from './order-events'
import type { OrderEvent } from './order-events'

const watched = ['OrderPlaced', 'OrderMoved', 'OrderRescheduled', 'OrderFired'] as const
type WatchedEvent = OrderEvent<(typeof watched)[number]>

/** The order goes to the line at another time: staff are expected to confirm it by then. */
async function awaitAtNewTime(before: OrderRecord, order: OrderRecord): Promise<void> {
  if (order.status !== 'pending') return
  await untrackUnconfirmedOrder(before)
  await trackUnconfirmedOrders([order])
}

/** Staff took up an order: it no longer waits, and an intake paused for want of staff opens. */
async function endWait(order: OrderRecord): Promise<void> {
  await Promise.all([untrackUnconfirmedOrder(order), releaseGuestPortions(order)])
  if (order.status === 'cancelled') return
  const now = new Date()
  await setIntake({
    location: order.location,
    next: (before) => resumeAttendedKitchen(before, now),
    by: 'The kitchen',
    now,
  })
}

const beginsToWait = ({ type, order }: WatchedEvent) =>
  (type === 'OrderPlaced' || type === 'OrderMoved') && order.status === 'pending'

async function follow(event: WatchedEvent): Promise<void> {
  switch (event.type) {
    case 'OrderPlaced':
      return
    case 'OrderRescheduled':
    case 'OrderFired':
      return awaitAtNewTime(event.before, event.order)
    case 'OrderMoved':
      if (event.before.status === 'pending') await endWait(event.order)
  }
}

/**
 * An order waits from when it is placed or put back until staff confirm it. Orders of a batch that
 * begin to wait are written together, before the next event of another kind.
 */
export const handler = onOrderEventBatches('track-unconfirmed-orders', watched, async (events) => {
  let waiting: readonly OrderRecord[] = []
  for (const event of events) {
    if (beginsToWait(event)) {
      waiting = [...waiting, event.order]
      continue
    }
    await trackUnconfirmedOrders(waiting)
    waiting = []
    await follow(event)
  }
  await trackUnconfirmedOrders(waiting)
})
