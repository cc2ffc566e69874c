import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Link, useLocation } from 'wouter'
import { eventRoutes } from '#shared/catering/contract'
import type { EventSettings } from '#shared/catering/contract'
import { eventTypes } from '#shared/catering/event-states'
import { callApi, getErrorMessage } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { PageFrame, PageMessage } from '#base/page/page-frame'
import { EVENT_REQUEST_KEY } from '#base/storage/storage-keys'
import { LoadError } from '#ui/data-states'
import { PageSpinner } from '#ui/loading-placeholders'
import { Surface } from '#ui/surface'
import { EventRequestFields } from './event-request-fields'
import { emptyEventRequest } from './event-request-form'
import type { EventRequestForm } from './event-request-form'

const isEventType = (text: string): text is (typeof eventTypes)[number] => eventTypes.some((type) => type === text)

const toBody = ({ guests, type, address, package: packageId, ...form }: EventRequestForm) => ({
  ...form,
  guests: Number(guests),
  type: isEventType(type) ? type : ('pickup' as const),
  ...(type !== 'pickup' && { address: { ...address, state: 'FL' } }),
  ...(packageId && { package: packageId }),
})

/** The request form. Its fields have the names of the request body, so errors appear at them. */
function RequestForm({ settings }: { readonly settings: EventSettings }) {
  const location = useLocationConfig()
  const [, navigate] = useLocation()
  const [errorText, setErrorText] = useState<string | null>(null)
  const { form, submit, isSending } = useSubmitForm<EventRequestForm>({
    defaults: emptyEventRequest,
    send: async (values) => {
      setErrorText(null)
      const body = toBody(values)
      try {
        const { id } = await sendOnce(EVENT_REQUEST_KEY, body, (headers) =>
          callApi(eventRoutes.requestEvent, { params: { location: location.code }, body, headers }),
        )
        navigate(`/events/${id}`)
      } catch (error) {
        setErrorText(getErrorMessage(error, 'Your request could not be sent. Please try again.'))
        throw error
      }
    },
  })
  return (
    <Surface>
      <FormProvider {...form}>
        <form onSubmit={submit} noValidate>
          <Grid gap="5">
            <EventRequestFields settings={settings} />
            <Box role="alert">
              {errorText && (
                <Box p="4" bg="warning.subtle" color="warning.fg" borderRadius="xl" fontSize="sm">
                  {errorText}
                </Box>
              )}
            </Box>
            <Button type="submit" size="lg" disabled={isSending} aria-busy={isSending}>
              {isSending ? 'Sending…' : 'Request a Quote'}
            </Button>
          </Grid>
        </form>
      </FormProvider>
    </Surface>
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
          <PageSpinner />
        ))}
    </PageFrame>
  )
}
