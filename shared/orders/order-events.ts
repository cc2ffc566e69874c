import type { KitchenStatus, OrderStatus } from './constants'

/** What of an order decides which events a change of it means. */
type OrderState = {
  readonly status: OrderStatus
  readonly kitchenStatus: KitchenStatus
  readonly promisedAt?: string | undefined
  readonly firedAt?: string | undefined
  /** How often staff gave it another time. */
  readonly slotMoves?: number | undefined
  readonly userId?: string | undefined
  readonly lines: readonly { readonly struckAt?: string | undefined }[]
  readonly refunds?: readonly unknown[] | undefined
}

/** The types of domain events of an order, in the order in which one change lists them. */
export const orderEventTypes = [
  'OrderPlaced',
  /** It stands at another stage, whichever. */
  'OrderMoved',
  'OrderCancelled',
  'OrderCompleted',
  /** It is no longer completed: put back to an earlier stage, or cancelled. */
  'OrderRecalled',
  /** A line was marked as made, or no longer. */
  'LineStruck',
  'OrderRefunded',
  /** Staff gave it another time. */
  'OrderRescheduled',
  /** Staff sent a later order to the line before its usual time. */
  'OrderFired',
  /** Its estimated time changed by itself. */
  'EtaChanged',
  /** Another account owns it. */
  'OrderClaimed',
] as const
export type OrderEventType = (typeof orderEventTypes)[number]

/** One domain event: the order after the change and, but for a new one, before it. */
export type OrderEvent<Order, Type extends OrderEventType = OrderEventType> = {
  [Each in Type]: Each extends 'OrderPlaced'
    ? { readonly type: Each; readonly order: Order }
    : { readonly type: Each; readonly before: Order; readonly order: Order }
}[Type]

function typesOf(before: OrderState, order: OrderState): readonly OrderEventType[] {
  const isMoved = before.status !== order.status || before.kitchenStatus !== order.kitchenStatus
  const becomes = (status: OrderStatus) => order.status === status && before.status !== status
  const isRescheduled = before.slotMoves !== order.slotMoves
  const happened: Readonly<Record<Exclude<OrderEventType, 'OrderPlaced'>, boolean>> = {
    OrderMoved: isMoved,
    OrderCancelled: becomes('cancelled'),
    OrderCompleted: becomes('completed'),
    OrderRecalled: before.status === 'completed' && order.status !== 'completed',
    LineStruck: order.lines.some(({ struckAt }, index) => struckAt !== before.lines[index]?.struckAt),
    OrderRefunded: (order.refunds?.length ?? 0) > (before.refunds?.length ?? 0),
    OrderRescheduled: isRescheduled,
    OrderFired: order.firedAt !== undefined && before.firedAt !== order.firedAt,
    EtaChanged: !isRescheduled && before.promisedAt !== order.promisedAt,
    OrderClaimed: before.userId !== order.userId,
  }
  return orderEventTypes.filter((type) => type !== 'OrderPlaced' && happened[type])
}

/**
 * Returns every domain event that a change of an order means, in the order of `orderEventTypes`;
 * none where nothing happened that anyone waits for. `before` is missing for a new order.
 */
export function classifyOrderChange<Order extends OrderState>(
  before: Order | undefined,
  order: Order,
): readonly OrderEvent<Order>[] {
  if (!before) return [{ type: 'OrderPlaced', order }]
  return typesOf(before, order).map((type) => (type === 'OrderPlaced' ? { type, order } : { type, before, order }))
}
