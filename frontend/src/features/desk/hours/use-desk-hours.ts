import { queryOptions, useQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { deskHours } from '#shared/contract/desk/hours'
import { hours } from '#shared/contract/hours'
import type { HoursNow } from '#shared/contract/hours'
import type { Location } from '#shared/locations/index'
import { hoursFrom } from '#shared/rules/hours-told'
import type { ToldHours } from '#shared/terms/hours'
import { addressOf, call } from '#base/api/call'
import { once } from '#base/api/idempotency'
import { tellHours } from '#base/location/hours-store'
import { deskSave } from '#base/storage/names'
import { has } from '../api/refusals'

const hoursQuery = ({ code: location }: Location) =>
  queryOptions({
    queryKey: [addressOf(hours.read.path, { location })],
    queryFn: () => call(hours.read, { params: { location } }),
    // Each visit of the section begins with what holds then.
    gcTime: 0,
  })

export const useDeskHours = (location: Location) => useQuery(hoursQuery(location))

export const isHours = (value: unknown): value is HoursNow => has(value, 'weekly', 'version')

const plain = ({ weekly, exceptions }: ToldHours) => ({
  weekly: {
    mon: [...weekly.mon],
    tue: [...weekly.tue],
    wed: [...weekly.wed],
    thu: [...weekly.thu],
    fri: [...weekly.fri],
    sat: [...weekly.sat],
    sun: [...weekly.sun],
  },
  exceptions: [...exceptions],
})

/** Saves a location's hours over the version that was read. */
export function saveHours({ code: location }: Location, hours: ToldHours, version: number): Promise<HoursNow> {
  const body = { ...plain(hours), version }
  return once(deskSave('hours', location), body, (headers) =>
    call(deskHours.changeHours, { params: { location }, body, headers }),
  )
}

/** Shows saved hours here and on every page of the location. */
export function showHours(client: QueryClient, location: Location, saved: HoursNow): void {
  client.setQueryData(hoursQuery(location).queryKey, saved)
  tellHours(location, hoursFrom(saved))
}
