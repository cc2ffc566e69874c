import * as z from 'zod/mini'
import { KitchenStatus, OrderStatus, OrderType, PaymentMethod } from '#shared/platform/fields'
import { Allergen, Station } from '#shared/menu/contract'
import { DeliveryAddress } from '#shared/orders/contract'
import { locations } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { claimBases } from '#shared/orders/guest-orders'
import { isActiveStatus } from '#shared/orders/status'
import { getWorkload, serializeWorkload } from '#shared/orders/eta'
import { refundReasonIds } from '#shared/payments/refunds'
import type { OrderStatus as Status } from '#shared/orders/constants'
import { orderKey } from '../platform/order-location'
import { versionedRecord } from '../platform/table/table-schema'
import { Reservation } from './placement/reservations'

type Placed = { readonly id: string; readonly createdAt: string; readonly ticketNumber: number }

type Active = Pick<OrderRecord, 'id' | 'createdAt' | 'status' | 'orderType' | 'scheduledFor' | 'promisedAt' | 'lines'>

/** Of an order that is on its plates nothing is left to make. */
const workLeft = ({ status, lines }: Active) => (status === 'plating' || status === 'ready' ? {} : getWorkload(lines))

/** Where orders live, and the sparse indexes of what is on a board and of whose they are. */
export const orderKeys = {
  order: orderKey,
  ticketCounter: (location: LocationCode, date: string) => ({ pk: `TICKETS#${location}#${date}`, sk: 'COUNTER' }),
  board: (location: LocationCode) => `BOARD#${location}`,
  doneOn: (location: LocationCode, date: string) => `DONE#${location}#${date}`,
  /** On no board, but found by its ticket for a day. */
  cancelledOn: (location: LocationCode, date: string) => `CANCELLED#${location}#${date}`,
  /**
   * Active orders in the order in which they came in, with what the others wait for (decision
   * 0045).
   */
  activePlace: (order: Active) => {
    const { createdAt, id, orderType, scheduledFor = '', promisedAt = '' } = order
    return [createdAt, id, orderType, scheduledFor, promisedAt, serializeWorkload(workLeft(order))].join('#')
  },
  /**
   * Completed ones by when they were, with all that a board tells of them once they can't be put
   * back.
   */
  donePlace: ({ ticketNumber, id }: Placed, completedAt: string) => `${completedAt}#${ticketNumber}#${id}`,
  /** There while the owner knows that no orders come. */
  quietSpell: (location: LocationCode) => ({ pk: `QUIET#${location}`, sk: 'SPELL' }),
  /** Orders that nobody has confirmed yet, by when the kitchen got them. */
  unanswered: (location: LocationCode) => `UNANSWERED#${location}`,
  /** Says until when guests' orders name nobody any more. */
  forgotten: (location: LocationCode) => ({ pk: `FORGOTTEN#${location}`, sk: 'GUESTS' }),
  /** Of an account, or of a guest's browser. */
  customer: (id: string) => `CUSTOMER#${id}`,
} as const

/**
 * The list that an order is on: the active board, what was completed that day, or what was
 * cancelled.
 */
export function getBoardKey(order: { location: LocationCode; status: Status }, localDate: string): string {
  if (isActiveStatus(order.status)) return orderKeys.board(order.location)
  const over = order.status === 'completed' ? orderKeys.doneOn : orderKeys.cancelledOn
  return over(order.location, localDate)
}

const LineOptionRecord = z.object({
  id: z.string(),
  group: z.string(),
  name: z.string(),
  priceCents: z.int(),
  quantity: z.int(),
  /** Whether it sets the line apart from the dish as it comes. */
  differs: z.boolean(),
})

export const OrderRecord = versionedRecord(
  z.object({
    type: z.literal('Order'),
    /** Counts the writes, so that a change is written only onto the order that was read. */
    version: z.int(),
    id: z.string(),
    location: z.enum(locations.map(({ code }) => code)),
    ticketNumber: z.int(),
    status: OrderStatus,
    kitchenStatus: KitchenStatus,
    orderType: OrderType,
    subtotalCents: z.int(),
    discountCents: z.int(),
    taxCents: z.int(),
    deliveryFeeCents: z.int(),
    totalCents: z.int(),
    createdAt: z.string(),
    /** Minutes that the kitchen asked for beside the usual. */
    extraMinutes: z.optional(z.int()),
    /**
     * What its guest was told, ISO; missing for an event without a time, and before there were
     * promises.
     */
    promisedFrom: z.optional(z.string()),
    promisedAt: z.optional(z.string()),
    /** What was told first, where it has moved since, and how often it has. */
    firstPromisedAt: z.optional(z.string()),
    promiseMoves: z.optional(z.int()),
    /** How often staff moved it to another time, and when last. */
    slotMoves: z.optional(z.int()),
    slotMovedAt: z.optional(z.string()),
    /** When one for later went to the line before its usual time. */
    firedAt: z.optional(z.string()),
    completedAt: z.optional(z.string()),
    scheduledFor: z.optional(z.string()),
    specialInstructions: z.optional(z.string()),
    paymentMethod: z.optional(PaymentMethod),
    customer: z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      address: z.optional(DeliveryAddress),
    }),
    visitorId: z.string(),
    /** The request that changed it last: the log's thread from there to the reactions. */
    requestId: z.optional(z.string()),
    userId: z.optional(z.string()),
    /** The order of several that it came of: an erasure takes it along, with the names in it. */
    groupId: z.optional(z.string()),
    /** How and when the account claimed it; none where it was placed signed in. */
    claim: z.optional(z.object({ basis: z.enum(claimBases), at: z.string() })),
    lines: z.array(
      z.object({
        menuItemId: z.int(),
        name: z.string(),
        description: z.string(),
        code: z.string(),
        station: Station,
        allergens: z.nullable(z.array(Allergen)),
        quantity: z.int(),
        unitPriceCents: z.int(),
        totalPriceCents: z.int(),
        loyaltyMultiplier: z.number(),
        notes: z.optional(z.string()),
        /** Whose it is, in an order of several. */
        for: z.optional(z.string()),
        /** All that was chosen, defaults too, in the menu's sequence. */
        options: z._default(z.array(LineOptionRecord), []),
        leftOut: z._default(z.array(z.string()), []),
        struckAt: z.optional(z.string()),
      }),
    ),
    /** How often a line of it was struck off or put back on. */
    strikes: z.optional(z.int()),
    history: z.array(
      z.object({
        status: OrderStatus,
        kitchenStatus: KitchenStatus,
        at: z.string(),
        /** The intent that moved it, so that a move sent again is known. */
        intent: z.optional(z.string()),
      }),
    ),
    /** What the order holds until it is cancelled. */
    reservations: z.array(Reservation),
    /** When a cancelled order's reservations were released. */
    releasedAt: z.optional(z.string()),
    /** What was made good of it, by a code each; `line` is the line's place (decision 0055). */
    refunds: z.optional(
      z.array(
        z.object({
          line: z.optional(z.int()),
          amountCents: z.int(),
          reason: z.enum(refundReasonIds),
          code: z.string(),
          at: z.string(),
        }),
      ),
    ),
    /** The browser and the account of the customer who cancelled it: they need not be told. */
    cancelledBy: z.optional(z.array(z.string())),
    /** The answer that is kept for who sends it again, by the key of its record. */
    answerKey: z.optional(z.string()),
  }),
)
export type OrderRecord = z.infer<typeof OrderRecord>

/** The recipient of an order's mails. */
export const OrderRecipient = versionedRecord(z.object({ customer: z.object({ email: z.string() }) }))
