import { Problem } from '#shared/platform/problem'
import { canCancel, isOrderFinal } from '#shared/orders/transitions'
import { moveOrder } from '../orders/order-transitions'
import { getCallerIds, type Caller } from '../platform/session/session'
import type { EventRecord } from './records'

type OrderEnd = { readonly caller: Caller; readonly now: Date; readonly requestId: string }
type OrderCancellation = OrderEnd & { readonly isByGuest: boolean }

/**
 * Cancels the order of an event, if it has one. A repeated call changes nothing.
 * @throws Problem `order-final` if the kitchen has begun it and the guest cancels, or if it is over
 */
export async function cancelEventOrder(
  { orderId }: EventRecord,
  { caller, now, requestId, isByGuest }: OrderCancellation,
): Promise<void> {
  if (orderId === undefined) return
  await moveOrder({
    orderId,
    to: { status: 'cancelled', kitchenStatus: 'cancelled' },
    by: caller,
    ...(isByGuest && { reason: 'customer', cancelledBy: getCallerIds(caller) }),
    now,
    requestId,
    check: (order) => {
      if (isByGuest && !canCancel(order, 'host', now) && !isOrderFinal(order, now))
        throw new Problem('order-final', 'The kitchen has already begun this event. Please call us.')
    },
  })
}

/**
 * Completes the order of an event, if it has one. A repeated call changes nothing.
 * @throws Problem `order-final` if it was cancelled
 */
export async function completeEventOrder(
  { orderId }: EventRecord,
  { caller, now, requestId }: OrderEnd,
): Promise<void> {
  if (orderId === undefined) return
  const to = { status: 'completed', kitchenStatus: 'completed' } as const
  await moveOrder({ orderId, to, by: caller, now, requestId, check: () => {} })
}
