import { formatGuests } from '#shared/catering/quote-text'
import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import type { Event } from '#shared/catering/contract'
import { formatShortDate, formatClock } from '#shared/hours/hours'
import { isUnverified, needsReply, eventStateLabels, eventTypeLabels } from '#shared/catering/event-states'
import { formatDecimal } from '#shared/platform/money'
import { EVENT_REQUEST_PATH } from '#base/cart/order-type'
import { EmptyState } from '#ui/data-states'
import { deskPaths } from '../paths'

const Row = chakra(Link, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1 4',
    justifyContent: 'space-between',
    minH: '11',
    p: '3.5',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderRadius: 'xl',
    _hover: { borderColor: 'border.strong' },
  },
})

/** An event in a list, with a link to it. */
const EventRow = ({ event }: { readonly event: Event }) => (
  <li>
    <Row href={`${deskPaths.events}/${event.id}`}>
      <span>
        <b>
          {formatShortDate(event.date)}, {formatClock(event.time)}
        </b>{' '}
        {event.contact.name}, {formatGuests(event.guests)}, {eventTypeLabels[event.type]}
      </span>
      <chakra.span color="fg.muted">
        {event.quote && `${formatDecimal(event.quote.total)} · `}
        {isUnverified(event) ? 'Not verified yet' : eventStateLabels[event.state]}
        {needsReply(event) && !event.holdsPlace && ' · no place held'}
        {needsReply(event) && event.changesRequested && ' · changes requested'}
      </chakra.span>
    </Row>
  </li>
)

const isUpcoming = ({ state }: Event) => state === 'quoted' || state === 'accepted' || state === 'ordered'

type GroupProps = { readonly title: string; readonly events: readonly Event[] }

const EventGroup = ({ title, events }: GroupProps) =>
  events.length === 0 ? null : (
    <section aria-label={title}>
      <chakra.h2 fontWeight="semibold" mb="2">
        {title} ({events.length})
      </chakra.h2>
      <chakra.ul display="grid" gap="2" listStyleType="none">
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </chakra.ul>
    </section>
  )

type ListsProps = {
  readonly events: readonly Event[]
  /** The date whose events are shown; null for all. */
  readonly date: string | null
  readonly onShowAll: () => void
}

/** The events by what the owner has to do: answer, prepare, nothing. */
export function EventLists({ events, date, onShowAll }: ListsProps) {
  const shown = date === null ? events : events.filter((event) => event.date === date)
  const waiting = shown.filter(needsReply)
  const upcoming = shown.filter((event) => !needsReply(event) && isUpcoming(event))
  const unverified = shown.filter(isUnverified)
  const others = shown.filter((event) => !needsReply(event) && !isUpcoming(event) && !isUnverified(event))
  if (events.length === 0)
    return (
      <EmptyState title="No events yet" action={<Link href={EVENT_REQUEST_PATH}>Open the request form</Link>}>
        Guests send requests from “Schedule Event”.
      </EmptyState>
    )
  return (
    <>
      {date !== null && (
        <chakra.div display="flex" alignItems="center" gap="4" flexWrap="wrap">
          <chakra.h2 fontWeight="semibold">{formatShortDate(date)}</chakra.h2>
          <Button variant="outline" onClick={onShowAll}>
            Show All
          </Button>
        </chakra.div>
      )}
      <EventGroup title="Needs a reply" events={waiting} />
      <EventGroup title="Quoted and confirmed" events={upcoming} />
      <EventGroup title="Not verified yet" events={unverified} />
      <EventGroup title="Past and closed" events={others.toReversed()} />
    </>
  )
}
