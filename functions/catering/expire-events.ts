import { getEventState, isPlaceOver } from '#shared/catering/event-states'
import type { Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { addDays, toWallClock } from '#shared/platform/time'
import { listEvents, updateEvent, type EventChange } from './repository'
import type { EventRecord } from './records'

/** Events of earlier days were expired by earlier runs; a few days make up for missed ones. */
const PAST_DAYS = 7

/** Returns what time changes about an event. Staff hold a place for as long as they want. */
function planDueChange(event: EventRecord, now: Date): EventChange {
  if (event.state !== 'expired' && getEventState(event, now) === 'expired') return { to: 'expired' }
  const isOver = event.state === 'requested' && event.verifiedBy === 'guest' && isPlaceOver(event, now)
  return isOver && event.holdsPlace
    ? { to: 'requested', changes: { holdsPlace: false }, what: 'place given back, because no quote followed in time' }
    : null
}

/**
 * Ends requests and quotes of a location whose time has passed, and gives back the places of
 * requests that got no quote in time. Both free their day. Idempotent.
 */
export async function expireEvents(location: Location, now: Date): Promise<void> {
  const { date: today } = toWallClock(location, now)
  const days = { from: addDays(today, -PAST_DAYS), to: addDays(today, getPolicy(location).daysAhead.event) }
  const due = (await listEvents(location.code, days)).filter((event) => planDueChange(event, now))
  for (const { id } of due)
    await updateEvent({
      ...{ id, by: 'system', now, requestId: 'none' },
      change: (event) => planDueChange(event, now),
    })
}
