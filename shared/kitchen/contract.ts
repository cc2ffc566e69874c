import * as z from 'zod/mini'
import { intakeStates, MAX_EXTRA_MINUTES, PAUSE_MINUTES_RANGE } from './intake'
import { statusInputs } from '../orders/constants'
import { optionalField, KitchenStatus, LocationParam, textField, Timestamp } from '../platform/fields'
import { CompletedTicketSummary, Ticket } from '../orders/contract'
import type { RouteGroup } from '../platform/route'

const OrderId = z.string().check(z.maxLength(64))

const Quote = z.object({ min: z.int(), max: z.int() })
const Quotes = z.object({ pickup: Quote, delivery: Quote })

/**
 * What the kitchen takes in, and how long that takes, in minutes (docs/product/kitchen.md#intake).
 */
export const OrderIntake = z.object({
  state: z.enum(intakeStates),
  /** When the present state ends by itself, where that is known. */
  until: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  extraMinutes: z.int(),
  /**
   * For an order placed now; on a closed live site counted to its next opening, null without a
   * known one.
   */
  quotes: z.nullable(Quotes),
  /** The same while open; only where `quotes` wait for an opening. */
  quotesWhenOpen: z.optional(Quotes),
})
export type OrderIntake = z.infer<typeof OrderIntake>

const ChangeIntake = z.union([
  z.strictObject({
    state: z.literal('paused'),
    minutes: z.int().check(z.minimum(PAUSE_MINUTES_RANGE.least), z.maximum(PAUSE_MINUTES_RANGE.most)),
    reason: optionalField(textField(200)),
  }),
  z.strictObject({ state: z.literal('open') }),
  z.strictObject({ extraMinutes: z.int().check(z.minimum(0), z.maximum(MAX_EXTRA_MINUTES)) }),
])
export type UpdateIntakeRequest = z.infer<typeof ChangeIntake>

const atLocation = z.object({ location: LocationParam })

export const kitchenRoutes = {
  listTickets: {
    method: 'GET',
    path: '/api/kitchen/orders/{location}',
    summary: 'Active orders, oldest first, and what was completed today; with `finished=brief`, briefly what is final',
    access: 'board',
    table: 'read',
    isPolled: true,
    params: z.object({ location: LocationParam }),
    query: z.object({ finished: z._default(z.enum(['whole', 'brief']), 'whole') }),
    result: z.array(z.discriminatedUnion('isBrief', [Ticket, CompletedTicketSummary])),
  },
  updateTicketStatus: {
    method: 'PUT',
    path: '/api/kitchen/orders/{orderId}/status',
    summary: 'Moves an order to another stage; with `from`, only where it still stands there',
    access: 'board',
    table: 'write',
    params: z.object({ orderId: OrderId }),
    body: z.object({
      status: z.enum(statusInputs),
      kitchenStatus: z.optional(KitchenStatus),
      from: z.optional(KitchenStatus),
    }),
    result: Ticket,
  },
  strikeLine: {
    method: 'PUT',
    path: '/api/kitchen/orders/{orderId}/lines/{lineId}',
    summary: 'Strikes a line that is made off its ticket, or puts it back on',
    access: 'board',
    table: 'write',
    params: z.object({ orderId: OrderId, lineId: z.string().check(z.maxLength(80)) }),
    body: z.object({ isStruck: z.boolean() }),
    result: Ticket,
  },
  rescheduleOrder: {
    method: 'PUT',
    path: '/api/kitchen/orders/{orderId}/slot',
    summary: 'Moves an order to another time: takes its ten minutes, gives back those it had, and tells its guest',
    access: 'staff',
    table: 'write',
    params: z.object({ orderId: OrderId }),
    body: z.object({ at: Timestamp }),
    result: Ticket,
  },
  getIntake: {
    method: 'GET',
    path: '/api/kitchen/intake/{location}',
    summary: 'Whether the kitchen takes orders now, until when, and how long they take',
    access: 'public',
    table: 'read',
    params: atLocation,
    result: OrderIntake,
  },
  updateIntake: {
    method: 'PUT',
    path: '/api/kitchen/intake/{location}',
    summary: 'Pauses the intake for a while, opens it again, or asks for more time an order',
    access: 'staff',
    table: 'write',
    params: atLocation,
    body: ChangeIntake,
    result: OrderIntake,
  },
} as const satisfies RouteGroup
