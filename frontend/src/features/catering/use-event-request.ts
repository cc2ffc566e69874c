import { useState } from 'react'
import { useLocation } from 'wouter'
import { eventRoutes } from '#shared/catering/contract'
import { formatFullName } from '#shared/accounts/contact'
import { readTypedCount } from '#shared/platform/typed-amount'
import { ApiError, callApi, getErrorMessage } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { useLocationConfig } from '#base/location/location'
import { useSession } from '#base/session/session'
import { EVENT_REQUEST_KEY } from '#base/storage/storage-keys'
import { emptyEventRequest, type EventRequestForm } from './event-request-form'

const toBody = ({ guests, type, address, package: packageId, ...form }: EventRequestForm, state: string) => ({
  ...form,
  guests: readTypedCount(guests),
  type,
  ...(type !== 'pickup' && { address: { ...address, state } }),
  ...(packageId && { package: packageId }),
})

/** Returns the form that sends an event request, once, and then opens the event's page. */
export function useEventRequest() {
  const location = useLocationConfig()
  const { user } = useSession()
  const [, navigate] = useLocation()
  const [errorText, setErrorText] = useState<string | null>(null)
  const { form, submit, isSending } = useSubmitForm<EventRequestForm>({
    defaults: user
      ? { ...emptyEventRequest, contact: { name: formatFullName(user), email: user.email, phone: '' } }
      : emptyEventRequest,
    send: async (values) => {
      setErrorText(null)
      const body = toBody(values, location.address.state)
      try {
        const { id } = await sendOnce(EVENT_REQUEST_KEY, body, (headers) =>
          callApi(eventRoutes.requestEvent, { params: { location: location.code }, body, headers }),
        )
        navigate(`/events/${id}`)
      } catch (error) {
        const isInvalid = error instanceof ApiError && error.code === 'invalid-input'
        setErrorText(
          isInvalid
            ? 'Please check the marked fields.'
            : getErrorMessage(error, 'Your request could not be sent. Please try again.'),
        )
        throw error
      }
    },
  })
  return { form, submit, isSending, errorText }
}
