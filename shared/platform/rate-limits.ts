import type { AccessLevel, LimitName } from './route'

/** Calls per visitor and minute (docs/product/calls.md#limits). */
export const visitorLimitsPerMinute = {
  orders: 20,
  'sign-ins': 20,
  feedback: 10,
  groups: 60,
  events: 10,
  'event-requests': 3,
  finds: 10,
  subscriptions: 20,
  transcriptions: 6,
  voice: 30,
  recommendations: 30,
  payments: 10,
  'gift-cards': 10,
  exports: 3,
} as const satisfies Readonly<Record<LimitName, number>>

/** An IP address, which many visitors may share, may make this many times a visitor's calls. */
export const ADDRESS_FACTOR = 10

/** All addresses of an IPv6 /48 network together may make this many times an address's calls. */
export const NETWORK_FACTOR = 10

/** Limits per address and minute that differ from `ADDRESS_FACTOR` times a visitor's. */
const ownAddressLimits: Readonly<Partial<Record<LimitName, number>>> = {
  // Guessing orders must not pay off, so an address has no higher limit than a visitor.
  finds: 10,
  events: 10,
  // Requests are mailed to anyone, listed at the desk and occupy days of a calendar.
  'event-requests': 3,
  recommendations: 60,
  // Codes of gift cards are money, so no one may try many.
  'gift-cards': 10,
}

/** Returns how many calls an address may make per minute. */
export const getAddressLimit = (limit: LimitName): number =>
  ownAddressLimits[limit] ?? visitorLimitsPerMinute[limit] * ADDRESS_FACTOR

/** Calls per address and hour, which stop an address from using up its limit every minute. */
export const addressLimitsPerHour: Readonly<Record<LimitName, number>> = {
  orders: 400,
  'sign-ins': 1200,
  feedback: 1200,
  groups: 1500,
  events: 60,
  'event-requests': 6,
  finds: 300,
  subscriptions: 1200,
  transcriptions: 1200,
  voice: 3600,
  recommendations: 3600,
  payments: 300,
  'gift-cards': 10,
  exports: 60,
}

/**
 * Calls of all visitors together per minute, for calls that are billed by time. They exceed the
 * limit of one address.
 */
export const globalLimitsPerMinute: Readonly<Partial<Record<LimitName, number>>> = { transcriptions: 120 }

/** A token bucket: `burst` calls at once, `perSecond` calls in the long run. */
export type TokenBucketLimit = { readonly perSecond: number; readonly burst: number }

/**
 * The limits of one function process, per visitor and per address.
 * `occasional`: a page calls it once when it opens.
 * `polled`: screens and printers call it repeatedly.
 * `counted`: the table counts the calls, too, and its limit is reached first.
 * `staffOnly`: applies only to visitors who are not staff, whose calls are all rejected anyway, and
 * to staff of test sites once a location is live.
 */
export const tokenBucketLimits = {
  occasional: { visitor: { perSecond: 0.1, burst: 200 }, address: { perSecond: 0.1, burst: 400 } },
  polled: { visitor: { perSecond: 0.5, burst: 200 }, address: { perSecond: 1, burst: 600 } },
  counted: { visitor: { perSecond: 2, burst: 200 }, address: { perSecond: 5, burst: 1000 } },
  staffOnly: { visitor: { perSecond: 0.05, burst: 100 }, address: { perSecond: 0.05, burst: 200 } },
} as const satisfies Readonly<
  Record<string, { readonly visitor: TokenBucketLimit; readonly address: TokenBucketLimit }>
>

/** The limit of a printer's token in one process, wherever it calls from. */
export const deviceLimit: TokenBucketLimit = { perSecond: 1, burst: 200 }

type LimitedRoute = { readonly access: AccessLevel; readonly limit?: LimitName; readonly isPolled?: true }

/** Returns the token bucket limits of a route. */
export function getTokenBucketLimits({ access, limit, isPolled }: LimitedRoute) {
  if (limit) return tokenBucketLimits.counted
  if (isPolled) return tokenBucketLimits.polled
  return tokenBucketLimits[access === 'staff' || access === 'admin' ? 'staffOnly' : 'occasional']
}

/**
 * The gateway's throttle for each route, for all callers together. It bounds the bill and is far
 * above any address's limit.
 */
export const gatewayThrottle: TokenBucketLimit = { perSecond: 500, burst: 5000 }

/**
 * Portions that a guest, or an account without a completed order, may order
 * (docs/product/checkout.md#order-limits).
 * `unconfirmed` limits the portions in unconfirmed orders of one address together, and
 * `unconfirmedOrders` their number, because each order holds a time slot. `ofStationAndDay` limits
 * those that a station makes for later times of one day, and `ordersOfDay` the number of such
 * orders, where slots or kitchen time are limited: they would take an evening from other guests.
 */
export const guestPortionLimits = {
  ofDish: 20,
  ofOrder: 60,
  unconfirmed: 120,
  unconfirmedOrders: 40,
  ofStationAndDay: 20,
  ordersOfDay: 10,
} as const

/**
 * How many times that the /48 network of an IPv6 address has, whose owner may change the address at
 * will. A carrier may share it among many guests.
 */
export const PORTIONS_NETWORK_FACTOR = 3

/**
 * The same in unconfirmed orders of any other account. Each order takes stock and a time slot from
 * other guests, and is on the kitchen's board.
 */
export const accountPortionLimits = {
  unconfirmed: 600,
  unconfirmedOrders: 40,
  ofStationAndDay: 60,
  ordersOfDay: 20,
} as const

/** How many unpaid orders a caller holds at once; the next one replaces them. */
export const MAX_UNPAID_ORDERS = 3

/**
 * The minimum of a referred friend's first order, and how many bonuses a referrer gets per month
 * (docs/product/loyalty.md#referrals).
 */
export const referralLimits = { minimumCents: 15_00, perMonth: 10 } as const

/** Limits of the mails to one mailbox (docs/product/tracking.md#mail). */
export const mailLimits = {
  /** Mails per `periodMs`. */
  perRecipient: 6,
  periodMs: 3600_000,
  /** If the guest cancels this soon after placing the order, one mail is sent instead of two. */
  quickCancelMs: 60_000,
  /**
   * After this many bounces on a day (UTC), addresses that are not verified get no mail about
   * orders and events until the next: SES suspends an account whose mails bounce often. Codes of
   * new accounts are counted apart.
   */
  bouncesPerDay: 25,
  /** A network that caused this many on a day causes no more mails; only these count for all. */
  bouncesPerOrigin: 3,
  /** A mail that was reported as spam counts like this many. */
  bouncesPerComplaint: 8,
  /** The same limit for the bounces of all networks, whatever each of them counts. */
  allBouncesPerDay: 60,
  /** Unverified addresses that one network mails on a day: a bounce may come long after. */
  recipientsPerOrigin: 40,
} as const

/**
 * New accounts of all people together per hour. Each one has a code mailed to an address that
 * no one has verified (docs/product/accounts.md#sign-ups).
 */
export const signUpLimits = { perHour: 60 } as const

/**
 * How many cards may be declined per hour, so that the checkout can't be used to test stolen cards,
 * and how many pages for gift cards an address opens, on each of which cards can be tried
 * (docs/product/payments.md#limits).
 */
export const paymentLimits = { declinesPerHour: { visitor: 12, address: 40 }, giftCardPagesPerHour: 40 } as const

type PushLimits = {
  readonly timeoutMs: number
  readonly failuresInARow: number
  readonly perBrowser: number
  readonly perOrder: number
}

/** Limits of push subscriptions (docs/product/tracking.md#push). */
export const pushLimits: PushLimits = {
  /** Timeout of a request to a push service. */
  timeoutMs: 5000,
  /** This many failed deliveries in a row delete the subscription. */
  failuresInARow: 3,
  /** Subscriptions of one browser to one order. */
  perBrowser: 3,
  /** Subscriptions to one order, of all browsers together. */
  perOrder: 10,
}

const periodMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const
export type LimitPeriod = keyof typeof periodMs

/** Returns the number of the current period and the seconds until it ends (at least one). */
export function getLimitWindow(
  now: Date,
  period: LimitPeriod = 'minute',
): { readonly index: number; readonly secondsLeft: number } {
  const length = periodMs[period]
  const index = Math.floor(now.getTime() / length)
  return { index, secondsLeft: Math.max(1, Math.ceil(((index + 1) * length - now.getTime()) / 1000)) }
}

/** Seconds of audio that are transcribed per day (docs/product/feedback.md#spoken-comments). */
export const dailyAudioSecondsLimits = {
  visitor: 30 * 60,
  address: 30 * 60,
  location: 5 * 3600,
} as const

/** The minimum seconds counted per recording, which is what the transcription service bills. */
export const MIN_COUNTED_AUDIO_SECONDS = 15

/**
 * Limits of live connections (docs/product/live.md#limits). A connection above a limit is closed.
 */
export const socketLimits = {
  openPerAddress: 50,
  /** Opening and closing connections in turn costs more than their messages. */
  openedPerMinuteAndAddress: 60,
  subscriptionsPerConnection: 20,
  messagesPerMinute: 60,
  /** For all connections of an address together. */
  messagesPerMinuteAndAddress: 300,
} as const

/** Wrong PINs at kitchen tablets (docs/product/team.md#kitchen-tablets). */
export const pinLimits = {
  /** Of one person, at all tablets together. */
  perCook: 5,
  /** At one tablet, for all persons together. */
  perTablet: 20,
  periodMs: 15 * 60_000,
  /** Of one person in a day (UTC), so that nobody tries a good part of all PINs in a week. */
  perCookAndDay: 40,
} as const

/** How often staff may try the pickup code of an order (docs/product/kitchen.md#pickup-codes). */
export const handoverCodeLimits = { triesPerHour: 10 } as const
