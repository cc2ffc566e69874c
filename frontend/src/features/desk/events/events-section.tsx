import { Button } from '@chakra-ui/react/button'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import type { Event } from '#shared/catering/contract'
import { eventDeskRoutes } from '#shared/catering/desk-contract'
import { getPolicy } from '#shared/locations/policy'
import { EVENT_REQUEST_PATH } from '#base/cart/order-type'
import { buildUrl } from '#base/api/client'
import { EmptyState, LoadError } from '#ui/data-states'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { deskPaths } from '../paths'
import { EventCalendar } from './event-calendar'
import { EventDetail } from './event-detail'
import { EventRow } from './event-row'
import { EventSettingsForm } from './event-settings-form'
import { eventSettingsQuery, eventsQuery } from './use-events'

const Stack = chakra('div', { base: { display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0, 1fr)' } })

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

function EventLists({ events }: { readonly events: readonly Event[] }) {
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
      <EventGroup title="To answer" events={waiting} />
      <EventGroup title="Quoted and confirmed" events={upcoming} />
      <EventGroup title="Past and closed" events={others.toReversed()} />
    </>
  )
}

/** Event requests and events: list, calendar, rules, and one event (docs/product/events.md). */
export function EventsSection() {
  const location = useDeskLocation()
  const isOffered = getPolicy(location).takesEventRequests
  const [path] = useLocation()
  const id = path.slice(deskPaths.events.length + 1)
  const { data, isError, refetch } = useQuery({ ...eventsQuery(location.code), enabled: isOffered })
  const settings = useQuery({ ...eventSettingsQuery(location.code), enabled: isOffered }).data
  const opened = data?.find((event) => event.id === id)
  if (!isOffered)
    return (
      <>
        <DeskHeader title="Events" />
        <EmptyState title="No event requests here" action={<Link href="/desk">To the desk</Link>}>
          Event requests are taken on live sites only.
        </EmptyState>
      </>
    )
  if (data && opened)
    return <EventDetail key={`${opened.id} ${opened.version}`} event={opened} events={data} perDay={settings?.perDay} />
  return (
    <>
      <DeskHeader title="Events" lead={`Requests, quotes and events of ${location.name}.`}>
        <Button asChild variant="outline">
          <a href={buildUrl(eventDeskRoutes.listEvents.path, { location: location.code }, { format: 'csv' })} download>
            Events as CSV
          </a>
        </Button>
      </DeskHeader>
      {data && id !== '' && (
        <chakra.p mb="4">
          There is no such event. <Link href={deskPaths.events}>All events</Link>
        </chakra.p>
      )}
      {data && (
        <Stack>
          <EventCalendar events={data} perDay={settings?.perDay} />
          <EventLists events={data} />
          {settings && <EventSettingsForm key={settings.version} location={location.code} read={settings} />}
        </Stack>
      )}
      {!data &&
        (isError ? (
          <LoadError onRetry={() => void refetch()}>The events could not be loaded.</LoadError>
        ) : (
          <Stack role="status" aria-label="Loading the events">
            <Skeleton height="48" borderRadius="2xl" />
            <Skeleton height="40" borderRadius="2xl" />
          </Stack>
        ))}
    </>
  )
}
