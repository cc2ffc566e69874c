import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deskHours } from '#shared/contract/desk/hours'
import { hours } from '#shared/contract/hours'
import type { HoursNow } from '#shared/contract/hours'
import type { Location } from '#shared/locations/index'
import { hoursFrom } from '#shared/rules/hours-told'
import type { ToldHours } from '#shared/rules/hours-told'
import { ApiError } from '#base/api/api-error'
import { addressOf, call } from '#base/api/call'
import { tellHours } from '#base/location/hours-store'

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

/** Saves a location's hours over the version that was read; where somebody was faster, reads theirs. */
export function useSaveHours(location: Location) {
  const client = useQueryClient()
  const { queryKey } = hoursQuery(location)
  const params = { location: location.code }
  return useMutation({
    mutationFn: async (change: ToldHours & { readonly version: number }): Promise<Saved> => {
      try {
        const body = { ...plain(change), version: change.version }
        return { saved: await call(deskHours.changeHours, { params, body }) }
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'changed-meanwhile') throw error
        return { theirs: await call(hours.read, { params }) }
      }
    },
    onSuccess: (outcome) => {
      if (!('saved' in outcome)) return
      client.setQueryData(queryKey, outcome.saved)
      tellHours(location, hoursFrom(outcome.saved))
    },
  })
}
