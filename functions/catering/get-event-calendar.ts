import { formatCalendar } from '#shared/catering/calendar'
import { eventRoutes } from '#shared/catering/contract'
import { getEventState } from '#shared/catering/event-states'
import { getCurrentLocation } from '../locations/state/current-location'
import { getSiteUrl } from '../notifications/mail-sender'
import { serve } from '../platform/serve'
import { formatEventPlace } from './event-order'
import { getEvent } from './repository'

export const handler = serve(eventRoutes.getEventCalendar, async ({ params: { eventId }, now }) => {
  const event = await getEvent(eventId)
  const location = await getCurrentLocation(event.location)
  const url = `${getSiteUrl(location)}/events/${event.id}`
  return {
    name: `event-${event.date}.ics`,
    contentType: 'text/calendar; charset=utf-8',
    content: formatCalendar(
      { ...event, state: getEventState(event, now), where: formatEventPlace(event, location), url },
      location,
      now,
    ),
  }
})
