import { daypartEditingRoutes, daypartRoutes, type LocationDayparts } from '#shared/dayparts/contract'
import type { LocationCode } from '#shared/locations/index'
import { freshLocationQuery } from '#base/api/location-query'
import { callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { deskSaveKey } from '#base/storage/storage-keys'

export const daypartsQuery = freshLocationQuery(daypartRoutes.getDayparts)

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
