import { useQueryClient } from '@tanstack/react-query'
import type { HoursNow } from '#shared/contract/hours'
import type { Location } from '#shared/locations/index'
import { hoursErrors } from '#shared/terms/hours-check'
import { messageOf } from '#base/api/api-error'
import { toast } from '#base/components/toast'
import { currentIn } from '../api/refusals'
import { useRecordForm } from '../form/use-record-form'
import { hoursMerge, valuesOf } from './draft'
import { isHours, saveHours, showHours } from './use-desk-hours'

/** The form of a location's hours. */
export function useHoursForm(location: Location, read: HoursNow) {
  const client = useQueryClient()
  return useRecordForm({
    record: read,
    valuesOf,
    merge: hoursMerge,
    check: hoursErrors,
    save: (values, { version }) => saveHours(location, values, version),
    currentOf: (error) => currentIn(error, isHours),
    onSaved: (saved) => {
      showHours(client, location, saved)
      toast({ title: 'Saved. Customers read it now.', type: 'success' })
    },
    onFailure: (error) =>
      toast({ title: messageOf(error, 'This could not be saved. Please try again.'), type: 'error' }),
  })
}
