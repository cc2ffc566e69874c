import { setIntake } from '#functions/kitchen/intake-repository'
import type { OrderRecord } from '#functions/orders/records'
import { releaseGuestPortions } from '#functions/orders/placement/guest-portion-records'
import { trackUnconfirmedOrders, untrackUnconfirmedOrder } from '#functions/orders/ticket-repository'
import { resumeAttendedKitchen } from '#shared/kitchen/intake'
import { onOrderEventBatches, type OrderEvent } from './order-events'

const watched = ['OrderPlaced', 'OrderAbandoned', 'OrderMoved', 'OrderRescheduled', 'OrderFired'] as const
type WatchedEvent = OrderEvent<(typeof watched)[number]>

/** Moves a pending order to the time at which the kitchen now starts it. */
async function updateWaitingTime(before: OrderRecord, order: OrderRecord): Promise<void> {
  if (order.status !== 'pending') return
  await untrackUnconfirmedOrder(before)
  await trackUnconfirmedOrders([order])
}

/**
 * Ends the wait for confirmation, and reopens an intake that was paused because no staff were
 * there.
 */
async function endWait(order: OrderRecord): Promise<void> {
  await untrackUnconfirmedOrder(order)
  if (order.status === 'cancelled') return
  const now = new Date()
  await setIntake({
    location: order.location,
    next: (before) => resumeAttendedKitchen(before, now),
    by: 'The kitchen',
    now,
  })
}

/** Whether no employee has accepted an order yet: it was confirmed automatically. */
const isConfirmedAutomatically = ({ status, history }: OrderRecord): boolean =>
  status === 'confirmed' && history.at(-1)?.by === 'system'

/** Whether an employee accepts an order with this move, or the order ends. */
const isAccepted = (before: OrderRecord, order: OrderRecord): boolean =>
  !isConfirmedAutomatically(order) && (before.status === 'pending' || isConfirmedAutomatically(before))

const startsWaiting = ({ type, order }: WatchedEvent) =>
  (type === 'OrderPlaced' || type === 'OrderMoved') && order.status === 'pending'

async function updateWaiting(event: WatchedEvent): Promise<void> {
  switch (event.type) {
    case 'OrderPlaced':
      return
    case 'OrderRescheduled':
    case 'OrderFired':
      return updateWaitingTime(event.before, event.order)
    case 'OrderAbandoned':
      return releaseGuestPortions(event.order)
    case 'OrderMoved':
      if (event.before.status === 'pending') await endWait(event.order)
      if (isAccepted(event.before, event.order)) await releaseGuestPortions(event.order)
  }
}

/**
 * Tracks orders from when they are placed, or moved back to pending, until staff confirm them.
 * Consecutive orders that start waiting are written together, before the next event of another
 * kind.
 */
export const handler = onOrderEventBatches('track-unconfirmed-orders', watched, async (events) => {
  let waiting: readonly OrderRecord[] = []
  for (const event of events) {
    if (startsWaiting(event)) {
      waiting = [...waiting, event.order]
      continue
    }
    await trackUnconfirmedOrders(waiting)
    waiting = []
    await updateWaiting(event)
  }
  await trackUnconfirmedOrders(waiting)
})
