import { OrderRecord } from '#functions/orders/records'
import type { Change } from '#functions/runtime/react'

/** What happened to an order: placed, moved to another stage or time, lines of it made, made good, its promise moved, gone to the line before its usual time, or nothing that anyone waits for. */
export type OrderChange = {
  readonly kind: 'placed' | 'moved' | 'struck' | 'refunded' | 'replanned' | 'fired' | 'promised' | 'other'
  readonly order: OrderRecord
}

/** Reads an order's change off the stream; undefined when the order is gone. */
export function orderChange({ before, after }: Change): OrderChange | undefined {
  if (!after) return undefined
  const order = OrderRecord.parse(after)
  if (!before) return { kind: 'placed', order }
  const earlier = OrderRecord.parse(before)
  const moved = earlier.status !== order.status || earlier.kitchenStatus !== order.kitchenStatus
  if (moved) return { kind: 'moved', order }
  const struck = order.lines.some(({ struckAt }, index) => struckAt !== earlier.lines[index]?.struckAt)
  if (struck) return { kind: 'struck', order }
  if (earlier.refunds?.length !== order.refunds?.length) return { kind: 'refunded', order }
  if (earlier.slotMoves !== order.slotMoves) return { kind: 'replanned', order }
  if (earlier.firedAt !== order.firedAt) return { kind: 'fired', order }
  return { kind: earlier.promisedAt === order.promisedAt ? 'other' : 'promised', order }
}
