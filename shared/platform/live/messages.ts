import * as z from 'zod/mini'
import { KitchenStatus, OrderStatus, OrderType } from '../fields'
import { Ticket } from '../../orders/contract'
import { intakeStates } from '../../kitchen/intake'

const LocationRefText = z.union([z.string().check(z.maxLength(20)), z.number()])

/** What a browser sends over the live connection (docs/product/live.md#messages). */
export const ClientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribe'), locationId: LocationRefText }),
  z.object({ type: z.literal('subscribe_location'), locationId: LocationRefText }),
  z.object({ type: z.literal('subscribe_order'), orderId: z.string().check(z.maxLength(64)) }),
  z.object({ type: z.literal('subscribe_transcription'), id: z.string().check(z.maxLength(64)) }),
  z.object({ type: z.literal('ping') }),
])
export type ClientMessage = z.infer<typeof ClientMessage>

const Stage = { id: z.string(), status: OrderStatus, kitchenStatus: KitchenStatus }

/**
 * When an order came to its stage, and which of its history's entries that is, from 1; not in what
 * boards hear.
 */
const Step = { at: z.optional(z.string()), step: z.optional(z.int()) }

/**
 * The ticket as its reader's list has it then: on the board channel only, to whoever may read that
 * list (decision 0036).
 */
const ticket = z.optional(Ticket)

/** What a browser receives: ids and statuses; a ticket only on a board. */
export const ServerMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('new_order'),
    order: z.object({ ...Stage, ticketNumber: z.int(), orderType: OrderType }),
    ticket,
  }),
  z.object({ type: z.literal('status_update'), order: z.object({ ...Stage, ...Step }), ticket }),
  z.object({ type: z.literal('ticket_update'), order: z.object({ id: z.string() }), ticket }),
  z.object({
    type: z.literal('notification'),
    notification: z.object({ title: z.string(), message: z.string(), type: z.string() }),
  }),
  z.object({
    type: z.literal('menu_update'),
    /** The dish that it is about, if it is about one. */
    menuItemId: z.optional(z.int()),
    isAvailable: z.optional(z.boolean()),
    /** The dish's options that are sold out now, by their ids, where that has changed. */
    optionsOut: z.optional(z.array(z.string())),
    /** How many portions are left, null without a count, where that has changed. */
    portionsLeft: z.optional(z.nullable(z.int())),
    /**
     * The owner changed something: which thing, and the change by a name of its own, for reading
     * past what caches hold.
     */
    changed: z.optional(z.enum(['dish', 'specials', 'categories'])),
    change: z.optional(z.string()),
  }),
  /**
   * The location's hours are others now: whoever shows them reads them again, up to this version at
   * least.
   */
  z.object({ type: z.literal('hours_update'), locationId: z.int(), version: z.int() }),
  /**
   * The intake is another now (docs/product/kitchen.md#intake); `until` as in `GET
   * /api/kitchen/intake`.
   */
  z.object({ type: z.literal('intake_update'), state: z.enum(intakeStates), until: z.nullable(z.string()) }),
  /**
   * Orders that nobody has confirmed for minutes, on the board channel, while that lasts
   * (docs/product/kitchen.md#nobody-looks).
   */
  z.object({
    type: z.literal('orders_unanswered'),
    orders: z.array(z.object({ id: z.string(), ticketNumber: z.int() })),
  }),
  z.object({ type: z.literal('transcription_update'), id: z.string(), state: z.enum(['done', 'failed']) }),
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('error'), code: z.string(), detail: z.string() }),
])
export type ServerMessage = z.infer<typeof ServerMessage>
