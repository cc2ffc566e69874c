import type { KitchenStatus, OrderStatus } from './constants'

/** The fields of an order that decide which events a change means. */
type OrderState = {
  readonly status: OrderStatus
  readonly kitchenStatus: KitchenStatus
  readonly promisedAt?: string | undefined
  readonly firedAt?: string | undefined
  /** How often staff rescheduled it. */
  readonly slotMoves?: number | undefined
  readonly userId?: string | undefined
  readonly lines: readonly { readonly struckAt?: string | undefined }[]
  readonly refunds?: readonly unknown[] | undefined
  readonly edits?: readonly unknown[] | undefined
  /** How often staff acknowledged edits. */
  readonly acknowledgements?: number | undefined
  readonly arrival?: { readonly note?: string | undefined } | undefined
}

/** The types of order events, in the order in which one change lists them. */
export const orderEventTypes = [
  'OrderPlaced',
  /** The order moved to another stage. */
  'OrderMoved',
  'OrderCancelled',
  'OrderCompleted',
  /** A completed order was put back to an earlier stage, or cancelled. */
  'OrderRecalled',
  /** Staff struck a line (it is made), or undid that. */
  'LineStruck',
  'OrderRefunded',
  /** Staff rescheduled the order. */
  'OrderRescheduled',
  /** Staff started a scheduled order before its usual time. */
  'OrderFired',
  /** The customer or staff changed lines, contact or time of the order. */
  'OrderEdited',
  /** Staff acknowledged the changes on a board. */
  'ChangesAcknowledged',
  /** The estimated time changed without rescheduling. */
  'EtaChanged',
  /** The guest is outside, or changed the note that says where. */
  'GuestArrived',
  /** An account claimed the order. */
  'OrderClaimed',
] as const
export type OrderEventType = (typeof orderEventTypes)[number]

/** One domain event with the order after the change and, except for a new order, before it. */
export type OrderEvent<Order, Type extends OrderEventType = OrderEventType> = {
  [Each in Type]: Each extends 'OrderPlaced'
    ? { readonly type: Each; readonly order: Order }
    : { readonly type: Each; readonly before: Order; readonly order: Order }
}[Type]

const isArrivalChanged = (before: OrderState, order: OrderState): boolean =>
  !before.arrival || before.arrival.note !== order.arrival?.note

function listChangeTypes(before: OrderState, order: OrderState): readonly OrderEventType[] {
  const isMoved = before.status !== order.status || before.kitchenStatus !== order.kitchenStatus
  const becomes = (status: OrderStatus) => order.status === status && before.status !== status
  const isRescheduled = before.slotMoves !== order.slotMoves
  const isEdited = (order.edits?.length ?? 0) > (before.edits?.length ?? 0)
  const happened: Readonly<Record<Exclude<OrderEventType, 'OrderPlaced'>, boolean>> = {
    OrderMoved: isMoved,
    OrderCancelled: becomes('cancelled'),
    OrderCompleted: becomes('completed'),
    OrderRecalled: before.status === 'completed' && order.status !== 'completed',
    // An edit renumbers positions, so that they can't be compared.
    LineStruck: !isEdited && order.lines.some(({ struckAt }, index) => struckAt !== before.lines[index]?.struckAt),
    OrderRefunded: (order.refunds?.length ?? 0) > (before.refunds?.length ?? 0),
    OrderRescheduled: isRescheduled,
    OrderFired: order.firedAt !== undefined && before.firedAt !== order.firedAt,
    OrderEdited: isEdited,
    ChangesAcknowledged: (order.acknowledgements ?? 0) > (before.acknowledgements ?? 0),
    EtaChanged: !isRescheduled && before.promisedAt !== order.promisedAt,
    GuestArrived: order.arrival !== undefined && isArrivalChanged(before, order),
    OrderClaimed: before.userId !== order.userId,
  }
  return orderEventTypes.filter((type) => type !== 'OrderPlaced' && happened[type])
}

/**
 * Returns all domain events that a change of an order means, sorted as in `orderEventTypes`. Empty
 * if the change concerns no reaction. `before` is undefined for a new order.
 */
export function classifyOrderChange<Order extends OrderState>(
  before: Order | undefined,
  order: Order,
): readonly OrderEvent<Order>[] {
  if (!before) return [{ type: 'OrderPlaced', order }]
  return listChangeTypes(before, order).map((type) =>
    type === 'OrderPlaced' ? { type, order } : { type, before, order },
  )
}
