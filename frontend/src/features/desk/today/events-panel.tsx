import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { Event } from '#shared/catering/contract'
import { eventStateLabels, needsReply } from '#shared/catering/event-states'
import { formatClock, formatShortDate } from '#shared/hours/hours'
import { getPolicy } from '#shared/locations/policy'
import { addDays, toWallClock } from '#shared/platform/time'
import { formatGuests } from '#shared/catering/quote-text'
import { useNow } from '#base/browser/use-now'
import { useDeskLocation } from '../desk-location'
import { eventsQuery } from '../events/use-events'
import { deskPaths } from '../paths'
import { TodaySectionPanel } from './today-panel'

/** How many days ahead confirmed events are listed. */
const DAYS_AHEAD = 7

const describe = (event: Event): string => {
  if (event.state === 'quoted') return 'Changes requested'
  return event.state === 'requested' ? 'Needs a quote' : eventStateLabels[event.state]
}

/** Events that need a reply, and those of the next days. Nothing where no events are requested. */
export function EventsPanel() {
  const location = useDeskLocation()
  const isOffered = getPolicy(location).takesEventRequests
  const answer = useQuery({ ...eventsQuery(location.code), enabled: isOffered })
  const { date: today } = toWallClock(location, useNow())
  if (!isOffered) return null
  const isSoon = ({ state, date }: Event) =>
    (state === 'ordered' || state === 'accepted') && date >= today && date <= addDays(today, DAYS_AHEAD)
  return (
    <TodaySectionPanel
      title="Events"
      answer={answer}
      lines={(events) => [
        ...events.filter(needsReply),
        ...events.filter((event) => !needsReply(event) && isSoon(event)),
      ]}
      empty={`No event needs a reply, and none is planned within ${DAYS_AHEAD} days.`}
      action={<Link href={deskPaths.events}>All</Link>}
    >
      {(event) => (
        <li key={event.id}>
          <span>
            <Link href={`${deskPaths.events}/${event.id}`}>
              {formatShortDate(event.date)}, {formatClock(event.time)}
            </Link>
            <small>
              {event.contact.name}, {formatGuests(event.guests)}
            </small>
          </span>
          <small>{describe(event)}</small>
        </li>
      )}
    </TodaySectionPanel>
  )
}
