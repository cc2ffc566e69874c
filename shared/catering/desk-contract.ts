import * as z from 'zod/mini'
import { ofKind } from '../platform/text-kinds'
import { MAX_NOTE_LENGTH, MAX_ORDER_LINES, OptionSelection } from '../orders/contract'
import {
  AmountInput,
  FileResponse,
  LocationParam,
  MenuItemId,
  Timestamp,
  Version,
  textField,
  noteField,
  Day,
  idField,
} from '../platform/fields'
import { depositTenders } from '../orders/constants'
import type { RouteGroup } from '../platform/route'
import { DEFAULT_REPLY_HOURS, Event, EventSettings, EventTime, GuestCount } from './contract'

/** Maximum portions of one line of a quote. */
const MAX_PORTIONS = 2000
const MAX_PACKAGES = 20

const QuoteLine = z.object({
  menuItemId: MenuItemId,
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_PORTIONS)),
  /** The menu's price if missing. */
  unitPrice: z.optional(AmountInput),
  customizations: z.optional(
    z.nullable(z.object({ notes: z._default(noteField(MAX_NOTE_LENGTH), ''), options: OptionSelection })),
  ),
})

const INVALID_PERCENT = 'Must be from 0 to 30, with at most two decimals'

const QuoteRequest = z.object({
  lines: z.array(QuoteLine).check(z.minLength(1, 'A quote needs at least one dish'), z.maxLength(MAX_ORDER_LINES)),
  serviceChargePercent: z.number(INVALID_PERCENT).check(
    z.minimum(0, INVALID_PERCENT),
    z.maximum(30, INVALID_PERCENT),
    z.refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6, INVALID_PERCENT),
  ),
  deposit: AmountInput,
  /** What the guest and the restaurant have agreed instead of the request; unchanged if missing. */
  date: z.optional(Day),
  time: z.optional(EventTime),
  guests: z.optional(GuestCount),
  note: z._default(noteField(2000), ''),
  /** A local date, whose end is meant, or a time. */
  validUntil: z.union([Day, Timestamp]),
  version: Version,
})
export type QuoteRequest = z.output<typeof QuoteRequest>

const StateRequest = z.object({
  state: z.enum(['declined', 'cancelled', 'completed']),
  /** The reason, which the guest reads. */
  note: z._default(noteField(500), ''),
  version: Version,
})

const depositTender = z.enum(depositTenders, 'Choose cash, card or other')

/** Records that the restaurant got the deposit, and how. */
const DepositRequest = z.object({ depositPaid: z.literal(true), tender: depositTender, version: Version })

/** Records that a deposit that was paid at the restaurant went back, and how. */
const DepositReturn = z.object({ depositReturned: z.literal(true), tender: depositTender, version: Version })

/** Verifies a request whose guest has not opened the link in the mail. */
const ConfirmRequest = z.object({ isVerified: z.literal(true), version: Version })

export type UpdateEventRequest =
  | z.output<typeof ConfirmRequest>
  | QuoteRequest
  | z.output<typeof StateRequest>
  | z.output<typeof DepositRequest>
  | z.output<typeof DepositReturn>

const range = (least: number, most: number) => {
  const message = `Must be a whole number from ${least} to ${most}`
  return z.int(message).check(z.minimum(least, message), z.maximum(most, message))
}

const UpdateSettingsRequest = z.object({
  leadHours: range(1, 720),
  perDay: range(0, 50),
  minGuests: range(1, 500),
  replyHours: z._default(range(1, 168), DEFAULT_REPLY_HOURS),
  packages: z
    .array(
      z.object({
        id: ofKind('id', z.string()).check(z.regex(/^[\w-]{1,40}$/, 'Must be letters, digits, - or _')),
        name: textField(60, 'name').check(z.minLength(1, 'Please enter a name')),
        description: z._default(textField(300), ''),
        dishes: z
          .array(z.object({ menuItemId: MenuItemId, guestsPerPortion: range(1, 100) }))
          .check(z.minLength(1, 'Please choose a dish'), z.maxLength(40)),
      }),
    )
    .check(
      z.maxLength(MAX_PACKAGES),
      z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'Each id once'),
    ),
  version: Version,
})

const params = z.object({ location: LocationParam })

export const eventDeskRoutes = {
  listEvents: {
    method: 'GET',
    path: '/api/desk/events/{location}',
    summary: "A location's events by date; `format=csv` returns a spreadsheet",
    access: 'admin',
    table: 'read',
    answers: 'file-or-json',
    params,
    query: z.object({
      from: z.optional(Day),
      to: z.optional(Day),
      format: z.optional(z.enum(['json', 'csv'])),
    }),
    result: z.union([z.array(Event), FileResponse]),
  },
  updateEvent: {
    method: 'PUT',
    path: '/api/desk/events/{location}/{eventId}',
    summary: 'Quotes or verifies an event, records its deposit or its return, or declines, cancels or completes it',
    access: 'admin',
    table: 'write',
    params: z.object({ location: LocationParam, eventId: idField() }),
    body: z.union([StateRequest, DepositRequest, DepositReturn, ConfirmRequest, QuoteRequest]),
    result: Event,
  },
  getEventSettings: {
    method: 'GET',
    path: '/api/desk/event-settings/{location}',
    summary: "A location's rules and packages for events, for editing",
    access: 'admin',
    table: 'read',
    params,
    result: EventSettings,
  },
  updateEventSettings: {
    method: 'PUT',
    path: '/api/desk/event-settings/{location}',
    summary: "Sets a location's rules and packages for events",
    access: 'admin',
    table: 'write',
    params,
    body: UpdateSettingsRequest,
    result: EventSettings,
  },
} as const satisfies RouteGroup
