import { eventRoutes } from '#shared/catering/contract'
import { getEventState } from '#shared/catering/event-states'
import { Problem } from '#shared/platform/problem'
import { getCurrentLocation } from '../locations/state/current-location'
import { serve } from '../platform/serve'
import { presentEvent } from './present'
import { getEvent, updateEvent, type EventChange } from './repository'
import { getEventContext } from './settings'
import type { EventRecord } from './records'

/** Stores the requested changes. The state stays; staff answer with another quote. */
function requestChanges(event: EventRecord, text: string, phone: string, now: Date): EventChange {
  const state = getEventState(event, now)
  if (state !== 'requested' && state !== 'quoted')
    throw new Problem('event-final', `Please call us for changes: ${phone}.`)
  return {
    to: state,
    changes: { changesRequested: { text, at: now.toISOString() } },
    what: 'the guest requests changes',
  }
}

export const handler = serve(
  eventRoutes.requestEventChanges,
  async ({ params: { eventId: id }, body: { text }, now, requestId }) => {
    const { phone } = await getCurrentLocation((await getEvent(id)).location)
    const event = await updateEvent({
      ...{ id, by: 'guest', now, requestId },
      change: (current) => requestChanges(current, text, phone, now),
    })
    return presentEvent(event, { ...(await getEventContext(event.location)), now })
  },
)
