import { queryOptions, useQuery } from '@tanstack/react-query'
import { numbers } from '#shared/contract/numbers'
import { call } from '#base/api/call'
import type { Days } from './period'

/**
 * What some days of a location, or of all, came to; while they are on the screen read anew now and
 * then.
 */
export const numbersQuery = (location: string, { from, to }: Days) =>
  queryOptions({
    queryKey: [numbers.read.path, location, from, to],
    queryFn: () => call(numbers.read, { params: { location }, query: { from, to } }),
    refetchInterval: 60_000,
  })

export const useNumbers = (location: string, days: Days) => useQuery(numbersQuery(location, days))
