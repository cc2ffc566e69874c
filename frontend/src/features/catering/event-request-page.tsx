import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { eventRoutes, type EventSettings } from '#shared/catering/contract'
import { callApi } from '#base/api/client'
import { FormSurface } from '#base/forms/form-surface'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { PageFrame, PageMessage } from '#base/page/page-frame'
import { LoadError } from '#ui/data-states'
import { ContentSkeleton } from '#ui/loading-placeholders'
import { useEventRequest } from './use-event-request'
import { EventRequestFields } from './event-request-fields'

/** The request form. Its fields have the names of the request body, so errors appear at them. */
function RequestForm({ settings }: { readonly settings: EventSettings }) {
  const { errorText, ...sent } = useEventRequest()
  return (
    <FormSurface sent={sent} errorText={errorText} submitLabel="Request a Quote" pendingLabel="Sending…">
      <EventRequestFields settings={settings} />
    </FormSurface>
  )
}

/** Requests an event with a quote, on a live site (docs/product/events.md#requests). */
export function EventRequestPage() {
  const { code, name } = useLocationConfig()
  const { takesEventRequests } = usePolicy()
  const { data, isError, refetch } = useQuery({
    queryKey: [eventRoutes.getEventRules.path, code],
    queryFn: () => callApi(eventRoutes.getEventRules, { params: { location: code } }),
    enabled: takesEventRequests,
  })
  if (!takesEventRequests)
    return (
      <PageMessage title="Schedule Event" action={<Link href="/menu?type=event">Order for an event</Link>}>
        This site takes event orders from the menu.
      </PageMessage>
    )
  return (
    <PageFrame title="Schedule Event" lead={`Tell ${name} about your event. We answer with a quote.`} width="narrow">
      {data && <RequestForm settings={data} />}
      {!data &&
        (isError ? (
          <LoadError onRetry={() => void refetch()}>The form could not be loaded.</LoadError>
        ) : (
          <ContentSkeleton />
        ))}
    </PageFrame>
  )
}
