import * as z from 'zod/mini'
import { giftCardMails } from '#shared/gift-cards/gift-card-mail'
import { eventNews } from '#shared/catering/event-mail'
import { eventStates } from '#shared/catering/event-states'
import { feedbackTriggers } from '#shared/feedback/feedback'
import { locations, type LocationCode } from '#shared/locations/index'
import { alertKinds, type AlertKind } from '#shared/locations/owner-alerts'
import { getSitePart } from '#shared/locations/site-kind'
import { normalizeDiscountCode } from '#shared/payments/discount-codes'
import { orderMailKinds } from '#shared/notifications/order-mail-texts'
import { versionedRecord } from '../platform/table/table-schema'
import { createHash } from 'node:crypto'
import { PushSubscription } from '#shared/notifications/contract'
import { orderNotificationKinds } from '#shared/notifications/push'

const LocationField = z.enum(locations.map(({ code }) => code))

/** Who sent a mail: the product, or the user pool with the code of a new account. */
export type MailSource = 'PRODUCT' | 'SIGNUPS'

/**
 * Keys of mails, in the partition of their subject. The record has no text; it ensures a single
 * sending.
 */
export const mailKeys = {
  ofOrder: (orderId: string, kind: string) => ({ pk: `ORDER#${orderId}`, sk: `MAIL#${kind}` }),
  ofCode: (code: string, kind: string) => ({ pk: `CODE#${normalizeDiscountCode(code)}`, sk: `MAIL#${kind}` }),
  ofEvent: (eventId: string, name: string) => ({ pk: `EVENT#${eventId}`, sk: `MAIL#${name}` }),
  ofGiftCard: (id: string, name: string) => ({ pk: `GIFTCARD#${id}`, sk: `MAIL#${name}` }),
  ofMember: (userId: string, name: string) => ({ pk: `USER#${userId}`, sk: `MAIL#${name}` }),
  ofPurchase: (location: LocationCode, number: number) => ({
    pk: `PURCHASEMAIL#${getSitePart(location)}`,
    sk: `MAIL#${number}`,
  }),
  ofAlert: (id: string, name: string) => ({ pk: `ALERTMAIL#${id}`, sk: `MAIL#${name}` }),
  ofClosing: (location: LocationCode, date: string) => ({ pk: `CLOSING#${location}`, sk: `MAIL#${date}` }),
  /** Recent mails to one mailbox, by a digest of its canonical address. */
  ofRecipient: (digest: string) => ({ pk: `MAILBOX#${digest}`, sk: 'SENT' }),
  /** Exists if the mailbox gets no further mail. */
  suppressed: (digest: string) => ({ pk: `MAILBOX#${digest}`, sk: 'SUPPRESSED' }),
  /** Mails of all locations that bounced on a day (UTC). */
  bouncesOn: (date: string, source: MailSource) => ({ pk: `MAILBOUNCES#${date}`, sk: source }),
  /** Mails to unverified addresses that one network caused on a day (UTC), and how many bounced. */
  ofOrigin: (origin: string, date: string) => ({ pk: `MAILORIGIN#${origin}`, sk: date }),
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
 * Fields of every request: the time of the event, and a name that is unique among its subject's
 * mails.
 */
const common = { at: z.string(), name: z.string() }

/** A request to send one mail. Its text is rendered from the records at the time of sending. */
export const MailRequest = z.discriminatedUnion('about', [
  z.object({ ...common, about: z.literal('order'), orderId: z.string(), kind: z.enum(orderMailKinds) }),
  /** The refund of an order at this index. */
  z.object({ ...common, about: z.literal('refund'), orderId: z.string(), place: z.int() }),
  z.object({ ...common, about: z.literal('answer'), orderId: z.string(), trigger: z.enum(feedbackTriggers) }),
  z.object({ ...common, about: z.literal('reward'), code: z.string() }),
  z.object({ ...common, about: z.literal('gift-card'), giftCardId: z.string(), kind: z.enum(giftCardMails) }),
  z.object({ ...common, about: z.literal('event'), eventId: z.string(), state: z.enum(eventStates) }),
  /** Tells the restaurant what a guest did with an event. */
  z.object({ ...common, about: z.literal('event-news'), eventId: z.string(), news: z.enum(eventNews) }),
  z.object({ ...common, about: z.literal('invitation'), userId: z.string() }),
  z.object({
    ...common,
    about: z.literal('purchase'),
    location: LocationField,
    number: z.int(),
  }),
  z.object({
    ...common,
    about: z.literal('alert'),
    alertId: z.string(),
    location: LocationField,
    to: z.string(),
    ...{ subject: z.string(), what: z.string(), impact: z.string(), firstStep: z.string() },
  }),
])
export type MailRequest = z.infer<typeof MailRequest>

/** The payload of `deliver-mails`. Retries have the same `id`. */
export const MailDelivery = z.object({ id: z.string(), mails: z.array(MailRequest) })
export type MailDelivery = z.infer<typeof MailDelivery>

// An endpoint may exceed the maximum length of a key.
const digestOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url')

/** Keys of subscriptions, in the partition of their order. */
export const pushKeys = {
  order: (orderId: string) => `ORDER#${orderId}`,
  subscriptions: 'PUSH#',
  subscription: (orderId: string, endpoint: string) => ({ pk: `ORDER#${orderId}`, sk: `PUSH#${digestOf(endpoint)}` }),
  /** The key of a browser's subscriptions, in the second index. */
  endpoint: (endpoint: string) => `PUSH#${digestOf(endpoint)}`,
} as const

/** What the delivery of pushes reads and writes of a browser's subscription. */
const pushStateShape = {
  subscription: PushSubscription,
  /** Ids of the latest notifications that the push service accepted. They are not sent again. */
  delivered: z._default(z.array(z.string()), []),
  /** When it accepted the last one. */
  deliveredAt: z.optional(z.string()),
  /** Failures since the last accepted push. */
  failures: z._default(z.int(), 0),
  /** The time in milliseconds until which one delivery has the lock. */
  lockedUntil: z._default(z.number(), 0),
} as const

export const PushState = z.object(pushStateShape)
export type PushState = z.infer<typeof PushState>

export const SubscriptionRecord = versionedRecord(
  z.object({
    type: z.literal('PushSubscription'),
    orderId: z.string(),
    /** The browser that subscribed, and its account. */
    visitorId: z.string(),
    userId: z.optional(z.string()),
    subscribedAt: z.string(),
    ...pushStateShape,
    expiresAt: z.number(),
  }),
)
export type SubscriptionRecord = z.infer<typeof SubscriptionRecord>

/** Keys of the browsers that get a location's alerts, and of the alerts. */
export const alertKeys = {
  devices: (location: LocationCode) => `ALERTDEVICES#${getSitePart(location)}`,
  deviceId: digestOf,
  device: (location: LocationCode, id: string) => ({ pk: alertKeys.devices(location), sk: id }),
  /** The key of a user's devices, in the second index. */
  devicesOf: (userId: string) => `ALERTDEVICES#USER#${userId}`,
  /** Exists after an alert was sent, so that it is not sent again. */
  sent: (location: LocationCode, mark: string) => alertKeys.of(location, `SENT#${mark}`),
  /** Exists if the group's recipients got an alert that could not be mailed or pushed yet. */
  published: (location: LocationCode, mark: string) => alertKeys.of(location, `PUBLISHED#${mark}`),
  hours: 'HOUR#',
  /** Counts the alerts of one kind in an hour (UTC), such as `2027-01-14T19`. */
  hour: (location: LocationCode, kind: AlertKind, hour: string) =>
    alertKeys.of(location, `${alertKeys.hours}${hour}#${kind}`),
  /** Exists while something lasts that the owner is alerted of once. */
  standing: (location: LocationCode, subject: string) => alertKeys.of(location, `STANDING#${subject}`),
  of: (location: LocationCode, sk: string) => ({ pk: `ALERTS#${getSitePart(location)}`, sk }),
} as const

/** Alerts that a device's push service has not accepted since it last accepted one. */
const FailingDevice = z.object({
  since: z.string(),
  /** How often each of them was tried, by its mark. */
  tries: z.record(z.string(), z.int()),
})

/** A browser that gets a location's alerts. */
export const AlertDeviceRecord = versionedRecord(
  z.object({
    type: z.literal('AlertDevice'),
    id: z.string(),
    location: LocationField,
    userId: z.string(),
    /** The name of that user. */
    by: z.string(),
    name: z.string(),
    addedAt: z.string(),
    /** When a test alert was last requested. */
    testedAt: z.optional(z.string()),
    failing: z.optional(FailingDevice),
    ...pushStateShape,
  }),
)
export type AlertDeviceRecord = z.infer<typeof AlertDeviceRecord>

/** Something that lasts: since when, and when the owner was alerted of it. */
export const StandingAlertRecord = z.object({
  type: z.literal('StandingAlert'),
  since: z.string(),
  alertedAt: z.optional(z.string()),
})
export type StandingAlertRecord = z.infer<typeof StandingAlertRecord>

/** The alerts of one kind in an hour: those that were sent, and those that were only counted. */
export const AlertHourRecord = z.object({
  type: z.literal('AlertHour'),
  kind: z.enum(alertKinds),
  hour: z.string(),
  sent: z._default(z.int(), 0),
  counted: z._default(z.int(), 0),
})
export type AlertHourRecord = z.infer<typeof AlertHourRecord>

/** A push as the service worker reads it. */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** The order or alert: a newer push about it replaces an older one. */
  tag: z.string(),
  url: z.string(),
  /** Identifies the notification within its tag. Repeated ones are silent. */
  news: z.string(),
})
export type PushMessage = z.infer<typeof PushMessage>

/** The contact for the push services, as `mailto:`. */
const contact = z.string()

/** The payload of `deliver-pushes`: notifications about one order, oldest first, or an alert. */
export const PushDelivery = z.union([
  z.object({
    orderId: z.string(),
    pushes: z.array(z.object({ kind: z.enum(orderNotificationKinds), message: PushMessage })),
    /** The browser and the account that cancelled the order: they get no push about that. */
    cancelledBy: z.array(z.string()),
    contact,
  }),
  z.object({
    alertsOf: LocationField,
    message: PushMessage,
    /** The only device that gets it; all devices by default. */
    deviceId: z.optional(z.string()),
    contact,
  }),
])
export type PushDelivery = z.infer<typeof PushDelivery>
export type OrderPushDelivery = Extract<PushDelivery, { readonly orderId: string }>
export type AlertDelivery = Exclude<PushDelivery, OrderPushDelivery>

/** A pair of keys on the curve P-256, as a JSON Web Key. */
export const VapidKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
})
export type VapidKey = z.infer<typeof VapidKey>
