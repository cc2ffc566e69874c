/**
 * The stages of an order, as customers and the simple board see them
 * (docs/product/kitchen.md#stages).
 */
export const orderStatuses = [
  'pending',
  'confirmed',
  'preparing',
  'cooking',
  'plating',
  'ready',
  'out-for-delivery',
  'completed',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The stages of an order, as the kitchen names them. */
export const kitchenStatuses = [
  'waiting',
  'confirmed',
  'prep',
  'cooking',
  'plating',
  'ready',
  'completed',
  'cancelled',
] as const
export type KitchenStatus = (typeof kitchenStatuses)[number]

/**
 * The values of `status` that boards may send; `processing` is accepted but never stored
 * (docs/product/kitchen.md#stages).
 */
export const statusInputs = [...orderStatuses, 'processing'] as const
export type StatusInput = (typeof statusInputs)[number]

/** How staff took what was not paid online (docs/product/kitchen.md#tender). */
export const tenders = ['cash', 'card', 'not-collected'] as const
export type Tender = (typeof tenders)[number]

/** How a deposit was paid at the restaurant or returned (docs/product/events.md#deposits). */
export const depositTenders = ['cash', 'card', 'other'] as const
export type DepositTender = (typeof depositTenders)[number]

export const paymentMethods = ['card', 'cash', 'online'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Who took an order, if the guest did not place it online: staff on the phone. */
export const orderSources = ['phone'] as const
export type OrderSource = (typeof orderSources)[number]

export const orderTypes = ['pickup', 'delivery', 'event'] as const
export type OrderType = (typeof orderTypes)[number]

/** Where the guests of an event eat. */
export const eventTypes = ['pickup', 'delivery', 'on-site'] as const
export type EventType = (typeof eventTypes)[number]

/**
 * Maximum lines of an order and portions of a line (docs/product/checkout.md#order-limits).
 */
export const MAX_ORDER_LINES = 60
export const MAX_LINE_QUANTITY = 99

/** Maximum characters of an order line's note. */
export const MAX_NOTE_LENGTH = 200

/** Maximum characters of an order's instructions. */
export const MAX_INSTRUCTIONS_LENGTH = 500

/** Maximum characters of the name on a line of a group order. */
export const MAX_GUEST_NAME_LENGTH = 40

/**
 * How many days ahead an order may be scheduled, in the location's time zone
 * (docs/product/checkout.md#later-orders).
 */
export const maxDaysAhead = { pickup: 7, delivery: 7, event: 60 } as const satisfies Readonly<Record<OrderType, number>>

/** The same limit on a test site, for every order type. */
export const TEST_MAX_DAYS_AHEAD = 90

/** Whether the kitchen still works on an order in this status. */
export const isActiveStatus = (status: OrderStatus): boolean => status !== 'completed' && status !== 'cancelled'

/** Whether the kitchen is done with an open order: it waits at the counter, or is on its way. */
export const isReadyStatus = (status: OrderStatus): status is 'ready' | 'out-for-delivery' =>
  status === 'ready' || status === 'out-for-delivery'

/** How many gift cards an order takes. */
export const MAX_GIFT_CARDS = 5
