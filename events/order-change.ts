import { OrderRecord } from '#functions/orders/records'
import type { Change } from '#functions/runtime/react'

/** What happened to an order: it was placed, it moved to another stage, or nothing that anyone waits for. */
export type OrderChange = { readonly kind: 'placed' | 'moved' | 'other'; readonly order: OrderRecord }

/** Reads an order's change off the stream; undefined when the order is gone. */
export function orderChange({ before, after }: Change): OrderChange | undefined {
  if (!after) return undefined
  const order = OrderRecord.parse(after)
  if (!before) return { kind: 'placed', order }
  const earlier = OrderRecord.parse(before)
  const moved = earlier.status !== order.status || earlier.kitchenStatus !== order.kitchenStatus
  return { kind: moved ? 'moved' : 'other', order }
}
