import { queryOptions, useQuery } from '@tanstack/react-query'
import { numbersRoutes } from '#shared/numbers/contract'
import { callApi } from '#base/api/client'
import type { DateRange } from './period-choice'

/**
 * What some days of a location, or of all, came to; while they are on the screen read anew now and
 * then.
 */
export const numbersQuery = (location: string, { from, to }: DateRange) =>
  queryOptions({
    queryKey: [numbersRoutes.getNumbers.path, location, from, to],
    queryFn: () => callApi(numbersRoutes.getNumbers, { params: { location }, query: { from, to } }),
    refetchInterval: 60_000,
  })

export const useNumbers = (location: string, days: DateRange) => useQuery(numbersQuery(location, days))
