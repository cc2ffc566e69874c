import * as z from 'zod/mini'
import { eventTypes, MAX_ORDER_LINES } from './constants'
import {
  AmountInput,
  KitchenStatus,
  LocationRef,
  MoneyString,
  OrderSource,
  OrderStatus,
  OrderType,
  PaymentMethod,
  textField,
  Timestamp,
} from '../platform/fields'
import { Allergen } from '../menu/contract'
import { Contact, CustomerInfo } from './customer-contract'
import { GroupReference, OrderLookupResult, OrderParams, TicketNumberInput } from './order-references'
import { CancelReason, HistoryEntry, WasteEntry } from './order-steps'
import { GiftCardCodes, Instructions, SubmittedLine } from './submitted-line'
import { KitchenNamePair, OrderDriver, OrderLine, PackingItem } from './ordered-line'
import { EditTerms, OrderEdit, UnseenChanges } from './editing/line-changes'
import { OrderPayment, Refund } from '../payments/contract'
import { paymentStatuses } from '../payments/online-payments'
import type { RouteGroup } from '../platform/route'

export { MAX_GUEST_NAME_LENGTH, MAX_LINE_QUANTITY, MAX_NOTE_LENGTH, MAX_ORDER_LINES } from './constants'
export { OrderLine, OrderLineOption } from './ordered-line'
export { OptionSelection } from './submitted-line'
export { CustomerInfo }
const OrderRequest = z.object({
  locationId: LocationRef,
  orderType: OrderType,
  subtotal: AmountInput,
  tax: AmountInput,
  total: AmountInput,
  items: z
    .array(SubmittedLine)
    .check(z.minLength(1), z.maxLength(MAX_ORDER_LINES, `An order takes at most ${MAX_ORDER_LINES} different dishes`)),
  specialInstructions: z.optional(z.nullable(Instructions)),
  paymentMethod: z.optional(z.nullable(PaymentMethod)),
  /** Only where the location takes payments online (docs/product/payments.md#tips). */
  tip: z.optional(z.nullable(AmountInput)),
  discountCode: z.optional(z.nullable(textField(40, 'code'))),
  /** Codes of gift cards, which pay first and in this sequence (docs/product/gift-cards.md). */
  giftCards: z.optional(z.nullable(GiftCardCodes)),
  scheduledFor: z.optional(z.nullable(Timestamp)),
  utensils: z.optional(z.nullable(z.boolean())),
})

export const PlaceOrderRequest = z.extend(OrderRequest, {
  customerInfo: Contact,
  /** The group order that it comes from (docs/product/groups.md). */
  group: z.optional(z.nullable(GroupReference)),
})
export const PlaceDemoOrderRequest = OrderRequest

const OrderHead = z.object({
  id: z.string(),
  ticketNumber: z.int(),
  locationId: z.int(),
  status: OrderStatus,
  kitchenStatus: KitchenStatus,
  orderType: OrderType,
  /** `phone` if staff took it by phone. */
  source: z.optional(OrderSource),
  subtotal: MoneyString,
  discount: MoneyString,
  tax: MoneyString,
  deliveryFee: MoneyString,
  isDeliveryFeeTaxed: z.optional(z.boolean()),
  tip: MoneyString,
  serviceCharge: z.optional(MoneyString),
  event: z.optional(
    z.object({ guests: z.int(), type: z.enum(eventTypes), depositPaid: MoneyString, balanceDue: MoneyString }),
  ),
  total: MoneyString,
  /** The estimate in minutes from placing the order; text for an event. */
  estimatedTime: z.string(),
  /** The estimated time window; null for an event without a time. */
  promisedFrom: z.nullable(z.string()),
  promisedAt: z.nullable(z.string()),
  /** The end of the first window, if the estimate has moved since. */
  firstPromisedAt: z.optional(z.string()),
  /** The longest lead time of its dishes, if any has one. */
  leadMinutes: z.optional(z.int()),
  /** Extra minutes that the kitchen had set when the order was placed. */
  extraMinutes: z.optional(z.int()),
  createdAt: z.string(),
  completedAt: z.optional(z.string()),
  scheduledFor: z.nullable(z.string()),
  firedAt: z.optional(z.string()),
  specialInstructions: z.nullable(z.string()),
  utensils: z.boolean(),
  /** How many bags it has, once it is ready. */
  bags: z.optional(z.int()),
  /** Since when the guest is outside, and how to find them. */
  arrival: z.optional(z.object({ at: z.string(), note: z.nullable(z.string()) })),
  /** How the guest pays, if chosen: online, or at the counter or the door. */
  paymentMethod: z.optional(PaymentMethod),
  /** `none` if the guest pays at the counter or the door. */
  paymentStatus: z.enum(paymentStatuses),
  /** Whether the kitchen has it unpaid and its guest has an open pay link. */
  hasPayLink: z.optional(z.boolean()),
  /** Whether staff need the guest's handover code when they complete it. */
  asksHandoverCode: z.optional(z.boolean()),
  /** When an online payment was captured. */
  paidAt: z.optional(z.string()),
  giftCardPaid: z.optional(MoneyString),
  /** What is left to pay of an order that was paid online: an edit's difference, or all of it. */
  balanceDue: z.optional(MoneyString),
  customerInfo: CustomerInfo,
  history: z.array(HistoryEntry),
  refunds: z.optional(z.array(Refund)),
})

/** An order on its tracking page. The `may…` fields say what the caller may do now. */
export const Order = z.extend(OrderHead, {
  items: z.array(OrderLine),
  mayCancel: z.boolean(),
  mayEdit: z.boolean(),
  mayMarkArrived: z.boolean(),
  /** The code that its guest shows at the counter or the door; only for who placed it. */
  handoverCode: z.optional(z.string()),
  /** Whether the caller placed it or is staff, and so may rate it once it is completed. */
  mayRate: z.boolean(),
  /** Grows as on the ticket. An edit names the version that it is based on. */
  version: z.int(),
  /** What an edit is priced with; present if the caller may edit. */
  editTerms: z.optional(EditTerms),
  /** Changes of the order since it was placed; shown to the customer and staff. */
  edits: z.optional(z.array(OrderEdit)),
  points: z.optional(z.int()),
  /** The page of an open payment, for its placer; how it was paid at the counter, for staff too. */
  payment: z.optional(OrderPayment),
})
export type Order = z.infer<typeof Order>

/** An order line on a ticket. */
const TicketLine = z.extend(OrderLine, {
  isStruck: z.boolean(),
  /** Allergens of the order's allergy notes that the dish declares, or doesn't declare. */
  allergyMarks: z.array(Allergen),
  /** What cooks call the dish and its options, if not as on the menu. */
  kitchenNames: z.optional(z.array(KitchenNamePair)),
})
export type TicketLine = z.infer<typeof TicketLine>

/**
 * An order as kitchen boards read it. `version` grows with each change of stage, struck line,
 * estimated time, requested time or ordered dish (decision 0036).
 */
export const Ticket = z.extend(OrderHead, {
  orderItems: z.array(TicketLine),
  version: z.int(),
  /** What was changed since the board last acknowledged a change. */
  unseenChanges: z.optional(UnseenChanges),
  /** The amount of refunds that did not reach the card. Staff return it another way. */
  failedRefund: z.optional(MoneyString),
  /** How it was paid at the counter or the door, once it is completed. */
  payment: z.optional(OrderPayment),
  wastes: z.optional(z.array(WasteEntry)),
  /** What goes into its bags; missing where there are no packing lists. */
  packing: z.optional(z.array(PackingItem)),
  driver: z.optional(OrderDriver),
  isBrief: z.literal(false),
})
export type Ticket = z.infer<typeof Ticket>

/** A completed order after the recall window, shortened to what daily counts need. */
export const CompletedTicketSummary = z.object({
  id: z.string(),
  ticketNumber: z.int(),
  status: z.literal('completed'),
  kitchenStatus: z.literal('completed'),
  completedAt: z.string(),
  /** Always empty; read the order itself for its dishes. */
  orderItems: z.array(TicketLine),
  isBrief: z.literal(true),
})
export type CompletedTicketSummary = z.infer<typeof CompletedTicketSummary>

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
    service: 'payments',
    body: PlaceOrderRequest,
    result: Order,
  },
  placeDemoOrder: {
    method: 'POST',
    path: '/api/test-orders',
    summary: 'Places the demo order of a signed-in user, with the contact data of the account',
    access: 'user',
    status: 201,
    table: 'write',
    limit: 'orders',
    service: 'payments',
    body: PlaceDemoOrderRequest,
    result: Order,
  },
  getOrder: {
    method: 'GET',
    path: '/api/orders/{orderId}',
    summary: 'An order, with contact data for its guest and staff',
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
    body: z.object({ reason: z.optional(CancelReason) }),
    result: Order,
  },
  claimOrder: {
    method: 'POST',
    path: '/api/orders/{orderId}/claim',
    summary: "Adds a guest's order to the caller's account, once and within 30 days",
    access: 'user',
    table: 'write',
    params: OrderParams,
    result: Order,
  },
} as const satisfies RouteGroup
