import * as z from 'zod/mini'
import { feedbackTriggers } from '#shared/feedback/feedback'
import type { LocationCode } from '#shared/locations/index'
import { normalizeDiscountCode } from '#shared/payments/discount-codes'
import { orderMailKinds } from '#shared/notifications/order-mail'
import { keyPartitions, versionedRecord } from '../platform/table/table-schema'
import { createHash } from 'node:crypto'
import { PushSubscription } from '#shared/notifications/contract'
import { orderNotificationKinds } from '#shared/notifications/push'

/**
 * Each mail has a record next to what it is about, without a word of it, so that it is sent once.
 */
export const mailKeys = {
  ofOrder: (orderId: string, kind: string) => ({ pk: `ORDER#${orderId}`, sk: `MAIL#${kind}` }),
  ofCode: (code: string, kind: string) => ({ pk: `CODE#${normalizeDiscountCode(code)}`, sk: `MAIL#${kind}` }),
  ofClosing: (location: LocationCode, date: string) => ({ pk: `CLOSING#${location}`, sk: `MAIL#${date}` }),
  /** What one mailbox was sent lately, by a digest of its canonical address. */
  ofRecipient: (digest: string) => ({ pk: `MAILBOX#${digest}`, sk: 'SENT' }),
} as const

/** The mails of the last hour to one mailbox. */
export const RecipientRecord = versionedRecord(
  z.object({
    type: z.literal('MailRecipient'),
    version: z.int(),
    sent: z.array(z.object({ mail: z.string(), at: z.string() })),
    expiresAt: z.number(),
  }),
)
export type RecipientRecord = z.infer<typeof RecipientRecord>

/**
 * What every request says: when it happened, and what the mail is called among those about the same
 * thing.
 */
const common = { at: z.string(), name: z.string() }

/** One mail to send. Its text is written from the records as they are when it is sent. */
export const MailRequest = z.discriminatedUnion('about', [
  z.object({ ...common, about: z.literal('order'), orderId: z.string(), kind: z.enum(orderMailKinds) }),
  /** The refund of an order at this place in its list. */
  z.object({ ...common, about: z.literal('refund'), orderId: z.string(), place: z.int() }),
  z.object({ ...common, about: z.literal('answer'), orderId: z.string(), trigger: z.enum(feedbackTriggers) }),
  z.object({ ...common, about: z.literal('reward'), code: z.string() }),
])
export type MailRequest = z.infer<typeof MailRequest>

/** What `deliver-mails` is invoked with. `id` is the same whenever this invocation is retried. */
export const MailDelivery = z.object({ id: z.string(), mails: z.array(MailRequest) })
export type MailDelivery = z.infer<typeof MailDelivery>

// An endpoint may be longer than a key can be.
const digestOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url')

/**
 * Where subscriptions live, beside their order; and the keys that sign what is posted, beside those
 * of sessions.
 */
export const pushKeys = {
  keys: { pk: keyPartitions.signing, sk: 'VAPID' },
  order: (orderId: string) => `ORDER#${orderId}`,
  subscriptions: 'PUSH#',
  subscription: (orderId: string, endpoint: string) => ({ pk: `ORDER#${orderId}`, sk: `PUSH#${digestOf(endpoint)}` }),
  /** All subscriptions of a browser, on the second index. */
  endpoint: (endpoint: string) => `PUSH#${digestOf(endpoint)}`,
} as const

export const SubscriptionRecord = versionedRecord(
  z.object({
    type: z.literal('PushSubscription'),
    orderId: z.string(),
    subscription: PushSubscription,
    /** The browser that subscribed, and its account. */
    visitorId: z.string(),
    userId: z.optional(z.string()),
    subscribedAt: z.string(),
    /** The marks of the news that the push service accepted: none is sent twice. */
    delivered: z._default(z.array(z.string()), []),
    /** How often the push service failed since it last accepted something. */
    failures: z._default(z.int(), 0),
    /** Until when, in milliseconds, one delivery has the subscription for itself. */
    lockedUntil: z._default(z.number(), 0),
    expiresAt: z.number(),
  }),
)
export type SubscriptionRecord = z.infer<typeof SubscriptionRecord>

/** A push as the service worker reads it. */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** The order: a newer push about it replaces an older one. */
  tag: z.string(),
  url: z.string(),
  /** Names this piece of news among all of the order: shown again, it makes no sound. */
  news: z.string(),
})
export type PushMessage = z.infer<typeof PushMessage>

/** What `deliver-pushes` is invoked with: news of one order, the oldest first. */
export const PushDelivery = z.object({
  orderId: z.string(),
  pushes: z.array(z.object({ kind: z.enum(orderNotificationKinds), message: PushMessage })),
  /** The browser and the account that cancelled the order: they get no push about that. */
  cancelledBy: z.array(z.string()),
  /** Whom a push service may write to about our pushes, as `mailto:`. */
  contact: z.string(),
})
export type PushDelivery = z.infer<typeof PushDelivery>

/** A pair of keys on the curve P-256, as a JSON Web Key. */
export const VapidKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
})
export type VapidKey = z.infer<typeof VapidKey>
