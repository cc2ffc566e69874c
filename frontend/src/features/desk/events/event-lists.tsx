import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import type { Event } from '#shared/catering/contract'
import { EVENT_REQUEST_PATH } from '#base/cart/order-type'
import { EmptyState } from '#ui/data-states'
import { EventRow } from './event-row'

const isWaiting = ({ state, changesRequested }: Event) => state === 'requested' || changesRequested !== null
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

/** The events by what the owner has to do: answer, prepare, nothing. */
export function EventLists({ events }: { readonly events: readonly Event[] }) {
  const waiting = events.filter(isWaiting)
  const upcoming = events.filter((event) => !isWaiting(event) && isUpcoming(event))
  const others = events.filter((event) => !isWaiting(event) && !isUpcoming(event))
  if (events.length === 0)
    return (
      <EmptyState title="No events yet" action={<Link href={EVENT_REQUEST_PATH}>Open the request form</Link>}>
        Guests send requests from “Schedule Event”.
      </EmptyState>
    )
  return (
    <>
      <EventGroup title="Needs a reply" events={waiting} />
      <EventGroup title="Quoted and confirmed" events={upcoming} />
      <EventGroup title="Past and closed" events={others.toReversed()} />
    </>
  )
}
