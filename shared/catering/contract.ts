import * as z from 'zod/mini'
import { ofKind } from '../platform/text-kinds'
import { contactFields, DeliveryAddress } from '../accounts/contact-fields'
import {
  Day,
  FileResponse,
  idField,
  LocationParam,
  MoneyString,
  noteField,
  secretField,
  textField,
  Version,
} from '../platform/fields'
import { PaymentPage } from '../payments/contract'
import type { RouteGroup } from '../platform/route'
import { eventStates } from './event-states'
import { depositTenders, eventTypes } from '../orders/constants'

/** Maximum guests of an event; larger ones are arranged by phone. */
const MAX_GUESTS = 1000

const INVALID_TIME = 'Must be a time such as 18:30'
export const EventTime = ofKind('time', z.string(INVALID_TIME)).check(
  z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, INVALID_TIME),
)
export const GuestCount = z
  .int('Must be a whole number')
  .check(z.minimum(1, 'Must be at least 1'), z.maximum(MAX_GUESTS, `Please call us for more than ${MAX_GUESTS} guests`))

const EventContact = z.object(contactFields)

const RequestEvent = z.object({
  date: Day,
  time: EventTime,
  guests: GuestCount,
  type: z.enum(eventTypes),
  address: z.optional(z.nullable(DeliveryAddress)),
  /** The id of one of the location's packages. */
  package: z.optional(z.nullable(idField(40))),
  wishes: z._default(textField(2000), ''),
  contact: EventContact,
})

const EventLine = z.object({
  menuItemId: z.int(),
  name: z.string(),
  station: z.string(),
  quantity: z.int(),
  unitPrice: MoneyString,
  totalPrice: MoneyString,
  notes: z.string(),
  /** All options, including the dish's defaults. */
  options: z.array(z.object({ id: z.string(), name: z.string(), quantity: z.int(), differs: z.boolean() })),
  /** Names of the defaults that it is made without. */
  leftOut: z.array(z.string()),
})
type EventLine = z.infer<typeof EventLine>

export const EventQuote = z.object({
  lines: z.array(EventLine),
  subtotal: MoneyString,
  serviceChargePercent: z.number(),
  serviceCharge: MoneyString,
  tax: MoneyString,
  total: MoneyString,
  deposit: MoneyString,
  /** What is left to pay after the deposit. */
  balanceDue: MoneyString,
  note: z.string(),
  validUntil: z.string(),
})
export type EventQuote = z.infer<typeof EventQuote>

/** An event as its guest and the desk read it. */
export const Event = z.object({
  id: z.string(),
  /** The server id of the location. */
  locationId: z.int(),
  state: z.enum(eventStates),
  version: z.int(),
  date: z.string(),
  time: z.string(),
  startsAt: z.string(),
  guests: z.int(),
  type: z.enum(eventTypes),
  address: z.nullable(DeliveryAddress),
  package: z.nullable(z.object({ id: z.string(), name: z.string() })),
  wishes: z.string(),
  contact: EventContact,
  quote: z.nullable(EventQuote),
  /** What the quote changes compared with the previous one. */
  quoteChanges: z.array(z.object({ label: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  /** The changes that the guest requested since the last quote. */
  changesRequested: z.nullable(z.object({ text: z.string(), at: z.string() })),
  /** Why the restaurant declined or cancelled the event. */
  closingNote: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
  /** Whether the guest can still cancel online, and until when. */
  mayCancel: z.boolean(),
  cancelUntil: z.string(),
  /** How the deposit is paid; `none` without a deposit. */
  depositPayment: z.enum(['none', 'at-restaurant', 'online']),
  depositPaidAt: z.nullable(z.string()),
  /** How the deposit was paid at the restaurant, and how it went back after a cancellation. */
  deposit: z.nullable(
    z.object({
      amount: MoneyString,
      tender: z.enum(depositTenders),
      returned: z.nullable(z.object({ tender: z.enum(depositTenders), at: z.string() })),
    }),
  ),
  /** Where the guest pays the deposit, while it is due online. */
  payment: z.optional(PaymentPage),
  history: z.array(z.object({ state: z.enum(eventStates), at: z.string(), by: z.string() })),
  createdAt: z.string(),
  /** When the guest opened the link in the mail, or staff confirmed the request; null before. */
  verifiedAt: z.nullable(z.string()),
  /** Whether it occupies a place of its day; not all verified requests do. */
  holdsPlace: z.boolean(),
})
export type Event = z.infer<typeof Event>

/** Within how many hours guests get an answer, for settings from before it could be set. */
export const DEFAULT_REPLY_HOURS = 24

/** The rules and packages of a location, for the request form. */
export const EventSettings = z.object({
  leadHours: z.int(),
  perDay: z.int(),
  minGuests: z.int(),
  /** Within how many hours the restaurant answers a request. */
  replyHours: z._default(z.int(), DEFAULT_REPLY_HOURS),
  packages: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      dishes: z.array(z.object({ menuItemId: z.int(), guestsPerPortion: z.int() })),
    }),
  ),
  version: z.int(),
})
export type EventSettings = z.infer<typeof EventSettings>

const EventParams = z.object({ eventId: idField() })

export const eventRoutes = {
  getEventRules: {
    method: 'GET',
    path: '/api/event-rules/{location}',
    summary: 'The rules and packages for an event request',
    access: 'public',
    table: 'read',
    params: z.object({ location: LocationParam }),
    result: EventSettings,
  },
  requestEvent: {
    method: 'POST',
    path: '/api/events/{location}',
    summary: 'Requests an event; the link contains its unguessable id',
    access: 'public',
    status: 201,
    table: 'write',
    limit: 'event-requests',
    params: z.object({ location: LocationParam }),
    body: RequestEvent,
    result: z.object({ id: z.string(), url: z.string() }),
  },
  getEvent: {
    method: 'GET',
    path: '/api/events/{eventId}',
    summary: 'An event with its quote, for everyone who has the link',
    access: 'public',
    table: 'read',
    isPolled: true,
    params: EventParams,
    result: Event,
  },
  confirmEvent: {
    method: 'POST',
    path: '/api/events/{eventId}/confirm',
    summary: 'Verifies a request with the code from the mail and gives it a place of its day',
    access: 'public',
    table: 'write',
    limit: 'events',
    params: EventParams,
    body: z.object({ code: secretField(64) }),
    result: Event,
  },
  acceptEvent: {
    method: 'POST',
    path: '/api/events/{eventId}/accept',
    summary: 'Accepts the quote; with `version`, only if it is still the quote that the guest read',
    access: 'public',
    service: 'payments',
    table: 'write',
    limit: 'events',
    params: EventParams,
    body: z.object({ version: z.optional(Version) }),
    result: Event,
  },
  cancelEvent: {
    method: 'POST',
    path: '/api/events/{eventId}/cancel',
    summary: 'Cancels an event within the cancellation period',
    access: 'public',
    table: 'write',
    limit: 'events',
    params: EventParams,
    result: Event,
  },
  requestEventChanges: {
    method: 'POST',
    path: '/api/events/{eventId}/changes',
    summary: 'Requests changes of the event or its quote',
    access: 'public',
    table: 'write',
    limit: 'events',
    params: EventParams,
    body: z.object({ text: noteField(2000).check(z.minLength(1, 'Please write what should change')) }),
    result: Event,
  },
  getEventCalendar: {
    method: 'GET',
    path: '/api/events/{eventId}/calendar',
    summary: 'The event as a calendar file',
    access: 'public',
    table: 'read',
    answers: 'file',
    params: EventParams,
    result: FileResponse,
  },
} as const satisfies RouteGroup
