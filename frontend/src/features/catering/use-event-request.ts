import { useState } from 'react'
import { useLocation } from 'wouter'
import { eventRoutes } from '#shared/catering/contract'
import { eventTypes } from '#shared/catering/event-states'
import { callApi, getErrorMessage } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { useLocationConfig } from '#base/location/location'
import { EVENT_REQUEST_KEY } from '#base/storage/storage-keys'
import { emptyEventRequest, type EventRequestForm } from './event-request-form'

const isEventType = (text: string): text is (typeof eventTypes)[number] => eventTypes.some((type) => type === text)

const toBody = ({ guests, type, address, package: packageId, ...form }: EventRequestForm) => ({
  ...form,
  guests: Number(guests),
  type: isEventType(type) ? type : ('pickup' as const),
  ...(type !== 'pickup' && { address: { ...address, state: 'FL' } }),
  ...(packageId && { package: packageId }),
})

/** Returns the form that sends an event request, once, and then opens the event's page. */
export function useEventRequest() {
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
  return { form, submit, isSending, errorText }
}
