import { OrderRecord } from '#functions/orders/records'
import type { Change } from '#functions/runtime/react'
import type { Item } from '#functions/runtime/table'

/**
 * What happened to an order: placed, moved to another stage or time, lines of it made, made good,
 * its promise moved, gone to the line before its usual time, or nothing that anyone waits for.
 */
export type OrderChange = {
  readonly kind: 'placed' | 'moved' | 'struck' | 'refunded' | 'replanned' | 'fired' | 'promised' | 'other'
  readonly order: OrderRecord
  readonly before: OrderRecord | undefined
}

const read = new WeakMap<Item, OrderRecord>()

/** The order of an image off the stream, read once for all reactions that are handed it. */
export function orderOf(image: Item): OrderRecord {
  const order = read.get(image) ?? OrderRecord.parse(image)
  read.set(image, order)
  return order
}

/** Reads an order's change off the stream; undefined when the order is gone. */
export function orderChange({ before: earlier, after }: Change): OrderChange | undefined {
  if (!after) return undefined
  const order = orderOf(after)
  if (!earlier) return { kind: 'placed', order, before: undefined }
  const before = orderOf(earlier)
  return { kind: kindOf(before, order), order, before }
}

function kindOf(before: OrderRecord, order: OrderRecord): OrderChange['kind'] {
  if (before.status !== order.status || before.kitchenStatus !== order.kitchenStatus) return 'moved'
  if (order.lines.some(({ struckAt }, index) => struckAt !== before.lines[index]?.struckAt)) return 'struck'
  if (before.refunds?.length !== order.refunds?.length) return 'refunded'
  if (before.slotMoves !== order.slotMoves) return 'replanned'
  if (before.firedAt !== order.firedAt) return 'fired'
  return before.promisedAt === order.promisedAt ? 'other' : 'promised'
}
