import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { hoursEditingRoutes, validateOpeningHours } from '#shared/hours/editing-contract'
import { hoursRoutes, type HoursWithStatus } from '#shared/hours/contract'
import type { Location, LocationCode } from '#shared/locations/index'
import { toLocationHours, type OpeningHours } from '#shared/hours/opening-hours'
import { buildUrl, callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { updateLocation } from '#base/location/location-store'
import { deskSaveKey } from '#base/storage/storage-keys'
import { toast } from '#ui/toast'
import { findCurrentVersion } from '../desk-api'
import { useAffectingForm } from './affected-orders'
import { hoursMerge, valuesOf } from './draft'

export const hoursQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [buildUrl(hoursRoutes.getHours.path, { location })],
    queryFn: () => callApi(hoursRoutes.getHours, { params: { location } }),
    // Refetch on every visit of the section.
    gcTime: 0,
  })

const plain = ({ weekly, exceptions }: OpeningHours) => ({
  weekly: {
    mon: [...weekly.mon],
    tue: [...weekly.tue],
    wed: [...weekly.wed],
    thu: [...weekly.thu],
    fri: [...weekly.fri],
    sat: [...weekly.sat],
    sun: [...weekly.sun],
  },
  exceptions: exceptions.map((exception) => ({ ...exception, spans: [...exception.spans] })),
})

type SaveOptions = { readonly version: number; readonly acceptAffected: boolean }

/**
 * Saves a location's hours; fails if the version that was read is outdated, or if orders are
 * affected that the owner has not accepted.
 */
export function saveHours(
  { code: location }: Location,
  hours: OpeningHours,
  { version, acceptAffected }: SaveOptions,
): Promise<HoursWithStatus> {
  const body = { ...plain(hours), version, acceptAffected }
  return sendOnce(deskSaveKey('hours', location), body, (headers) =>
    callApi(hoursEditingRoutes.updateHours, { params: { location }, body, headers }),
  )
}

/** Updates the cached hours here and on the location's other pages. */
export function showHours(client: QueryClient, location: Location, saved: HoursWithStatus): void {
  client.setQueryData(hoursQuery(location.code).queryKey, saved)
  updateLocation(location, { hours: toLocationHours(saved) })
}

/** Returns the form of a location's hours, with the orders that its change leaves outside. */
export function useHoursForm(location: Location, read: HoursWithStatus) {
  const client = useQueryClient()
  return useAffectingForm({
    record: read,
    valuesOf,
    merge: hoursMerge,
    check: validateOpeningHours,
    save: (values, { version }, acceptAffected) => saveHours(location, values, { version, acceptAffected }),
    currentOf: findCurrentVersion<HoursWithStatus>,
    onSaved: (saved) => {
      showHours(client, location, saved)
      toast({ title: 'Saved. Guests see it now.', type: 'success' })
    },
  })
}
