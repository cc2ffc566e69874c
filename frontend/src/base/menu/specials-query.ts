import { queryOptions } from '@tanstack/react-query'
import { menuRoutes } from '#shared/contract/menu'
import type { LocationCode } from '#shared/locations/index'
import { buildUrl, callApi } from '../api/call'

/** The location's specials of every weekday, with today's counts. */
export const specialsQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [buildUrl(menuRoutes.dailySpecials.path, { location })],
    queryFn: () => callApi(menuRoutes.dailySpecials, { params: { location } }),
  })
