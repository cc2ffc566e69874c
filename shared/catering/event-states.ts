import type { EventType } from '../orders/constants'
import { Problem } from '../platform/problem'

/** The states of a catered event (docs/product/events.md#states). */
export const eventStates = [
  'requested',
  'quoted',
  'accepted',
  'ordered',
  'completed',
  'declined',
  'expired',
  'cancelled',
] as const
export type EventState = (typeof eventStates)[number]

export const eventStateLabels = {
  requested: 'Requested',
  quoted: 'Quoted',
  accepted: 'Accepted',
  ordered: 'Confirmed',
  completed: 'Completed',
  declined: 'Declined',
  expired: 'Expired',
  cancelled: 'Canceled',
} as const satisfies Record<EventState, string>

export const eventTypeLabels = {
  pickup: 'Pickup',
  delivery: 'Delivery',
  'on-site': 'On-site',
} as const satisfies Record<EventType, string>

const nextStates = {
  requested: ['quoted', 'declined', 'expired', 'cancelled'],
  quoted: ['quoted', 'accepted', 'declined', 'expired', 'cancelled'],
  accepted: ['ordered', 'cancelled'],
  ordered: ['completed', 'cancelled'],
  // A recalled or reopened order makes its event current again.
  completed: ['ordered', 'cancelled'],
  declined: [],
  // A deposit may be paid while the event expires: the order that it places is valid.
  expired: ['quoted', 'ordered'],
  cancelled: [],
} as const satisfies Record<EventState, readonly EventState[]>

/** Whether an event in this state occupies a place of its day. */
export const occupiesDay = (state: EventState): boolean =>
  state !== 'declined' && state !== 'expired' && state !== 'cancelled'

/** Whether an event in this state may still take place. */
export const isUpcomingEvent = (state: EventState): boolean => occupiesDay(state) && state !== 'completed'

type RepliedEvent = {
  readonly state: EventState
  readonly changesRequested: object | null
  readonly verifiedAt: string | null
}

/** Whether a request waits for its guest to open the link in the mail. */
export const isUnverified = ({ state, verifiedAt }: Pick<RepliedEvent, 'state' | 'verifiedAt'>): boolean =>
  state === 'requested' && verifiedAt === null

/** Whether the restaurant has to answer: a verified request, or changes that the guest wants. */
export const needsReply = (event: RepliedEvent): boolean =>
  (event.state === 'requested' && !isUnverified(event)) || (event.state === 'quoted' && event.changesRequested !== null)

/** How many requests of a mailbox may be open at once (docs/product/events.md#requests). */
export const MAX_OPEN_REQUESTS = 2

/** How many hours a request waits for its guest to open the link in the mail. */
const VERIFY_HOURS = 72

/** How many hours a verified request holds its place without a quote. */
const PLACE_HOURS = 48

/** Whether a request can no longer hold a place: its guest verified it long ago. */
export const isPlaceOver = ({ verifiedAt }: { readonly verifiedAt?: string | undefined }, now: Date): boolean =>
  verifiedAt !== undefined && Date.parse(verifiedAt) + PLACE_HOURS * 3600_000 <= now.getTime()

/** Whether an event may change to a state. */
export const canMoveTo = (from: EventState, to: EventState): boolean => nextStates[from].some((state) => state === to)

/**
 * Checks that an event may change to a state.
 * @throws Problem `event-final`
 */
export function assertCanMoveTo(from: EventState, to: EventState): void {
  if (canMoveTo(from, to)) return
  const [now, wanted] = [from, to].map((state) => eventStateLabels[state].toLowerCase())
  throw new Problem('event-final', `This event is ${now}: it can't be ${wanted} now.`, { members: { state: from } })
}

type QuotedEvent = {
  readonly state: EventState
  readonly startsAt: string
  readonly quote?: { readonly validUntil: string } | undefined
  readonly createdAt: string
  readonly verifiedAt?: string | undefined
}

/** How long a deposit page that was opened before the end of the validity can still be paid. */
const DEPOSIT_GRACE_MS = 3600_000

/** Returns the end of a quote's validity, at the latest when the event starts, in milliseconds. */
const getQuoteEnd = ({ startsAt, quote }: QuotedEvent): number =>
  Date.parse(quote && quote.validUntil < startsAt ? quote.validUntil : startsAt)

/** Whether a quote can be accepted, or its deposit be paid, at a time. */
export const isQuoteValid = (event: QuotedEvent, now: Date): boolean => now.getTime() < getQuoteEnd(event)

/** Returns when a request expires: when its time has come, or its link was not opened for long. */
const getRequestEnd = ({ startsAt, createdAt, verifiedAt }: QuotedEvent): number =>
  verifiedAt === undefined
    ? Math.min(Date.parse(startsAt), Date.parse(createdAt) + VERIFY_HOURS * 3600_000)
    : Date.parse(startsAt)

/**
 * Returns an event's state at a time. A quote expires after its validity, and an accepted one whose
 * deposit is not paid an hour later. A request without a quote expires when its time has come, or
 * three days after it was sent if its guest has not opened the link in the mail.
 */
export function getEventState(event: QuotedEvent, now: Date): EventState {
  switch (event.state) {
    case 'requested':
      return getRequestEnd(event) <= now.getTime() ? 'expired' : 'requested'
    case 'quoted':
      return isQuoteValid(event, now) ? 'quoted' : 'expired'
    case 'accepted':
      return getQuoteEnd(event) + DEPOSIT_GRACE_MS <= now.getTime() ? 'expired' : 'accepted'
    default:
      return event.state
  }
}

/** Whether an event is still to come: neither over nor cancelled, declined or expired. */
export const isEventOpen = (event: QuotedEvent, now: Date): boolean => {
  const state = getEventState(event, now)
  return occupiesDay(state) && state !== 'completed'
}

/**
 * Whether the guest may cancel: until `leadHours` before the event, while it isn't over
 * (docs/product/events.md#cancelling).
 */
export const canGuestCancel = (
  event: QuotedEvent,
  { leadHours, now }: { readonly leadHours: number; readonly now: Date },
): boolean => {
  const state = getEventState(event, now)
  if (state === 'requested' || state === 'quoted') return true
  const isOpen = state === 'accepted' || state === 'ordered'
  return isOpen && Date.parse(event.startsAt) - now.getTime() >= leadHours * 3600_000
}

type DepositedEvent = {
  readonly state: EventState
  readonly deposit?: { readonly returned?: object | null | undefined } | null | undefined
}

/** Whether a deposit that was paid at the restaurant is to go back: its event is cancelled. */
export const isDepositToReturn = ({ state, deposit }: DepositedEvent): boolean =>
  state === 'cancelled' && Boolean(deposit) && !deposit?.returned
