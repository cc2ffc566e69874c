import { queryOptions, useQuery } from '@tanstack/react-query'
import { numbersRoutes } from '#shared/numbers/contract'
import { callApi } from '#base/api/client'
import type { DateRange } from './period-choice'

/**
 * Queries the figures of a range of days, of one location or all; refetches while they are visible.
 */
export const numbersQuery = (location: string, { from, to }: DateRange) =>
  queryOptions({
    queryKey: [numbersRoutes.getNumbers.path, location, from, to],
    queryFn: () => callApi(numbersRoutes.getNumbers, { params: { location }, query: { from, to } }),
    refetchInterval: 60_000,
  })

export const useNumbers = (location: string, days: DateRange) => useQuery(numbersQuery(location, days))
