import { orderRoutes } from '#shared/orders/contract'
import { isRefundedByStaff, mayGuestCancel } from '#shared/orders/transitions'
import { isOrderPlaced } from '#shared/payments/payment-state'
import { Problem } from '#shared/platform/problem'
import { serve } from '../platform/serve'
import { getCallerIds } from '../platform/session/session'
import { moveOrder } from './order-transitions'
import { releaseUnpaidOrder } from './placement/replace-unpaid-orders'
import { assertMayCancel } from './access/order-access'
import { canAccessOrder, presentOrder } from './present'

export const handler = serve(orderRoutes.cancelOrder, async ({ params, body, caller, now, requestId }) => {
  const order = await moveOrder({
    orderId: params.orderId,
    to: { status: 'cancelled', kitchenStatus: 'cancelled' },
    by: caller,
    reason: body.reason,
    now,
    requestId,
    cancelledBy: getCallerIds(caller),
    check: (current) => {
      if (!canAccessOrder(current, caller))
        throw new Problem('not-allowed', 'Only the customer who placed this order and the staff can cancel it.')
      assertMayCancel(current, caller, now)
      if (current.event) throw new Problem('order-final', 'Please cancel this event on its own page.')
      if (current.status !== 'cancelled' && !mayGuestCancel(current, now)) {
        const why = isRefundedByStaff(current) ? 'You got a refund for' : 'The kitchen has already accepted'
        throw new Problem('order-final', `${why} this order. Please call us.`)
      }
    },
  })
  // The guest may order the same again at once.
  if (!isOrderPlaced(order)) await releaseUnpaidOrder(order, now)
  return presentOrder(order, caller, now)
})
