import { eventRoutes } from '#shared/catering/contract'
import { getEventState } from '#shared/catering/event-states'
import { getLocation } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { serve } from '../platform/serve'
import { presentEvent } from './present'
import { updateEvent, type EventChange } from './repository'
import { getEventSettings } from './settings'
import type { EventRecord } from './records'

/** Stores the requested changes. The state stays; staff answer with another quote. */
function requestChanges(event: EventRecord, text: string, now: Date): EventChange {
  const state = getEventState(event, now)
  if (state !== 'requested' && state !== 'quoted')
    throw new Problem('event-final', `Please call us for changes: ${getLocation(event.location).phone}.`)
  return {
    to: state,
    changes: { changesRequested: { text, at: now.toISOString() } },
    what: 'the guest requests changes',
  }
}

export const handler = serve(
  eventRoutes.requestEventChanges,
  async ({ params: { eventId: id }, body: { text }, now, requestId }) => {
    const event = await updateEvent({
      ...{ id, by: 'guest', now, requestId },
      change: (current) => requestChanges(current, text, now),
    })
    return presentEvent(event, { ...(await getEventSettings(event.location)), now })
  },
)
