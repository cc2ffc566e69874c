import { getEventState } from '#shared/catering/event-states'
import type { Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { addDays, toWallClock } from '#shared/platform/time'
import { listEvents, updateEvent } from './repository'
import type { EventRecord } from './records'

/** Events of earlier days were expired by earlier runs; a few days make up for missed ones. */
const PAST_DAYS = 7

const isDue = (event: EventRecord, now: Date) => event.state !== 'expired' && getEventState(event, now) === 'expired'

/** Ends requests and quotes of a location whose time has passed, which frees their day. Idempotent. */
export async function expireEvents(location: Location, now: Date): Promise<void> {
  const { date: today } = toWallClock(location, now)
  const days = { from: addDays(today, -PAST_DAYS), to: addDays(today, getPolicy(location).daysAhead.event) }
  const due = (await listEvents(location.code, days)).filter((event) => isDue(event, now))
  for (const { id } of due)
    await updateEvent({
      ...{ id, by: 'system', now, requestId: 'none' },
      change: (event) => (isDue(event, now) ? { to: 'expired' } : null),
    })
}
