import { leavePage } from '#base/browser/leave-page'
import { pendingPaymentStore, type PendingPayment } from '#base/session/pending-payment'

/**
 * Opens the payment page of an unpaid order. Cart, code and input stay until the order is paid, so
 * that the guest can change it. Resolves as `leavePage` does.
 */
export function openPaymentPage(url: string, unpaid: PendingPayment): Promise<void> {
  pendingPaymentStore.set(unpaid)
  return leavePage(url)
}
