import { queryOptions } from '@tanstack/react-query'
import { inventoryRoutes } from '#shared/inventory/contract'
import type { LocationCode } from '#shared/locations/index'
import { callApi } from '../api/client'

// Stock changes with every order, so each screen refreshes it when it opens.
const fresh = { refetchOnMount: 'always' } as const

/** A location's stock of each ingredient, for staff with the cost per unit. */
export const stockQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [inventoryRoutes.listStock.path, location],
    queryFn: () => callApi(inventoryRoutes.listStock, { params: { location } }),
    ...fresh,
  })

/** The ingredients below their minimum. */
export const alertsQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [inventoryRoutes.listAlerts.path, location],
    queryFn: () => callApi(inventoryRoutes.listAlerts, { params: { location } }),
    ...fresh,
  })

/** The stock that expires within a week. */
export const expiringQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [inventoryRoutes.listExpiringLots.path, location],
    queryFn: () => callApi(inventoryRoutes.listExpiringLots, { params: { location } }),
    ...fresh,
  })
