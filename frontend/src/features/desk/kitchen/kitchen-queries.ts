import type { Station } from '#shared/menu/contract'
import { queryOptions } from '@tanstack/react-query'
import { capacityRoutes } from '#shared/kitchen/capacity-contract'
import type { LocationCode } from '#shared/locations/index'
import { callApi } from '#base/api/client'

export const stationNames = {
  hibachi: 'Hibachi',
  sushi: 'Sushi',
  fry: 'Fry',
  drinks: 'Drinks',
} as const satisfies Record<Station, string>

export const stationsQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [capacityRoutes.stations.path, location],
    queryFn: () => callApi(capacityRoutes.stations, { params: { location } }),
    refetchOnMount: 'always',
  })

export const stationProposalQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [capacityRoutes.proposedStations.path, location],
    queryFn: () => callApi(capacityRoutes.proposedStations, { params: { location } }),
    refetchOnMount: 'always',
  })

export const capacityQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [capacityRoutes.capacity.path, location],
    queryFn: () => callApi(capacityRoutes.capacity, { params: { location } }),
    refetchOnMount: 'always',
  })
