import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import type { Event } from '#shared/catering/contract'
import { eventStateLabels, eventTypeLabels, isUnverified, needsReply } from '#shared/catering/event-states'
import { formatClock, formatShortDate } from '#shared/hours/hours'
import { formatDecimal } from '#shared/platform/money'
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
export const EventRow = ({ event }: { readonly event: Event }) => (
  <li>
    <Row href={`${deskPaths.events}/${event.id}`}>
      <span>
        <b>
          {formatShortDate(event.date)}, {formatClock(event.time)}
        </b>{' '}
        {event.contact.name}, {event.guests} guests, {eventTypeLabels[event.type]}
      </span>
      <chakra.span color="fg.muted">
        {event.quote && `${formatDecimal(event.quote.total)} · `}
        {isUnverified(event) ? 'Not verified yet' : eventStateLabels[event.state]}
        {needsReply(event) && !event.holdsPlace && ' · day is full'}
        {needsReply(event) && event.changesRequested && ' · changes requested'}
      </chakra.span>
    </Row>
  </li>
)
