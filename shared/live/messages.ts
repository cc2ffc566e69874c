import * as z from 'zod/mini'
import { idField, KitchenStatus, LocationText, OrderStatus, OrderType } from '../platform/fields'
import { Ticket } from '../orders/contract'
import { menuChangeKinds } from '../menu/menu-changes'
import { intakeStates } from '../kitchen/intake'

/** A message from a browser over the live connection (docs/product/live.md#messages). */
export const ClientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribe'), locationId: LocationText }),
  z.object({ type: z.literal('subscribe_location'), locationId: LocationText }),
  z.object({ type: z.literal('subscribe_order'), orderId: idField() }),
  z.object({ type: z.literal('subscribe_transcription'), id: idField() }),
  z.object({ type: z.literal('ping') }),
])
export type ClientMessage = z.infer<typeof ClientMessage>

const Stage = { id: z.string(), status: OrderStatus, kitchenStatus: KitchenStatus }

/**
 * When the order entered its stage, and the position of that step in its history, from 1. Messages
 * to boards omit both.
 */
const Step = { at: z.optional(z.string()), step: z.optional(z.int()) }

/**
 * The ticket as the list of tickets would return it. Sent only on the board channel, to readers
 * with access to that list (decision 0036).
 */
const ticket = z.optional(Ticket)

/** A message to a browser: ids and statuses. Only boards receive tickets. */
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
    /** The dish that changed, if it is a single one. */
    menuItemId: z.optional(z.int()),
    isAvailable: z.optional(z.boolean()),
    /** Ids of the dish's sold-out options, if they have changed. */
    optionsOut: z.optional(z.array(z.string())),
    /** Portions left, if the number has changed; null if they are not counted. */
    portionsLeft: z.optional(z.nullable(z.int())),
    /** The kind of an owner's change, and the change's id, which clients send to bypass caches. */
    changed: z.optional(z.enum(menuChangeKinds)),
    change: z.optional(z.string()),
  }),
  /** The location's hours changed. Clients reload them, at least up to this version. */
  z.object({ type: z.literal('hours_update'), locationId: z.int(), version: z.int() }),
  /**
   * The intake changed (docs/product/kitchen.md#intake). `until` is the same as in `GET
   * /api/kitchen/intake`.
   */
  z.object({ type: z.literal('intake_update'), state: z.enum(intakeStates), until: z.nullable(z.string()) }),
  /**
   * Overdue unconfirmed orders, sent on the board channel until they are confirmed
   * (docs/product/kitchen.md#unconfirmed-orders).
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
