import * as z from 'zod/mini'
import { giftCardMovements, giftCardStates, normalizeGiftCardCode } from '#shared/gift-cards/gift-cards'
import { locations, type LocationCode } from '#shared/locations/index'
import { PaymentRecord } from '../../payments/provider/records'
import { versionedRecord } from '../../platform/table/table-schema'

/** Keys of gift cards, their codes and their ledger. */
export const giftCardKeys = {
  card: (id: string) => ({ pk: `GIFTCARD#${id}`, sk: 'CARD' }),
  /** Leads from a code to its card. */
  code: (code: string) => ({ pk: `GIFTCODE#${normalizeGiftCardCode(code)}`, sk: 'CARD' }),
  entry: ({ cardId, at, id }: { readonly cardId: string; readonly at: string; readonly id: string }) => ({
    pk: `GIFTCARD#${cardId}`,
    sk: `ENTRY#${at}#${id}`,
  }),
  /** Index key of the paid cards that a location sold, by when they were bought. */
  of: (location: LocationCode) => `GIFTCARDS#${location}`,
  /** Index key of all entries of these cards, by time. */
  entriesOf: (location: LocationCode) => `GIFTENTRIES#${location}`,
  /** When a card's payment must be looked at, or its mail is due. */
  check: (location: LocationCode, id: string) => ({ pk: giftCardKeys.checks(location), sk: id }),
  checks: (location: LocationCode) => `GIFTCARDCHECKS#${location}`,
} as const

const Person = z.object({ name: z.string(), email: z.string() })
const locationCode = z.enum(locations.map(({ code }) => code))

/** A gift card. Its balance is the sum of its entries, and each order's part of it is in `uses`. */
export const GiftCardRecord = versionedRecord(
  z.object({
    type: z.literal('GiftCard'),
    /** Increases with each write except for the movements of orders, which have own conditions. */
    version: z.int(),
    id: z.string(),
    /** The location that sold it. */
    location: locationCode,
    state: z.enum(giftCardStates),
    /** What it was bought for. */
    amountCents: z.int(),
    balanceCents: z.int(),
    /** What each order has taken of it, less what came back. */
    uses: z.record(z.string(), z.int()),
    from: Person,
    to: z.optional(Person),
    message: z.optional(z.string()),
    /** The code in its display format, once it is paid. */
    code: z.optional(z.string()),
    createdAt: z.string(),
    /** When its mail is due, when it was last sent, and how often. */
    deliverAt: z.string(),
    mailedAt: z.optional(z.string()),
    mailings: z.int(),
    payment: PaymentRecord,
    /** The request that last changed it. */
    requestId: z.optional(z.string()),
  }),
)
export type GiftCardRecord = z.infer<typeof GiftCardRecord>

/** A movement of a gift card, positive for what it gets. */
export const GiftCardEntryRecord = versionedRecord(
  z.object({
    type: z.literal('GiftCardEntry'),
    cardId: z.string(),
    id: z.string(),
    at: z.string(),
    kind: z.enum(giftCardMovements),
    amountCents: z.int(),
    orderId: z.optional(z.string()),
    /** The ticket of the order, and its location. */
    ticketNumber: z.optional(z.int()),
    location: locationCode,
  }),
)
export type GiftCardEntryRecord = z.infer<typeof GiftCardEntryRecord>
