import { eventDeskRoutes, type UpdateEventRequest } from '#shared/catering/desk-contract'
import { assertCanMoveTo, getEventState } from '#shared/catering/event-states'
import { formatFullName } from '#shared/accounts/contact'
import { createEditConflict } from '../platform/change-log/change-log'
import { serve } from '../platform/serve'
import { requireUser, type Caller } from '../platform/session/session'
import { cancelEventOrder, completeEventOrder } from './end-order'
import { planDepositPayment, planDepositReturn } from './deposit'
import { presentEvent } from './present'
import { applyQuotedDetails, priceQuote } from './quote'
import { getEvent, updateEvent, type EventChange } from './repository'
import type { EventRecord } from './records'
import { getEventContext } from './settings'

type Context = { readonly caller: Caller; readonly now: Date; readonly requestId: string }

/** Returns the change that the desk requests: a quote, the deposit, or a state. */
async function planChange(
  event: EventRecord,
  body: UpdateEventRequest,
  { caller, now, requestId }: Context,
): Promise<NonNullable<EventChange>> {
  if ('lines' in body) {
    const agreed = applyQuotedDetails(event, body, now)
    const quote = await priceQuote(agreed, body, now)
    const { date, time, guests, startsAt } = agreed
    return {
      to: 'quoted',
      changes: { ...{ date, time, guests, startsAt, quote }, previousQuote: event.quote, changesRequested: undefined },
    }
  }
  if ('depositPaid' in body) return planDepositPayment(event, body.tender, now)
  if ('depositReturned' in body) return planDepositReturn(event, body.tender, now)
  if ('isVerified' in body) return planVerification(event, now)
  if (body.state === 'cancelled') await cancelEventOrder(event, { caller, now, requestId, isByGuest: false })
  if (body.state === 'completed') await completeEventOrder(event, { caller, now, requestId })
  return { to: body.state, changes: { closingNote: body.note || undefined } }
}

/**
 * Returns the change by which staff hold a request's place.
 * @throws Problem `event-final` unless it is a request
 */
function planVerification(event: EventRecord, now: Date): NonNullable<EventChange> {
  const state = getEventState(event, now)
  if (state !== 'requested') assertCanMoveTo(state, 'requested')
  const verified = { verifiedAt: event.verifiedAt ?? now.toISOString(), verifiedBy: 'staff' } as const
  return { to: 'requested', changes: { ...verified, holdsPlace: true }, what: 'verified at the desk' }
}

/**
 * Whether an event is as the desk saw it. The end of its order may have moved it to the requested
 * state already: the desk's cancellation ends the order before the event.
 */
function isAsSeen(event: EventRecord, body: UpdateEventRequest): boolean {
  if (event.version === body.version) return true
  const isMovedByOrder = event.version === body.version + 1 && event.history.at(-1)?.by === 'system'
  return isMovedByOrder && 'state' in body && event.state === body.state
}

export const handler = serve(
  eventDeskRoutes.updateEvent,
  async ({ params, body, caller, now, requestId, storeResponse }) => {
    const { eventId: id, location } = params
    const [read, settings] = await Promise.all([getEvent(id, location), getEventContext(location)])
    const context = { ...settings, now }
    if (!isAsSeen(read, body)) throw createEditConflict(presentEvent(read, context))
    const change = await planChange(read, body, { caller, now, requestId })
    const event = await updateEvent({
      ...{ id, location, now, requestId, perDay: settings.perDay },
      by: formatFullName(requireUser(caller)),
      change: (current) => {
        if (!isAsSeen(current, body)) throw createEditConflict(presentEvent(current, context))
        return change
      },
      extraSteps: (after) => storeResponse(presentEvent(after, context)),
    })
    return presentEvent(event, context)
  },
)
