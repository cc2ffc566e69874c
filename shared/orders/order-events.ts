import { isOrderPlaced } from '../payments/payment-state'
import type { KitchenStatus, OrderStatus } from './constants'

/** How often the state of a payment changed. */
type PaymentChanges = { readonly changes: number }

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
  readonly wastes?: readonly unknown[] | undefined
  readonly edits?: readonly unknown[] | undefined
  /** How often staff acknowledged edits. */
  readonly acknowledgements?: number | undefined
  /** What is packed, and in how many bags. */
  readonly packed?: readonly { readonly id: string }[] | undefined
  readonly bags?: number | undefined
  readonly driver?: { readonly id: string } | undefined
  readonly event?:
    | {
        readonly deposit?: { readonly at: string; readonly returned?: { readonly at: string } | undefined } | undefined
      }
    | undefined
  readonly arrival?: { readonly note?: string | undefined } | undefined
  readonly payment?: (PaymentChanges & { readonly placedAt?: string | undefined }) | undefined
  readonly balancePayments?: readonly PaymentChanges[] | undefined
}

/** The types of order events, in the order in which one change lists them. */
const orderEventTypes = [
  /** The kitchen got the order: a new one, or one whose payment was authorized. */
  'OrderPlaced',
  /** A new order waits for the guest's payment. The kitchen does not have it. */
  'OrderAwaitingPayment',
  /** An order was cancelled that the kitchen never had, because it was not paid. */
  'OrderAbandoned',
  /** The order moved to another stage. */
  'OrderMoved',
  'OrderCancelled',
  'OrderCompleted',
  /** A completed order was put back to an earlier stage, or cancelled. */
  'OrderRecalled',
  /** Staff struck a line (it is made), or undid that. */
  'LineStruck',
  /** Also for a difference that an edit gave back; a failed refund comes later as a payment. */
  'OrderRefunded',
  /** Staff packed something, took it out again, or counted the bags. */
  'PackingChanged',
  /** Staff gave the order to a driver, or took it back. */
  'DriverChanged',
  /** Staff threw dishes away, which are made again. */
  'DishesWasted',
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
  /** The state of an online payment or of a deposit changed, or a balance can be paid. */
  'PaymentChanged',
  /** An account claimed the order. */
  'OrderClaimed',
] as const
export type OrderEventType = (typeof orderEventTypes)[number]

/** The events of a new order, which has no image before the change. */
type NewOrderEventType = 'OrderPlaced' | 'OrderAwaitingPayment'

/** One domain event with the order after the change and, except for a new order, before it. */
export type OrderEvent<Order, Type extends OrderEventType = OrderEventType> = {
  [Each in Type]: Each extends NewOrderEventType
    ? { readonly type: Each; readonly order: Order }
    : { readonly type: Each; readonly before: Order; readonly order: Order }
}[Type]

const countPaymentChanges = ({ payment, balancePayments = [] }: OrderState): number =>
  [...(payment ? [payment] : []), ...balancePayments].reduce((sum, { changes }) => sum + changes, 0)

/** Whether a deposit was paid at the restaurant, or went back. */
const isDepositChanged = ({ event: before }: OrderState, { event: order }: OrderState): boolean =>
  before?.deposit?.at !== order?.deposit?.at || before?.deposit?.returned?.at !== order?.deposit?.returned?.at

const isArrivalChanged = (before: OrderState, order: OrderState): boolean =>
  !before.arrival || before.arrival.note !== order.arrival?.note

function isPackedOtherwise(before: OrderState, order: OrderState): boolean {
  const idsOf = ({ packed = [] }: OrderState) => packed.map(({ id }) => id).join()
  return before.bags !== order.bags || idsOf(before) !== idsOf(order)
}

type ChangeType = Exclude<OrderEventType, NewOrderEventType | 'OrderAbandoned'>

const isChangeType = (type: OrderEventType): type is ChangeType =>
  type !== 'OrderPlaced' && type !== 'OrderAwaitingPayment' && type !== 'OrderAbandoned'

const changeTypes: readonly ChangeType[] = orderEventTypes.filter(isChangeType)

function listChangeTypes(before: OrderState, order: OrderState): readonly ChangeType[] {
  const isMoved = before.status !== order.status || before.kitchenStatus !== order.kitchenStatus
  const becomes = (status: OrderStatus) => order.status === status && before.status !== status
  const isRescheduled = before.slotMoves !== order.slotMoves
  const isEdited = (order.edits?.length ?? 0) > (before.edits?.length ?? 0)
  const happened: Readonly<Record<ChangeType, boolean>> = {
    OrderMoved: isMoved,
    OrderCancelled: becomes('cancelled'),
    OrderCompleted: becomes('completed'),
    OrderRecalled: before.status === 'completed' && order.status !== 'completed',
    // An edit renumbers positions, so that they can't be compared.
    LineStruck: !isEdited && order.lines.some(({ struckAt }, index) => struckAt !== before.lines[index]?.struckAt),
    PackingChanged: isPackedOtherwise(before, order),
    DriverChanged: before.driver?.id !== order.driver?.id,
    OrderRefunded: (order.refunds?.length ?? 0) > (before.refunds?.length ?? 0),
    DishesWasted: (order.wastes?.length ?? 0) > (before.wastes?.length ?? 0),
    OrderRescheduled: isRescheduled,
    OrderFired: order.firedAt !== undefined && before.firedAt !== order.firedAt,
    OrderEdited: isEdited,
    ChangesAcknowledged: (order.acknowledgements ?? 0) > (before.acknowledgements ?? 0),
    EtaChanged: !isRescheduled && before.promisedAt !== order.promisedAt,
    GuestArrived: order.arrival !== undefined && isArrivalChanged(before, order),
    PaymentChanged: countPaymentChanges(before) !== countPaymentChanges(order) || isDepositChanged(before, order),
    OrderClaimed: before.userId !== order.userId,
  }
  return changeTypes.filter((type) => happened[type])
}

/**
 * Returns all domain events that a change of an order means, sorted as in `orderEventTypes`. Empty
 * if the change concerns no reaction. `before` is undefined for a new order.
 */
export function classifyOrderChange<Order extends OrderState>(
  before: Order | undefined,
  order: Order,
): readonly OrderEvent<Order>[] {
  if (!isOrderPlaced(order)) return classifyUnpaidChange(before, order)
  if (!before || !isOrderPlaced(before)) return [{ type: 'OrderPlaced', order }]
  return listChangeTypes(before, order).map((type) => ({ type, before, order }))
}

/** Returns the events of an order that the kitchen does not have. */
function classifyUnpaidChange<Order extends OrderState>(
  before: Order | undefined,
  order: Order,
): readonly OrderEvent<Order>[] {
  if (!before) return [{ type: 'OrderAwaitingPayment', order }]
  const isAbandoned = order.status === 'cancelled' && before.status !== 'cancelled'
  return isAbandoned ? [{ type: 'OrderAbandoned', before, order }] : []
}
