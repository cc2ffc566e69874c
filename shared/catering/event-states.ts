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

/** Where the guests eat. */
export const eventTypes = ['pickup', 'delivery', 'on-site'] as const
export type EventType = (typeof eventTypes)[number]

export const eventStateLabels = {
  requested: 'Requested',
  quoted: 'Quoted',
  accepted: 'Accepted',
  ordered: 'Confirmed',
  completed: 'Completed',
  declined: 'Declined',
  expired: 'Expired',
  cancelled: 'Cancelled',
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
  expired: ['quoted'],
  cancelled: [],
} as const satisfies Record<EventState, readonly EventState[]>

/** Whether an event in this state occupies a place of its day. */
export const occupiesDay = (state: EventState): boolean =>
  state !== 'declined' && state !== 'expired' && state !== 'cancelled'

/** Whether an event may change to a state. */
export const canMoveTo = (from: EventState, to: EventState): boolean => nextStates[from].some((state) => state === to)

/**
 * Checks that an event may change to a state.
 * @throws Problem `event-final`
 */
export function assertCanMoveTo(from: EventState, to: EventState): void {
  if (canMoveTo(from, to)) return
  throw new Problem('event-final', `This event is ${eventStateLabels[from].toLowerCase()}: it can't be ${to} now.`, {
    members: { state: from },
  })
}

type QuotedEvent = {
  readonly state: EventState
  readonly startsAt: string
  readonly quote?: { readonly validUntil: string } | undefined
}

/**
 * Returns an event's state at a time. A quote expires after its validity, a request without a quote
 * when its time has come.
 */
export function getEventState({ state, startsAt, quote }: QuotedEvent, now: Date): EventState {
  if (state !== 'requested' && state !== 'quoted') return state
  const until = state === 'quoted' && quote && quote.validUntil < startsAt ? quote.validUntil : startsAt
  return Date.parse(until) <= now.getTime() ? 'expired' : state
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
