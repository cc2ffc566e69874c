import * as z from 'zod/mini'
import { MAX_GUEST_NAME_LENGTH, MAX_LINE_QUANTITY, MAX_NOTE_LENGTH, MAX_ORDER_LINES } from './constants'
import {
  AmountInput,
  KitchenStatus,
  LocationRef,
  MenuItemId,
  MoneyString,
  OrderStatus,
  OrderType,
  PaymentMethod,
  Timestamp,
  textField,
} from '../platform/fields'
import { GroupReference, OrderLookupResult, TicketNumberInput } from './order-references'
import { Allergen, OptionId, Station } from '../menu/contract'
import { Refund } from '../payments/contract'
import type { RouteGroup } from '../platform/route'

export { MAX_GUEST_NAME_LENGTH, MAX_ORDER_LINES, MAX_NOTE_LENGTH, MAX_LINE_QUANTITY }

export const DeliveryAddress = z.object({
  street: z._default(textField(120), ''),
  unit: z.optional(textField(40)),
  city: z._default(textField(80), ''),
  state: z._default(textField(20), 'FL'),
  zipCode: z._default(textField(12), ''),
})
export type DeliveryAddress = z.infer<typeof DeliveryAddress>

/** So many options has a line at most, each as often as it is taken. */
const MAX_OPTIONS = 60

/** The options that a line takes, one entry for each time, `[]` none; left out or null, the dish's defaults hold. */
export const OptionSelection = z.optional(z.nullable(z.array(OptionId).check(z.maxLength(MAX_OPTIONS))))

const SentLine = z.object({
  menuItemId: MenuItemId,
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_LINE_QUANTITY)),
  unitPrice: AmountInput,
  totalPrice: AmountInput,
  customizations: z.optional(
    z.nullable(z.object({ notes: z._default(textField(MAX_NOTE_LENGTH), ''), options: OptionSelection })),
  ),
  /** Whose it is, in an order of several (docs/product/groups.md#whose-is-whose). */
  for: z.optional(z.nullable(textField(MAX_GUEST_NAME_LENGTH))),
})

const Contact = z.object({
  name: z._default(textField(120), ''),
  email: z._default(textField(254), ''),
  phone: z._default(textField(40), ''),
  address: z.optional(z.nullable(DeliveryAddress)),
})

const OrderBasics = z.object({
  locationId: LocationRef,
  orderType: OrderType,
  subtotal: AmountInput,
  tax: AmountInput,
  total: AmountInput,
  items: z
    .array(SentLine)
    .check(z.minLength(1), z.maxLength(MAX_ORDER_LINES, `An order takes at most ${MAX_ORDER_LINES} different dishes`)),
  specialInstructions: z.optional(z.nullable(textField(500))),
  paymentMethod: z.optional(z.nullable(PaymentMethod)),
  discountCode: z.optional(z.nullable(textField(40))),
  scheduledFor: z.optional(z.nullable(Timestamp)),
})

export const PlaceOrderRequest = z.extend(OrderBasics, {
  customerInfo: Contact,
  /** The order of several that it is (docs/product/groups.md). */
  group: z.optional(z.nullable(GroupReference)),
})
export const PlaceDemoOrderRequest = OrderBasics

/** An option that a line took, at its price then. */
export const OrderLineOption = z.object({
  id: z.string(),
  /** The name of its group. */
  group: z.string(),
  name: z.string(),
  price: MoneyString,
  quantity: z.int(),
})
export type OrderLineOption = z.infer<typeof OrderLineOption>

export const OrderLine = z.object({
  id: z.string(),
  menuItemId: z.int(),
  quantity: z.int(),
  unitPrice: MoneyString,
  totalPrice: MoneyString,
  /** Null where there is neither a wish nor an option; of the options all that were taken, defaults too. */
  customizations: z.nullable(z.object({ notes: z.string(), options: z.array(OrderLineOption) })),
  /** Whose it is, where an order of several says so. */
  for: z.optional(z.string()),
  /** What sets the line apart from the dish as it comes: options by their ids, and the names of defaults left out. */
  differs: z.object({ options: z.array(z.string()), leftOut: z.array(z.string()) }),
  station: Station,
  /** The line's own, as its options make them. */
  allergens: z.nullable(z.array(Allergen)),
  menuItem: z.object({ name: z.string(), description: z.string(), code: z.string() }),
})

/**
 * Contact data; only the name, shortened, for those who may not see the rest (docs/product/tracking.md#who-sees-what).
 */
export const CustomerInfo = z.object({
  name: z.string(),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  address: z.optional(z.nullable(z.extend(DeliveryAddress, { zip: z.string() }))),
})

const OrderHead = z.object({
  id: z.string(),
  ticketNumber: z.int(),
  /** The server id of the location. */
  locationId: z.int(),
  status: OrderStatus,
  kitchenStatus: KitchenStatus,
  orderType: OrderType,
  subtotal: MoneyString,
  discount: MoneyString,
  tax: MoneyString,
  deliveryFee: MoneyString,
  total: MoneyString,
  /** The promise in minutes from when it was placed; in words for an event. */
  estimatedTime: z.string(),
  /** From when to when it is promised; null for an event without a time (docs/product/checkout.md#promises). */
  promisedFrom: z.nullable(z.string()),
  promisedAt: z.nullable(z.string()),
  /** Minutes that the kitchen asked for beside the usual when it was placed, if any. */
  extraMinutes: z.optional(z.int()),
  createdAt: z.string(),
  completedAt: z.optional(z.string()),
  scheduledFor: z.nullable(z.string()),
  firedAt: z.optional(z.string()),
  specialInstructions: z.nullable(z.string()),
  /** How it is paid at the counter or at the door, where the guest chose. */
  paymentMethod: z.optional(PaymentMethod),
  customerInfo: CustomerInfo,
  history: z.array(z.object({ status: OrderStatus, kitchenStatus: KitchenStatus, at: z.string() })),
  /** What was made good of it, if anything. */
  refunds: z.optional(z.array(Refund)),
})

/** An order as its tracking page reads it. `mayCancel` is true for those who may, while it is pending. */
export const Order = z.extend(OrderHead, { items: z.array(OrderLine), mayCancel: z.boolean() })
export type Order = z.infer<typeof Order>

/** A line as the kitchen works it off. */
const TicketLine = z.extend(OrderLine, { isStruck: z.boolean() })
export type TicketLine = z.infer<typeof TicketLine>

/** An order as the kitchen's boards read it. `version` grows with every move, every struck line and every promise or time that moves (decision 0036). */
export const Ticket = z.extend(OrderHead, {
  orderItems: z.array(TicketLine),
  version: z.int(),
  isBrief: z.literal(false),
})
export type Ticket = z.infer<typeof Ticket>

/** An order that was completed too long ago to be put back, where it is asked for briefly: enough to count the day. */
export const CompletedTicketSummary = z.object({
  id: z.string(),
  ticketNumber: z.int(),
  status: z.literal('completed'),
  kitchenStatus: z.literal('completed'),
  completedAt: z.string(),
  /** Always empty: its dishes are read with the order itself. */
  orderItems: z.array(TicketLine),
  isBrief: z.literal(true),
})
export type CompletedTicketSummary = z.infer<typeof CompletedTicketSummary>

const OrderParams = z.object({ orderId: z.string().check(z.maxLength(64)) })

export const orderRoutes = {
  findOrders: {
    method: 'POST',
    path: '/api/orders/find',
    summary: 'The orders of the last 24 hours with this ticket number, placed with this phone number or e-mail address',
    access: 'public',
    table: 'write',
    limit: 'finds',
    body: z.object({
      contact: textField(254).check(z.minLength(1, 'Please enter the phone number or e-mail address of the order')),
      ticketNumber: TicketNumberInput,
    }),
    result: z.array(OrderLookupResult),
  },
  placeOrder: {
    method: 'POST',
    path: '/api/orders/test',
    summary: 'Places an order from the checkout, as a guest or signed in',
    access: 'public',
    status: 201,
    table: 'write',
    limit: 'orders',
    body: PlaceOrderRequest,
    result: Order,
  },
  placeDemoOrder: {
    method: 'POST',
    path: '/api/test-orders',
    summary: 'Places the signed-in demo order, its contact taken from the account',
    access: 'user',
    status: 201,
    table: 'write',
    limit: 'orders',
    body: PlaceDemoOrderRequest,
    result: Order,
  },
  getOrder: {
    method: 'GET',
    path: '/api/orders/{orderId}',
    summary: 'An order, with contact data for those whom it concerns',
    access: 'public',
    table: 'read',
    isPolled: true,
    params: OrderParams,
    result: Order,
  },
  cancelOrder: {
    method: 'POST',
    path: '/api/orders/{orderId}/cancel',
    summary: 'Cancels an order that is still pending',
    access: 'public',
    table: 'write',
    limit: 'orders',
    params: OrderParams,
    result: Order,
  },
  claimOrder: {
    method: 'POST',
    path: '/api/orders/{orderId}/claim',
    summary: "Lets a guest's order join the caller's account, once and within 30 days",
    access: 'user',
    table: 'write',
    params: OrderParams,
    result: Order,
  },
} as const satisfies RouteGroup
