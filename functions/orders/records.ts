import * as z from 'zod/mini'
import { OrderDriver } from '#shared/orders/ordered-line'
import { KitchenStatus, OrderSource, OrderStatus, OrderType, PaymentMethod, Tender } from '#shared/platform/fields'
import { getPlacedAt } from '#shared/payments/payment-state'
import { DeliveryAddress } from '#shared/accounts/contact-fields'
import { locations, type LocationCode } from '#shared/locations/index'
import { eventTypes, isReadyStatus } from '#shared/orders/constants'
import { claimBases } from '#shared/orders/guest-orders'
import { CancelReason } from '#shared/orders/order-steps'
import { OrderActor } from '#shared/platform/actor'
import { getSitePart, siteKinds, type PlaceAtSite, type SiteKind } from '#shared/locations/site-kind'
import { getWorkload, serializeWorkload } from '#shared/orders/workload'
import { orderKey } from '../platform/order-location'
import { versionedRecord } from '../platform/table/table-schema'
import { CodeDiscount } from '../payments/codes/records'
import { EditRecord, StockAmounts } from './editing/edit-record'
import {
  DepositRecord,
  HandoverRecord,
  OrderGiftCardRecord,
  OrderLineRecord,
  PaymentRecord,
  RefundRecord,
  WasteRecord,
} from './record-parts'
import { Reservation } from './placement/reservations'

type IndexedField = 'id' | 'createdAt' | 'status' | 'orderType' | 'scheduledFor' | 'promisedAt' | 'lines' | 'payment'
type IndexedOrder = Pick<OrderRecord, IndexedField | 'leadMinutes' | 'firedAt'>

/** Returns the work that stations still have with an order: none from plating on. */
const getRemainingWork = ({ status, lines }: IndexedOrder) =>
  status === 'plating' || isReadyStatus(status) ? {} : getWorkload(lines)

/** Keys of orders and of related records, and the index keys of boards and customers. */
export const orderKeys = {
  order: orderKey,
  ticketCounter: ({ location, site }: PlaceAtSite, date: string) => ({
    pk: `TICKETS#${getSitePart(location, site)}#${date}`,
    sk: 'COUNTER',
  }),
  /** Counts the rest of a day whose counter is damaged. */
  spareTicketCounter: (place: PlaceAtSite, date: string) => ({ ...orderKeys.ticketCounter(place, date), sk: 'SPARE' }),
  board: (location: LocationCode, site?: SiteKind) => `BOARD#${getSitePart(location, site)}`,
  /** Orders whose guests have not paid yet, so that the kitchen does not have them. */
  unpaid: (location: LocationCode, site?: SiteKind) => `UNPAID#${getSitePart(location, site)}`,
  doneOn: (location: LocationCode, date: string, site?: SiteKind) => `DONE#${getSitePart(location, site)}#${date}`,
  /** Cancelled orders are on no board. The order lookup by ticket number reads this list. */
  cancelledOn: (location: LocationCode, date: string, site?: SiteKind) =>
    `CANCELLED#${getSitePart(location, site)}#${date}`,
  /**
   * Sort key of an active order: oldest first, with everything that estimates need of the queue
   * (decision 0045).
   */
  activePlace: (order: IndexedOrder) => {
    const { id, orderType, scheduledFor = '', promisedAt = '', leadMinutes, firedAt } = order
    const work = serializeWorkload(getRemainingWork(order))
    const start = leadMinutes || firedAt ? [leadMinutes ?? '', ...(firedAt ? [firedAt] : [])] : []
    return [getPlacedAt(order), id, orderType, scheduledFor, promisedAt, work, ...start].join('#')
  },
  /**
   * Sort key of a completed or cancelled order: by completion time, with all that a board shows of
   * an order that can no longer be recalled.
   */
  donePlace: ({ ticketNumber, id }: { id: string; ticketNumber: number }, completedAt: string) =>
    `${completedAt}#${ticketNumber}#${id}`,
  /** Orders that staff have not confirmed yet, by the time when they reached the kitchen. */
  unanswered: (location: LocationCode, site?: SiteKind) => `UNANSWERED#${getSitePart(location, site)}`,
  /** Stores the time up to which guests' orders have been anonymized. */
  forgotten: (location: LocationCode) => ({ pk: `FORGOTTEN#${location}`, sk: 'GUESTS' }),
  /** Lists an order under a person who made a step of it, for the erasure of their name. */
  work: (userId: string, orderId: string) => ({ pk: `ORDERWORK#${userId}`, sk: orderId }),
  /** Orders of an account, or of the browser of a guest. */
  customer: (id: string) => `CUSTOMER#${id}`,
} as const

/** The time up to which a location's guest orders are anonymized. */
export const AnonymizationProgress = z.object({
  type: z.literal('GuestsForgotten'),
  /** Empty if it can't be read: the job starts at the beginning. */
  until: z.catch(z.string(), ''),
})

export const OrderRecord = versionedRecord(
  z.object({
    type: z.literal('Order'),
    /** Increases with each write; a write is conditional on the version that was read. */
    version: z.int(),
    id: z.string(),
    location: z.enum(locations.map(({ code }) => code)),
    /** On which kind of site it was placed; missing means the kind that the location has. */
    site: z.optional(z.enum(siteKinds)),
    ticketNumber: z.int(),
    status: OrderStatus,
    kitchenStatus: KitchenStatus,
    orderType: OrderType,
    source: z.optional(OrderSource),
    subtotalCents: z.int(),
    discountCents: z.int(),
    taxCents: z.int(),
    /** The tax rate in hundredths of a percent, and whether the fee is taxed. */
    taxRate: z.int(),
    isDeliveryFeeTaxed: z.boolean(),
    /** The taxed service charge of a catered event. */
    serviceChargeCents: z.optional(z.int()),
    /** The catered event that it came from (docs/product/events.md). */
    event: z.optional(
      z.object({
        id: z.string(),
        guests: z.int(),
        type: z.enum(eventTypes),
        depositPaidCents: z.int(),
        deposit: z.optional(DepositRecord),
      }),
    ),
    deliveryFeeCents: z.int(),
    tipCents: z.int(),
    totalCents: z.int(),
    /** The code that its guest shows at the counter or the door, and how it was handed over. */
    handoverCode: z.optional(z.string()),
    handover: z.optional(HandoverRecord),
    createdAt: z.string(),
    /** The business day on which it was placed. Its ticket number is unique on that day. */
    placedOn: z.optional(z.string()),
    /** The business day for which it is, and until when its steps after midnight count for it. */
    businessDate: z.optional(z.string()),
    nightEndsAt: z.optional(z.string()),
    /** The longest lead time of its dishes, if any has one. */
    leadMinutes: z.optional(z.int()),
    /** Minutes that the kitchen had added to all estimates when the order was placed. */
    extraMinutes: z.optional(z.int()),
    /** The promised time window, ISO; undefined for an event without a time. */
    promisedFrom: z.optional(z.string()),
    promisedAt: z.optional(z.string()),
    /** The first promise if it has changed since, and the number of changes. */
    firstPromisedAt: z.optional(z.string()),
    promiseMoves: z.optional(z.int()),
    /** How often staff rescheduled the order, and when they last did. */
    slotMoves: z.optional(z.int()),
    slotMovedAt: z.optional(z.string()),
    /** When the kitchen starts a scheduled order, if that is before its usual time. */
    firedAt: z.optional(z.string()),
    completedAt: z.optional(z.string()),
    scheduledFor: z.optional(z.string()),
    specialInstructions: z.optional(z.string()),
    /** Whether to pack utensils; missing for no. */
    utensils: z.optional(z.boolean()),
    /** What of its packing list is packed; missing if it has no list. */
    packed: z.optional(z.array(z.object({ id: z.string(), quantity: z.int() }))),
    bags: z.optional(z.int()),
    /** Who takes it to its guest, from when it is out for delivery. */
    driver: z.optional(OrderDriver),
    /** When the guest said to be outside, and how often the note changed since. */
    arrival: z.optional(z.object({ at: z.string(), note: z.optional(z.string()), noteChanges: z.int() })),
    paymentMethod: z.optional(PaymentMethod),
    /** How staff took what was not paid online, when they completed the order, and how much. */
    tender: z.optional(Tender),
    tenderCents: z.optional(z.int()),
    /** The discount of its code, with which an edited order is priced again. */
    discount: z.optional(CodeDiscount),
    /** The dishes from which an edit keeps it. */
    discountFromCents: z.optional(z.int()),
    /** Points per dollar in hundredths, and the tier that gave it free delivery. */
    pointsRate: z.optional(z.int()),
    freeDeliveryTier: z.optional(z.string()),
    /** The payment of an order that is paid online. */
    payment: z.optional(PaymentRecord),
    /** The gift cards that pay first, in their sequence, with the location that sold each. */
    giftCards: z.optional(z.array(OrderGiftCardRecord)),
    /** The payments of balances that edits have left, one for each payment page. */
    balancePayments: z.optional(z.array(PaymentRecord)),
    customer: z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      address: z.optional(DeliveryAddress),
    }),
    visitorId: z.string(),
    /** What mails about it are counted for while its address is not verified. */
    mailOrigin: z.optional(z.string()),
    /** The request that last changed the order; event handlers log it too. */
    requestId: z.optional(z.string()),
    userId: z.optional(z.string()),
    /** The group order that it came from; erasing the order also erases the names in that. */
    groupId: z.optional(z.string()),
    /** How and when the account claimed it; undefined if the customer was signed in. */
    claim: z.optional(z.object({ basis: z.enum(claimBases), at: z.string() })),
    lines: z.array(OrderLineRecord),
    /** Changes of the order since it was placed, and the stock that each took or released. */
    edits: z.optional(z.array(EditRecord)),
    /** Stock that it took or returned at the opening of its day and when it was rescheduled. */
    stockChanges: z.optional(z.array(z.object({ at: z.string(), stock: StockAmounts }))),
    /** The version up to which all, or single screens, acknowledged changes, and how often. */
    seenVersion: z.optional(z.int()),
    seenBy: z.optional(z.array(z.object({ device: z.string(), version: z.int() }))),
    acknowledgements: z.optional(z.int()),
    history: z.array(
      z.object({
        status: OrderStatus,
        kitchenStatus: KitchenStatus,
        at: z.string(),
        by: z._default(OrderActor, 'system'),
        reason: z.optional(CancelReason),
        /** Idempotency key of the move. */
        intent: z.optional(z.string()),
        /** Whether the first struck line implied the step. */
        byStrike: z.optional(z.boolean()),
        /** What a completion left unpaid for good. */
        uncollectedCents: z.optional(z.int()),
      }),
    ),
    /** What the order holds until it is cancelled. */
    reservations: z.array(Reservation),
    /** When a cancelled order's reservations were released. */
    releasedAt: z.optional(z.string()),
    /**
     * Refunds: to the card, or as a discount code. `line` or `lines` are indexes of the refunded
     * lines (decision 0055).
     */
    refunds: z.optional(z.array(RefundRecord)),
    /** Dishes that were made again, and whether a cancelled order was made and goes to waste. */
    wastes: z.optional(z.array(WasteRecord)),
    isWasted: z.optional(z.boolean()),
    /** Ids of the browser and account of the customer who cancelled; they get no push about it. */
    cancelledBy: z.optional(z.array(z.string())),
    /** Key of the stored response that answers a repeated request. */
    responseKey: z.optional(z.string()),
  }),
)
export type OrderRecord = z.infer<typeof OrderRecord>
