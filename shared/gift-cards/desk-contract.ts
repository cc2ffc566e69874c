import * as z from 'zod/mini'
import { mailboxField } from '../accounts/contact-fields'
import { idField, LocationParam, MoneyString, Timestamp } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { giftCardMovements, giftCardStates } from './gift-cards'

const Person = z.object({ name: z.string(), email: z.string() })

/** A gift card at the desk, which never has its code. */
export const DeskGiftCard = z.object({
  id: z.string(),
  state: z.enum(giftCardStates),
  amount: MoneyString,
  balance: MoneyString,
  /** The last characters of the code, to compare with a card that a guest holds. */
  ending: z.string(),
  from: Person,
  to: z.nullable(Person),
  boughtAt: Timestamp,
  deliverAt: Timestamp,
  /** When its code was mailed last; null before. */
  mailedAt: z.nullable(Timestamp),
  /** Whether nothing was spent, so that it can be refunded. */
  mayRefund: z.boolean(),
  /** Whether the refund did not reach the buyer's card. */
  isRefundFailed: z.boolean(),
})
export type DeskGiftCard = z.infer<typeof DeskGiftCard>

/** A movement of a gift card. */
export const GiftCardEntry = z.object({
  at: Timestamp,
  kind: z.enum(giftCardMovements),
  amount: MoneyString,
  /** The order that spent it or got it back. */
  orderId: z.nullable(z.string()),
  ticketNumber: z.nullable(z.int()),
  location: z.string(),
})
export type GiftCardEntry = z.infer<typeof GiftCardEntry>

const DeskGiftCardWithEntries = z.extend(DeskGiftCard, { entries: z.array(GiftCardEntry) })
export type DeskGiftCardWithEntries = z.infer<typeof DeskGiftCardWithEntries>

const params = z.object({ location: LocationParam, id: idField() })

const change = { method: 'POST', access: 'admin', table: 'write', params, result: DeskGiftCardWithEntries } as const

export const giftCardDeskRoutes = {
  listGiftCards: {
    method: 'GET',
    path: '/api/desk/gift-cards/{location}',
    summary: 'The paid gift cards that a location sold, newest first',
    access: 'admin',
    table: 'read',
    params: z.object({ location: LocationParam }),
    result: z.array(DeskGiftCard),
  },
  getGiftCard: {
    method: 'GET',
    path: '/api/desk/gift-cards/{location}/{id}',
    summary: 'A gift card with all its movements, oldest first',
    access: 'admin',
    table: 'read',
    params,
    result: DeskGiftCardWithEntries,
  },
  refundGiftCard: {
    ...change,
    path: '/api/desk/gift-cards/{location}/{id}/refund',
    summary: "Returns the price of an unspent gift card to the buyer's card",
  },
  resendGiftCard: {
    ...change,
    path: '/api/desk/gift-cards/{location}/{id}/resend',
    summary: 'Mails the code of a gift card again, also to a corrected address',
    body: z.object({ email: z.optional(mailboxField) }),
  },
  blockGiftCard: {
    ...change,
    path: '/api/desk/gift-cards/{location}/{id}/block',
    summary: 'Blocks a gift card, so that nothing can be spent from it, or lifts that',
    body: z.object({ isBlocked: z._default(z.boolean(), true) }),
  },
} as const satisfies RouteGroup
