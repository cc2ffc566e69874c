import { useEffect } from 'react'
import type { Order } from '#shared/orders/contract'
import { removeOrderedLines } from '#shared/orders/cart/cart-changes'
import { cartStore } from '#base/cart/cart-store'
import { forgetAllergyNotes } from '#base/session/last-allergy-note'
import { removeUsedCode } from '#base/cart/discount-codes'
import { pendingPaymentStore } from '#base/session/pending-payment'
import { deviceStorage } from '#base/storage/storage'
import { CHECKOUT_DRAFT_KEY } from '#base/storage/storage-keys'

/** Clears cart and checkout of an order that was paid. After a cancelled one, they stay. */
function finishPayment({ id, status, paymentStatus }: Pick<Order, 'id' | 'status' | 'paymentStatus'>): void {
  const pending = pendingPaymentStore.get()
  if (pending?.orderId !== id || (paymentStatus === 'pending' && status !== 'cancelled')) return
  pendingPaymentStore.set(null)
  if (status === 'cancelled') return
  deviceStorage.removeItem(CHECKOUT_DRAFT_KEY)
  forgetAllergyNotes()
  if (pending.code !== null) removeUsedCode(pending.code)
  cartStore.change((lines) => removeOrderedLines(lines, pending.lines))
}

/** Completes a payment when the guest is back and the server knows its outcome. */
export function usePaymentReturn({ id, status, paymentStatus }: Order): void {
  useEffect(() => finishPayment({ id, status, paymentStatus }), [id, status, paymentStatus])
}
