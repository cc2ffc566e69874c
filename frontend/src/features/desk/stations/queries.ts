import { queryOptions } from '@tanstack/react-query'
import { capacityRoutes } from '#shared/contract/slots/promises'
import type { LocationCode } from '#shared/locations/index'
import { callApi } from '#base/api/call'

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
