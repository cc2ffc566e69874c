import { unpackedReasonIds } from '../orders/handover'
import * as z from 'zod/mini'
import { statusInputs } from '../orders/constants'
import {
  BoardDevice,
  idField,
  KitchenStatus,
  LocationParam,
  LocationRef,
  Tender,
  textField,
  Timestamp,
  Version,
} from '../platform/fields'
import { CompletedTicketSummary, Order, PlaceOrderRequest, Ticket } from '../orders/contract'
import { MAX_BAGS } from './packing'
import { CancelReason } from '../orders/order-steps'
import type { RouteGroup } from '../platform/route'

const OrderId = idField()
const INVALID_BAGS = `Must be from 1 to ${MAX_BAGS}`

/** As at the checkout. The location is that of the path. */
const PlacePhoneOrderRequest = z.extend(z.omit(PlaceOrderRequest, { group: true }), {
  locationId: z.optional(LocationRef),
})

/** What a location's boards need to know of its settings. */
const BoardSettings = z.object({
  /** Whether one tap makes a ticket ready (docs/product/kitchen.md#one-bump-mode). */
  oneBump: z.boolean(),
  /** Whether this is only the default of a live site, so that each board asks once. */
  isOneBumpUndecided: z.optional(z.boolean()),
  /** Minutes without a touch after which a kitchen tablet locks. */
  lockAfterMinutes: z.int(),
})

/**
 * An order whose record can't be read (docs/operations.md#damaged-records). Boards show that it
 * exists.
 */
export const DamagedTicket = z.object({
  id: z.string(),
  /** Null if it can't be read either. */
  ticketNumber: z.nullable(z.int()),
  isDamaged: z.literal(true),
})
export type DamagedTicket = z.infer<typeof DamagedTicket>

const atLocation = z.object({ location: LocationParam })

export const kitchenRoutes = {
  listTickets: {
    method: 'GET',
    path: '/api/kitchen/orders/{location}',
    summary: 'Active orders, oldest first, and those completed today; `finished=brief` shortens final ones',
    access: 'board',
    table: 'read',
    isPolled: true,
    params: z.object({ location: LocationParam }),
    query: z.object({
      finished: z._default(z.enum(['whole', 'brief']), 'whole'),
      /** The screen that reads, to leave out the changes that it acknowledged. */
      device: z.optional(BoardDevice),
    }),
    result: z.array(z.union([z.discriminatedUnion('isBrief', [Ticket, CompletedTicketSummary]), DamagedTicket])),
  },
  placePhoneOrder: {
    method: 'POST',
    path: '/api/kitchen/orders/{location}',
    summary: 'Places an order that staff take by phone; of the contact, only the name is required',
    access: 'staff',
    status: 201,
    table: 'write',
    service: 'payments',
    params: atLocation,
    body: PlacePhoneOrderRequest,
    result: Order,
  },
  updateTicketStatus: {
    method: 'PUT',
    path: '/api/kitchen/orders/{orderId}/status',
    summary: 'Moves an order to another stage; with `from`, only if that is still its stage',
    access: 'board',
    table: 'write',
    worksLocked: true,
    params: z.object({ orderId: OrderId }),
    body: z.object({
      status: z.enum(statusInputs),
      kitchenStatus: z.optional(KitchenStatus),
      from: z.optional(KitchenStatus),
      /**
       * With the version of the ticket that the cook saw, an order that was edited since is not
       * moved.
       */
      version: z.optional(Version),
      /** Why it is cancelled; other moves ignore it. */
      reason: z.optional(CancelReason),
      /** Whether a cancelled order was made, from cooking on: yes by default. It goes to waste. */
      isMade: z.optional(z.boolean()),
      /** How an order that was not paid online is paid when it is completed. */
      tender: z.optional(Tender),
      /** The code that the guest of a large order shows when it is completed. */
      handoverCode: z.optional(textField(20, 'code')),
      /** How many bags it has, set as it gets ready. */
      bags: z.optional(z.int(INVALID_BAGS).check(z.minimum(1, INVALID_BAGS), z.maximum(MAX_BAGS, INVALID_BAGS))),
      /** Completes it without the code, or with something unpacked, which is logged. */
      override: z.optional(z.boolean()),
      /** Why something stays unpacked, for the log. */
      overrideReason: z.optional(z.enum(unpackedReasonIds)),
    }),
    result: Ticket,
  },
  strikeLine: {
    method: 'PUT',
    path: '/api/kitchen/orders/{orderId}/lines/{lineId}',
    summary: 'Strikes a finished line off its ticket, or undoes that',
    access: 'board',
    table: 'write',
    worksLocked: true,
    params: z.object({ orderId: OrderId, lineId: idField(80) }),
    /**
     * With the `version` of the ticket that the cook saw, a line that was changed since is not
     * struck.
     */
    body: z.object({ isStruck: z.boolean(), version: z.optional(Version) }),
    result: Ticket,
  },
  rescheduleOrder: {
    method: 'PUT',
    path: '/api/kitchen/orders/{orderId}/slot',
    summary: 'Reschedules an order: takes a slot, releases the previous one, and notifies the guest',
    access: 'staff',
    table: 'write',
    params: z.object({ orderId: OrderId }),
    body: z.object({ at: Timestamp }),
    result: Ticket,
  },
  getBoardSettings: {
    method: 'GET',
    path: '/api/kitchen/settings/{location}',
    summary: 'How the boards of a location work',
    access: 'board',
    table: 'read',
    params: atLocation,
    result: BoardSettings,
  },
} as const satisfies RouteGroup
