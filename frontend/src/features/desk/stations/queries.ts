import { queryOptions } from '@tanstack/react-query'
import { deskPromises } from '#shared/contract/slots/promises'
import type { LocationCode } from '#shared/locations/index'
import { call } from '#base/api/call'

export const stationsQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [deskPromises.stations.path, location],
    queryFn: () => call(deskPromises.stations, { params: { location } }),
    refetchOnMount: 'always',
  })

export const proposedQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [deskPromises.proposedStations.path, location],
    queryFn: () => call(deskPromises.proposedStations, { params: { location } }),
    refetchOnMount: 'always',
  })

export const capacityQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [deskPromises.capacity.path, location],
    queryFn: () => call(deskPromises.capacity, { params: { location } }),
    refetchOnMount: 'always',
  })
