import type { AccessLevel, LimitName, Route } from './route'

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
  codes: 10,
  exports: 3,
  lists: 20,
  'print-jobs': 10,
  'menu-changes': 10,
  'desk-changes': 30,
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
  // Owners choose the words of coupons, so they can be guessed.
  codes: 20,
  // Only staff of test sites are counted, who may be anyone.
  lists: 20,
  'print-jobs': 20,
  'menu-changes': 10,
  'desk-changes': 60,
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
  recommendations: 2400,
  payments: 300,
  'gift-cards': 10,
  codes: 20,
  exports: 60,
  lists: 120,
  'print-jobs': 120,
  'menu-changes': 30,
  'desk-changes': 300,
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
  staffOnly: { visitor: { perSecond: 0.02, burst: 60 }, address: { perSecond: 0.02, burst: 100 } },
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
 * Returns the limit that calls of staff count towards: their changes have one. Only staff of test
 * sites are counted, and only once a location is live.
 */
export const getStaffLimit = ({
  access,
  method,
  limit,
}: LimitedRoute & Pick<Route, 'method'>): LimitName | undefined =>
  limit === undefined && method !== 'GET' && (access === 'staff' || access === 'admin') ? 'desk-changes' : limit

/**
 * The gateway's throttle for each route, for all callers together. It bounds the bill and is far
 * above any address's limit.
 */
export const gatewayThrottle: TokenBucketLimit = { perSecond: 500, burst: 5000 }

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
