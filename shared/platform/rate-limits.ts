import type { AccessLevel, LimitName } from './route'

/**
 * Calls that a visitor may make in a minute (docs/product/calls.md#limits).
 */
export const visitorLimitsPerMinute = {
  orders: 20,
  'sign-ins': 20,
  feedback: 10,
  groups: 60,
  finds: 10,
  subscriptions: 20,
  transcriptions: 6,
  voice: 30,
  recommendations: 30,
} as const satisfies Readonly<Record<LimitName, number>>

/** An address, which many visitors may share, may make this many times a visitor's calls. */
export const ADDRESS_FACTOR = 10

/** Limits per address and minute that are not `ADDRESS_FACTOR` times a visitor's. */
const ownAddressLimits: Readonly<Partial<Record<LimitName, number>>> = {
  // Guessing would pay, so an address has no more than a visitor.
  finds: 10,
  recommendations: 60,
}

/** Returns the calls that an address may make in a minute. */
export const getAddressLimit = (limit: LimitName): number =>
  ownAddressLimits[limit] ?? visitorLimitsPerMinute[limit] * ADDRESS_FACTOR

/** Calls that an address may make in an hour: what an hour's busiest minutes must not add up to. */
export const addressLimitsPerHour: Readonly<Record<LimitName, number>> = {
  orders: 1200,
  'sign-ins': 2400,
  feedback: 1200,
  groups: 4800,
  finds: 600,
  subscriptions: 1800,
  transcriptions: 1200,
  voice: 3600,
  recommendations: 3600,
}

/**
 * What all visitors together may make in a minute, where a call has its price by the minute: more
 * than one address may.
 */
export const globalLimitsPerMinute: Readonly<Partial<Record<LimitName, number>>> = { transcriptions: 120 }

/** A token bucket: calls at once, and calls a second in the long run. */
export type TokenBucketLimit = { readonly perSecond: number; readonly burst: number }

/**
 * What one process of a function answers to a visitor and to an address. `occasional`: a page asks
 * once when it opens. `polled`: screens and printers ask at an interval. `counted`: the table
 * counts the calls as well, so its limit is reached first. `staffOnly`: staff are not limited, and
 * others are only refused.
 */
export const tokenBucketLimits = {
  occasional: { visitor: { perSecond: 0.1, burst: 200 }, address: { perSecond: 0.1, burst: 400 } },
  polled: { visitor: { perSecond: 0.5, burst: 200 }, address: { perSecond: 1, burst: 600 } },
  counted: { visitor: { perSecond: 2, burst: 200 }, address: { perSecond: 5, burst: 1000 } },
  staffOnly: { visitor: { perSecond: 0.05, burst: 100 }, address: { perSecond: 0.05, burst: 200 } },
} as const satisfies Readonly<
  Record<string, { readonly visitor: TokenBucketLimit; readonly address: TokenBucketLimit }>
>

type LimitedRoute = { readonly access: AccessLevel; readonly limit?: LimitName; readonly isPolled?: true }

/** Returns the allowance of a route of the contract. */
export function getTokenBucketLimits({ access, limit, isPolled }: LimitedRoute) {
  if (limit) return tokenBucketLimits.counted
  if (isPolled) return tokenBucketLimits.polled
  return tokenBucketLimits[access === 'staff' || access === 'admin' ? 'staffOnly' : 'occasional']
}

/**
 * What the gateway takes of each call from all callers together: a bound on the bill, far above
 * what one address is answered.
 */
export const gatewayThrottle: TokenBucketLimit = { perSecond: 500, burst: 5000 }

/**
 * Portions that a guest without an account may order
 * (docs/product/checkout.md#limits-of-an-order); `unconfirmed` bounds the orders of one address
 * that the kitchen has not confirmed yet.
 */
export const guestPortionLimits = { ofDish: 20, ofOrder: 60, unconfirmed: 120 } as const

/**
 * What a friend's first order comes to at least, and how many bonuses a referrer has in a month
 * (docs/product/loyalty.md#friends).
 */
export const referralLimits = { minimumCents: 15_00, perMonth: 10 } as const

/** What one mailbox is sent (docs/product/tracking.md#mail). */
export const mailLimits = {
  /** Mails in any period of `periodMs`. */
  perRecipient: 6,
  periodMs: 3600_000,
  /** An order that its own browser cancels this soon after placing it is one mail, not two. */
  quickCancelMs: 60_000,
} as const

type PushLimits = {
  readonly timeoutMs: number
  readonly failuresInARow: number
  readonly perBrowser: number
  readonly perOrder: number
}

/** What push subscriptions may cost (docs/product/tracking.md#push). */
export const pushLimits: PushLimits = {
  /** How long one push service may take to answer. */
  timeoutMs: 5000,
  /** As many remove the subscription. */
  failuresInARow: 3,
  /** Endpoints that one browser may subscribe to one order. */
  perBrowser: 3,
  /** Endpoints that are subscribed to one order, of all browsers together. */
  perOrder: 10,
}

const periodMs = { minute: 60_000, hour: 3_600_000 } as const
export type LimitPeriod = keyof typeof periodMs

/** The number of the period that a moment falls into, and its remaining seconds (at least one). */
export function getLimitWindow(
  now: Date,
  period: LimitPeriod = 'minute',
): { readonly index: number; readonly secondsLeft: number } {
  const length = periodMs[period]
  const index = Math.floor(now.getTime() / length)
  return { index, secondsLeft: Math.max(1, Math.ceil(((index + 1) * length - now.getTime()) / 1000)) }
}

/**
 * Seconds of recorded sound that are transcribed in a day
 * (docs/product/feedback.md#spoken-comments).
 */
export const dailyAudioSecondsLimits = {
  visitor: 30 * 60,
  address: 30 * 60,
  location: 5 * 3600,
} as const

/**
 * The transcription service bills each recording for this many seconds at least, so that many
 * count.
 */
export const MIN_COUNTED_AUDIO_SECONDS = 15

/**
 * Limits of live connections (docs/product/live.md#limits); a connection that exceeds one is
 * closed.
 */
export const socketLimits = {
  openPerAddress: 50,
  subscriptionsPerConnection: 20,
  messagesPerMinute: 60,
  /** Of all connections of an address together. */
  messagesPerMinuteAndAddress: 300,
} as const
