import type { LimitName } from '../terms/limits'

/**
 * Calls that a visitor may make in a minute (docs/product/calls.md#limits): what keeps anyone from running up the bill.
 */
export const rateLimits = {
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

/** An address, behind which may be many visitors, has so many times as much. */
export const ADDRESS_FACTOR = 10

/** Limits per address and minute that are not `ADDRESS_FACTOR` times a visitor's. */
const addressLimits: Readonly<Partial<Record<LimitName, number>>> = {
  recommendations: 60,
}

/** What an address may make in a minute; where guessing would pay, no more than a visitor. */
export const addressLimit = (limit: LimitName): number =>
  addressLimits[limit] ?? rateLimits[limit] * (limit === 'finds' ? 1 : ADDRESS_FACTOR)

/** What all visitors together may make in a minute, where a call has its price by the minute: more than one address may. */
export const groupLimits: Readonly<Partial<Record<LimitName, number>>> = { transcriptions: 120 }

/** So many calls at once, and so many a second in the long run. */
export type Allowance = { readonly perSecond: number; readonly burst: number }

const times = ({ perSecond, burst }: Allowance, factor: number): Allowance => ({
  perSecond: perSecond * factor,
  burst: burst * factor,
})

/** What a visitor may make of each call, cheap ones too: far more than any page, script or test of the site does. */
export const visitorAllowance: Allowance = { perSecond: 20, burst: 200 }

/** What an address may make of each call. */
export const addressAllowance = times(visitorAllowance, ADDRESS_FACTOR)

/** What the gateway takes of each call from all together: a bound on the bill that no address comes near to being let through. */
export const gatewayAllowance = times(addressAllowance, 10)

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

const WINDOW_MS = 60_000

/** The minute that a moment falls into, and how many whole seconds are left of it (at least one). */
export function limitWindow(now: Date): { readonly minute: number; readonly secondsLeft: number } {
  const minute = Math.floor(now.getTime() / WINDOW_MS)
  return { minute, secondsLeft: Math.max(1, Math.ceil(((minute + 1) * WINDOW_MS - now.getTime()) / 1000)) }
}

/** Seconds of recorded sound that are transcribed in a day (docs/product/feedback.md#spoken-comments). */
export const dailyAudioSeconds = {
  visitor: 30 * 60,
  address: 30 * 60,
  location: 5 * 3600,
} as const

/** The transcription service bills each recording for this many seconds at least, so that many count. */
export const MIN_COUNTED_AUDIO_SECONDS = 15

/** Limits of live connections (docs/product/live.md#limits); a connection that exceeds one is closed. */
export const socketLimits = {
  openPerAddress: 50,
  subscriptionsPerConnection: 20,
  messagesPerMinute: 60,
} as const
