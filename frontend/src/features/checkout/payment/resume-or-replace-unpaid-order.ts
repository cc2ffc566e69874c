import { orderRoutes, type Order } from '#shared/orders/contract'
import { ApiError, callApi } from '#base/api/client'
import { pendingPaymentStore } from '#base/session/pending-payment'

/**
 * Cancels the unpaid order of this browser, which a new one replaces. Returns the order instead if
 * it was paid meanwhile, so that the guest does not pay twice.
 */
export async function replaceUnpaidOrder(): Promise<Order | null> {
  const pending = pendingPaymentStore.get()
  if (!pending) return null
  const params = { orderId: pending.orderId }
  try {
    const order = await callApi(orderRoutes.getOrder, { params })
    if (order.status !== 'cancelled' && order.paymentStatus !== 'pending') return order
    if (order.mayCancel) await callApi(orderRoutes.cancelOrder, { params, body: { reason: 'customer' } })
  } catch (error) {
    // The order no longer exists, or was cancelled meanwhile.
    if (!(error instanceof ApiError) || error.status >= 500) throw error
  }
  pendingPaymentStore.set(null)
  return null
}
