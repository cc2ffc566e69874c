import type { EventSettings } from '#shared/catering/contract'
import { FormSurface } from '#base/forms/form-surface'
import { EventRequestFields } from './event-request-fields'
import { useEventRequest } from './use-event-request'

/** The request form. Its fields have the names of the request body, so errors appear at them. */
export function RequestForm({ settings }: { readonly settings: EventSettings }) {
  const { errorText, ...form } = useEventRequest()
  return (
    <FormSurface form={form} errorText={errorText} submitLabel="Request a Quote" pendingLabel="Sending…">
      <EventRequestFields settings={settings} />
    </FormSurface>
  )
}
