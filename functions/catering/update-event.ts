import { eventDeskRoutes } from '#shared/catering/desk-contract'
import { formatFullName, formatShortName } from '#shared/accounts/contact'
import { createEditConflict } from '../platform/change-log/change-log'
import { serve } from '../platform/serve'
import { requireUser, type Caller } from '../platform/session/session'
import { cancelEventOrder } from './cancel'
import { presentEvent } from './present'
import { priceQuote } from './quote'
import { getEvent, updateEvent, type EventChange } from './repository'
import type { EventRecord } from './records'
import { getEventSettings } from './settings'

type Context = { readonly caller: Caller; readonly now: Date; readonly requestId: string }
type Body =
  | Parameters<typeof priceQuote>[1]
  | { readonly state: 'declined' | 'cancelled' | 'completed'; readonly version: number }

/** Returns the change that the desk requests: a state, or a quote. */
async function planChange(
  event: EventRecord,
  body: Body,
  { caller, now, requestId }: Context,
): Promise<NonNullable<EventChange>> {
  if (!('state' in body)) {
    const quote = await priceQuote(event, body, now)
    return { to: 'quoted', changes: { quote, changesRequested: undefined } }
  }
  if (body.state === 'cancelled') await cancelEventOrder(event, { caller, now, requestId, isByGuest: false })
  return { to: body.state }
}

export const handler = serve(
  eventDeskRoutes.updateEvent,
  async ({ params, body, caller, now, requestId, storeResponse }) => {
    const { eventId: id, location } = params
    const [read, settings] = await Promise.all([getEvent(id, location), getEventSettings(location)])
    const context = { ...settings, now }
    if (read.version !== body.version) throw createEditConflict(presentEvent(read, context))
    const change = await planChange(read, body, { caller, now, requestId })
    const event = await updateEvent({
      ...{ id, location, now, requestId, perDay: settings.perDay },
      by: formatShortName(formatFullName(requireUser(caller))),
      change: (current) => {
        if (current.version !== read.version) throw createEditConflict(presentEvent(current, context))
        return change
      },
      extraSteps: (after) => storeResponse(presentEvent(after, context)),
    })
    return presentEvent(event, context)
  },
)
