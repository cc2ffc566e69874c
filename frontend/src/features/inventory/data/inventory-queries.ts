import { inventoryRoutes } from '#shared/inventory/contract'
import { availabilityRoutes } from '#shared/menu/availability-contract'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { callApi } from '#base/api/client'
import { currentLocation } from '#base/location/location'

const at = { params: { location: currentLocation.code } }
const here = currentLocation.code

/** An order is one entry of the list and about nine movements (docs/product/stock.md#movements). */
const RECENT_MOVEMENTS = '100'

export type MovementFilter = 'all' | 'hand'

// Stock moves with every order: whoever opens a screen with it sees what it is now.
const fresh = { refetchOnMount: 'always' } as const

export const stockQuery = queryOptions({
  queryKey: [inventoryRoutes.listStock.path, here],
  queryFn: () => callApi(inventoryRoutes.listStock, at),
  ...fresh,
})

export const availabilityQuery = queryOptions({
  queryKey: [availabilityRoutes.listAvailability.path, here],
  queryFn: () => callApi(availabilityRoutes.listAvailability, at),
  ...fresh,
})

const alertsQuery = queryOptions({
  queryKey: [inventoryRoutes.listAlerts.path, here],
  queryFn: () => callApi(inventoryRoutes.listAlerts, at),
  ...fresh,
})

const movementsQuery = (shown: MovementFilter) =>
  queryOptions({
    queryKey: [inventoryRoutes.listMovements.path, here, shown],
    queryFn: () =>
      callApi(inventoryRoutes.listMovements, {
        ...at,
        query: { limit: RECENT_MOVEMENTS, ...(shown === 'hand' && { of: shown }) },
      }),
    ...fresh,
    placeholderData: keepPreviousData,
  })

const valueQuery = queryOptions({
  queryKey: [inventoryRoutes.getStockValue.path, here],
  queryFn: () => callApi(inventoryRoutes.getStockValue, at),
  ...fresh,
})

const lowStockQuery = queryOptions({
  queryKey: [inventoryRoutes.listLowStock.path, here],
  queryFn: () => callApi(inventoryRoutes.listLowStock, at),
  ...fresh,
})

const expiringQuery = queryOptions({
  queryKey: [inventoryRoutes.listExpiringLots.path, here],
  queryFn: () => callApi(inventoryRoutes.listExpiringLots, at),
  ...fresh,
})

const usageQuery = queryOptions({
  queryKey: [inventoryRoutes.getStockUsage.path, here],
  queryFn: () => callApi(inventoryRoutes.getStockUsage, at),
  ...fresh,
})

export const useStock = () => useQuery(stockQuery)
export const useStockAlerts = () => useQuery(alertsQuery)
export const useMovements = (shown: MovementFilter) => useQuery(movementsQuery(shown))
export const useStockValue = () => useQuery(valueQuery)
export const useLowStock = () => useQuery(lowStockQuery)
export const useExpiringLots = () => useQuery(expiringQuery)
export const useStockUsage = () => useQuery(usageQuery)
export const useAvailability = () => useQuery(availabilityQuery)

const ofInventory: ReadonlySet<unknown> = new Set(Object.values(inventoryRoutes).map(({ path }) => path))

/** Reads again everything about stock that is on the screen. */
export const invalidateStock = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => ofInventory.has(queryKey[0]) })
