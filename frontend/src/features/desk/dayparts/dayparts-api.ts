import { queryOptions } from '@tanstack/react-query'
import { daypartEditingRoutes, daypartRoutes, type LocationDayparts } from '#shared/dayparts/contract'
import type { LocationCode } from '#shared/locations/index'
import { callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { deskSaveKey } from '#base/storage/storage-keys'
import { hasProperties } from '../desk-api'

export const daypartsQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [daypartRoutes.getDayparts.path, location],
    queryFn: () => callApi(daypartRoutes.getDayparts, { params: { location } }),
    refetchOnMount: 'always',
  })

export const isDayparts = (value: unknown): value is LocationDayparts => hasProperties(value, 'dayparts', 'version')

type SaveOptions = { readonly version: number; readonly acceptAffected: boolean }

/** Saves a location's dayparts; fails for an outdated version, or if orders are affected. */
export function saveDayparts(
  location: LocationCode,
  dayparts: LocationDayparts['dayparts'],
  options: SaveOptions,
): Promise<LocationDayparts> {
  const body = { dayparts, ...options }
  return sendOnce(deskSaveKey('dayparts', location), body, (headers) =>
    callApi(daypartEditingRoutes.updateDayparts, { params: { location }, body, headers }),
  )
}

/** Sets the dayparts of another location, whatever it had before. */
export async function copyDayparts(location: LocationCode, dayparts: LocationDayparts['dayparts']): Promise<void> {
  const { version } = await callApi(daypartRoutes.getDayparts, { params: { location } })
  await saveDayparts(location, dayparts, { version, acceptAffected: false })
}
