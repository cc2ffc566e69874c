import type { Order } from '#shared/contract/orders'
import type { OrderStage } from '#shared/rules/order-status'

type Step = OrderStage & { readonly at?: string | undefined; readonly step?: number | undefined }

/** Of two states of an order the later: its history only grows. */
export const pickLaterOrder = (known: Order | undefined, read: Order): Order =>
  known && known.history.length > read.history.length ? known : read

/**
 * An order after the step that was pushed, or as it is where it has come so far already; null where
 * it must be read again: a step is missing between, or it was put back to where it might be
 * cancelled.
 */
export function applyStatusUpdate(order: Order, { status, kitchenStatus, at, step }: Step): Order | null {
  if (at === undefined || step === undefined) return null
  const taken = order.history.length
  if (taken >= step) return order
  if (taken < step - 1 || status === 'pending') return null
  const { completedAt: _, ...rest } = order
  return {
    ...rest,
    status,
    kitchenStatus,
    ...(status === 'completed' && { completedAt: at }),
    history: [...order.history, { status, kitchenStatus, at }],
    mayCancel: false,
  }
}
