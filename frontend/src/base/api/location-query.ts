import { queryOptions } from '@tanstack/react-query'
import type { LocationCode } from '#shared/locations/index'
import type { Route } from '#shared/platform/route'
import { callLocationApi, type LocationRoute } from './client'

/**
 * A query of what a route returns of a location. Other people and orders change it, so each screen
 * refetches it when it opens.
 */
export const freshLocationQuery =
  <R extends Route>(route: R & LocationRoute<R>) =>
  (location: LocationCode) =>
    queryOptions({
      queryKey: [route.path, location],
      queryFn: () => callLocationApi<R>(route, location),
      refetchOnMount: 'always',
    })
