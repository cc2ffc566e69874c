import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { AffectedOrder, hoursEditingRoutes } from '#shared/hours/editing-contract'
import { hoursRoutes, type HoursWithStatus } from '#shared/hours/contract'
import type { Location } from '#shared/locations/index'
import { toLocationHours, type OpeningHours } from '#shared/hours/opening-hours'
import { ApiError, buildUrl, callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { updateLocation } from '#base/location/location-store'
import { deskSaveKey } from '#base/storage/storage-keys'
import { hasProperties } from '../desk-api'

const hoursQuery = ({ code: location }: Location) =>
  queryOptions({
    queryKey: [buildUrl(hoursRoutes.getHours.path, { location })],
    queryFn: () => callApi(hoursRoutes.getHours, { params: { location } }),
    // Refetch on every visit of the section.
    gcTime: 0,
  })

export const useDeskHours = (location: Location) => useQuery(hoursQuery(location))

export const isHours = (value: unknown): value is HoursWithStatus => hasProperties(value, 'weekly', 'version')

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

/** Returns the orders that a refused change leaves outside; undefined for another error. */
export function findAffectedOrders(error: unknown): readonly AffectedOrder[] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'orders-affected') return undefined
  return z.array(AffectedOrder).safeParse(error.problem?.members['orders']).data
}

/** Updates the cached hours here and on the location's other pages. */
export function showHours(client: QueryClient, location: Location, saved: HoursWithStatus): void {
  client.setQueryData(hoursQuery(location).queryKey, saved)
  updateLocation(location, { hours: toLocationHours(saved) })
}
