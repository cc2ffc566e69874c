import type { Station } from '#shared/menu/contract'
import { queryOptions } from '@tanstack/react-query'
import { capacityRoutes } from '#shared/kitchen/capacity-contract'
import { settingsRoutes } from '#shared/kitchen/settings-contract'
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
    queryKey: [capacityRoutes.getStations.path, location],
    queryFn: () => callApi(capacityRoutes.getStations, { params: { location } }),
    refetchOnMount: 'always',
  })

export const stationProposalQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [capacityRoutes.proposeStations.path, location],
    queryFn: () => callApi(capacityRoutes.proposeStations, { params: { location } }),
    refetchOnMount: 'always',
  })

export const capacityQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [capacityRoutes.getCapacity.path, location],
    queryFn: () => callApi(capacityRoutes.getCapacity, { params: { location } }),
    refetchOnMount: 'always',
  })

export const settingsQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [settingsRoutes.getLocationSettings.path, location],
    queryFn: () => callApi(settingsRoutes.getLocationSettings, { params: { location } }),
    refetchOnMount: 'always',
  })
