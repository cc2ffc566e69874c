import * as z from 'zod/mini'
import { eventStates } from '#shared/catering/event-states'
import { eventTypes } from '#shared/orders/constants'
import { locations, type LocationCode } from '#shared/locations/index'
import { DeliveryAddress } from '#shared/accounts/contact-fields'
import { DepositRecord, OrderLineRecord } from '../orders/record-parts'
import { versionedRecord } from '../platform/table/table-schema'

/** Keys of catered events, and of the number of events of a location's day. */
export const eventKeys = {
  event: (id: string) => ({ pk: `EVENT#${id}`, sk: 'EVENT' }),
  /** Index key of a location's events, sorted by when they start. */
  of: (location: LocationCode) => `EVENTS#${location}`,
  day: (location: LocationCode, date: string) => ({ pk: `EVENTDAY#${location}#${date}`, sk: 'COUNT' }),
  /** The latest requests of a mailbox, by a digest of its address. */
  mailbox: (digest: string) => ({ pk: `EVENTMAILBOX#${digest}`, sk: 'REQUESTS' }),
  /** The latest requests that took a place, of a network or mail domain, by a digest of it. */
  sender: (digest: string) => ({ pk: `EVENTSENDER#${digest}`, sk: 'PLACES' }),
} as const

const EventQuoteRecord = z.object({
  /** Its lines are those of the order that it becomes. */
  lines: z.array(OrderLineRecord),
  subtotalCents: z.int(),
  serviceChargeBasisPoints: z.int(),
  serviceChargeCents: z.optional(z.int()),
  discountCents: z.int(),
  deliveryFeeCents: z.int(),
  taxRate: z.int(),
  isDeliveryFeeTaxed: z.boolean(),
  taxCents: z.int(),
  totalCents: z.int(),
  depositCents: z.int(),
  note: z.string(),
  /** ISO. */
  validUntil: z.string(),
  /** What it was made for. */
  date: z.optional(z.string()),
  time: z.optional(z.string()),
  guests: z.optional(z.int()),
})
export type EventQuoteRecord = z.infer<typeof EventQuoteRecord>

export const EventRecord = versionedRecord(
  z.object({
    type: z.literal('CateringEvent'),
    /** Unguessable: it is the guest's access. */
    id: z.string(),
    version: z.int(),
    location: z.enum(locations.map(({ code }) => code)),
    state: z.enum(eventStates),
    /** Local date and time of the event, and the same as ISO time. */
    date: z.string(),
    time: z.string(),
    startsAt: z.string(),
    guests: z.int(),
    eventType: z.enum(eventTypes),
    address: z.optional(DeliveryAddress),
    package: z.optional(z.object({ id: z.string(), name: z.string() })),
    wishes: z.string(),
    contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    /** What mails about it are counted for until it is verified. */
    mailOrigin: z.optional(z.string()),
    /** The latest quote, and the one that it replaced. */
    quote: z.optional(EventQuoteRecord),
    previousQuote: z.optional(EventQuoteRecord),
    changesRequested: z.optional(z.object({ text: z.string(), at: z.string() })),
    /** Why the restaurant declined or cancelled it. */
    closingNote: z.optional(z.string()),
    depositPaidAt: z.optional(z.string()),
    /** How it was paid at the restaurant and went back. The order has the same for the figures. */
    deposit: z.optional(DepositRecord),
    orderId: z.optional(z.string()),
    history: z.array(z.object({ state: z.enum(eventStates), at: z.string(), by: z.string() })),
    createdAt: z.string(),
    /** Unguessable: the code of the link in the mail, which verifies the request. */
    confirmCode: z.string(),
    /** When the guest opened that link, or staff confirmed the request. */
    verifiedAt: z.optional(z.string()),
    verifiedBy: z.optional(z.enum(['guest', 'staff'])),
    /** Whether it occupies a place of its day. */
    holdsPlace: z.boolean(),
    /** The request that last changed the event. */
    requestId: z.optional(z.string()),
    expiresAt: z.number(),
  }),
)
export type EventRecord = z.infer<typeof EventRecord>

/** How many events of a date occupy a place. */
export const EventDay = z.object({ taken: z._default(z.int(), 0) })

/** The latest requests of a mailbox, or with a place of a sender; some may be closed. */
export const RequestListRecord = versionedRecord(
  z.object({
    type: z.enum(['EventMailbox', 'EventSender']),
    version: z.int(),
    eventIds: z.array(z.string()),
    expiresAt: z.number(),
  }),
)
