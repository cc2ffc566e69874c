import { orderRoutes, type Order } from '#shared/orders/contract'
import { ApiError, callApi } from '#base/api/client'
import { pendingPaymentStore } from '#base/session/pending-payment'

/**
 * Returns the unpaid order of this browser if the same request created it, so that it is paid
 * instead of sent again, or if it was paid meanwhile, so that the guest does not pay twice.
 * Otherwise cancels it, because a new order replaces it, and returns null.
 */
export async function resumeOrReplaceUnpaidOrder(request: string): Promise<Order | null> {
  const pending = pendingPaymentStore.get()
  if (!pending) return null
  const params = { orderId: pending.orderId }
  try {
    const order = await callApi(orderRoutes.getOrder, { params })
    if (order.status !== 'cancelled' && order.paymentStatus !== 'pending') return order
    if (order.payment?.url && pending.request === request) return order
    if (order.mayCancel) await callApi(orderRoutes.cancelOrder, { params, body: { reason: 'customer' } })
  } catch (error) {
    // The order no longer exists, or was cancelled meanwhile.
    if (!(error instanceof ApiError) || error.status >= 500) throw error
  }
  pendingPaymentStore.set(null)
  return null
}
