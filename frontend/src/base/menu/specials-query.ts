import { queryOptions } from '@tanstack/react-query'
import { menu } from '#shared/contract/menu'
import type { LocationCode } from '#shared/locations/index'
import { addressOf, call } from '../api/call'

/** The location's specials of every weekday, with today's counts. */
export const specialsQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [addressOf(menu.dailySpecials.path, { location })],
    queryFn: () => call(menu.dailySpecials, { params: { location } }),
  })
