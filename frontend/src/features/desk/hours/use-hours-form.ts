import { useQueryClient } from '@tanstack/react-query'
import type { HoursWithStatus } from '#shared/hours/contract'
import type { Location } from '#shared/locations/index'
import { validateOpeningHours } from '#shared/hours/editing-contract'
import { getErrorMessage } from '#base/api/client'
import { toast } from '#ui/toast'
import { findCurrentVersion } from '../desk-api'
import { useRecordForm } from '../form/use-record-form'
import { hoursMerge, valuesOf } from './draft'
import { isHours, saveHours, showHours } from './use-desk-hours'

/** Returns the form of a location's hours. */
export function useHoursForm(location: Location, read: HoursWithStatus) {
  const client = useQueryClient()
  return useRecordForm({
    record: read,
    valuesOf,
    merge: hoursMerge,
    check: validateOpeningHours,
    save: (values, { version }) => saveHours(location, values, version),
    currentOf: (error) => findCurrentVersion(error, isHours),
    onSaved: (saved) => {
      showHours(client, location, saved)
      toast({ title: 'Saved. Guests see it now.', type: 'success' })
    },
    onFailure: (error) =>
      toast({ title: getErrorMessage(error, 'This could not be saved. Please try again.'), type: 'error' }),
  })
}
