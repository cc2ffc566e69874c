import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
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
import { currentIn, has } from '../api/refusals'

const hoursQuery = ({ code: location }: Location) =>
  queryOptions({
    queryKey: [addressOf(hours.read.path, { location })],
    queryFn: () => call(hours.read, { params: { location } }),
    // Each visit of the section begins with what holds then.
    gcTime: 0,
  })

export const useDeskHours = (location: Location) => useQuery(hoursQuery(location))

/** How a saving ended: with the hours as they are now, of which `theirs` are somebody else's. */
export type Saved = { readonly saved: HoursNow } | { readonly theirs: HoursNow }

const isHours = (value: unknown): value is HoursNow => has(value, 'weekly', 'version')

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

/**
 * Saves a location's hours over the version that was read; where somebody was faster, gives theirs.
 */
export function useSaveHours(location: Location) {
  const client = useQueryClient()
  const { queryKey } = hoursQuery(location)
  const params = { location: location.code }
  return useMutation({
    mutationFn: async (change: ToldHours & { readonly version: number }): Promise<Saved> => {
      const body = { ...plain(change), version: change.version }
      try {
        const saved = await once(deskSave('hours', location.code), body, (headers) =>
          call(deskHours.changeHours, { params, body, headers }),
        )
        return { saved }
      } catch (error) {
        const theirs = currentIn(error, isHours)
        if (!theirs) throw error
        return { theirs }
      }
    },
    onSuccess: (outcome) => {
      if (!('saved' in outcome)) return
      client.setQueryData(queryKey, outcome.saved)
      tellHours(location, hoursFrom(outcome.saved))
    },
  })
}
