import { eventRoutes } from '#shared/catering/contract'
import { getEventState } from '#shared/catering/event-states'
import { Problem } from '#shared/platform/problem'
import { getCurrentLocation } from '../locations/state/current-location'
import { serve } from '../platform/serve'
import { presentEvent } from './present'
import { getEvent, updateEvent, type EventChange } from './repository'
import { getEventContext } from './settings'
import type { EventRecord } from './records'
import { addAllergies } from './wishes'

/** The most letters of requested changes that wait for one quote. */
const MAX_CHANGES_LENGTH = 4000

/**
 * Adds requested changes to those that no quote has answered yet. The state stays; staff answer
 * with another quote.
 */
function requestChanges(event: EventRecord, text: string, phone: string, now: Date): EventChange {
  const state = getEventState(event, now)
  if (state !== 'requested' && state !== 'quoted')
    throw new Problem('event-final', `Please call us for changes: ${phone}.`)
  const waiting = event.changesRequested?.text
  const all = waiting === undefined || waiting.includes(text) ? (waiting ?? text) : `${waiting}\n${text}`
  if (all.length > MAX_CHANGES_LENGTH) throw new Problem('event-final', `Please call us for more changes: ${phone}.`)
  return {
    to: state,
    changes: {
      changesRequested: { text: all, at: now.toISOString() },
      wishes: addAllergies(event.wishes, text),
    },
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
