import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { eventDeskRoutes } from '#shared/catering/desk-contract'
import { getPolicy } from '#shared/locations/policy'
import { buildUrl } from '#base/api/client'
import { EmptyState } from '#ui/data-states'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { Loaded } from '../form/loaded'
import { deskPaths } from '../paths'
import { EventCalendar } from './event-calendar'
import { EventDetail } from './event-detail'
import { EventLists } from './event-lists'
import { EventSettingsForm } from './event-settings-form'
import { eventSettingsQuery, eventsQuery } from './use-events'

const Stack = chakra('div', { base: { display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0, 1fr)' } })

/** Event requests and events: list, calendar, rules, and one event (docs/product/events.md). */
export function EventsSection() {
  const location = useDeskLocation()
  const isOffered = getPolicy(location).takesEventRequests
  const [path] = useLocation()
  const [date, setDate] = useState<string | null>(null)
  const id = path.slice(deskPaths.events.length + 1)
  const query = useQuery({ ...eventsQuery(location.code), enabled: isOffered })
  const settings = useQuery({ ...eventSettingsQuery(location.code), enabled: isOffered }).data
  const { data } = query
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
      <Loaded query={query} failed="The events could not be loaded.">
        {(events) => (
          <Stack>
            {id !== '' && (
              <p>
                There is no such event. <Link href={deskPaths.events}>All events</Link>
              </p>
            )}
            <EventCalendar events={events} perDay={settings?.perDay} chosen={date} onChoose={setDate} />
            <EventLists events={events} date={date} onShowAll={() => setDate(null)} />
            {settings && <EventSettingsForm key={settings.version} location={location.code} read={settings} />}
          </Stack>
        )}
      </Loaded>
    </>
  )
}
