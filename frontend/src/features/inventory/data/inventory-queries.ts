import { inventoryRoutes } from '#shared/inventory/contract'
import { availabilityRoutes } from '#shared/menu/availability-contract'
import { keepPreviousData, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { callApi } from '#base/api/client'
import { currentLocation } from '#base/location/location'

const locationCode = currentLocation.code
const options = { params: { location: locationCode } }

/**
 * An order causes about nine movements, which the list shows as one
 * (docs/product/stock.md#movements).
 */
const RECENT_MOVEMENTS = '100'

export type MovementFilter = 'all' | 'hand'

// Stock changes with every order, so each screen refreshes it when it opens.
const fresh = { refetchOnMount: 'always' } as const

export const stockQuery = queryOptions({
  queryKey: [inventoryRoutes.listStock.path, locationCode],
  queryFn: () => callApi(inventoryRoutes.listStock, options),
  ...fresh,
})

export const availabilityQuery = queryOptions({
  queryKey: [availabilityRoutes.listAvailability.path, locationCode],
  queryFn: () => callApi(availabilityRoutes.listAvailability, options),
  ...fresh,
})

export const ingredientDishesQuery = queryOptions({
  queryKey: [availabilityRoutes.listIngredientDishes.path, locationCode],
  queryFn: () => callApi(availabilityRoutes.listIngredientDishes, options),
  ...fresh,
})

export const optionDishesQuery = queryOptions({
  queryKey: [availabilityRoutes.listOptionDishes.path, locationCode],
  queryFn: () => callApi(availabilityRoutes.listOptionDishes, options),
  ...fresh,
})

const alertsQuery = queryOptions({
  queryKey: [inventoryRoutes.listAlerts.path, locationCode],
  queryFn: () => callApi(inventoryRoutes.listAlerts, options),
  ...fresh,
})

const movementsQuery = (shown: MovementFilter) =>
  queryOptions({
    queryKey: [inventoryRoutes.listMovements.path, locationCode, shown],
    queryFn: () =>
      callApi(inventoryRoutes.listMovements, {
        ...options,
        query: { limit: RECENT_MOVEMENTS, ...(shown === 'hand' && { of: shown }) },
      }),
    ...fresh,
    placeholderData: keepPreviousData,
  })

const valueQuery = queryOptions({
  queryKey: [inventoryRoutes.getStockValue.path, locationCode],
  queryFn: () => callApi(inventoryRoutes.getStockValue, options),
  ...fresh,
})

const lowStockQuery = queryOptions({
  queryKey: [inventoryRoutes.listLowStock.path, locationCode],
  queryFn: () => callApi(inventoryRoutes.listLowStock, options),
  ...fresh,
})

const expiringQuery = queryOptions({
  queryKey: [inventoryRoutes.listExpiringLots.path, locationCode],
  queryFn: () => callApi(inventoryRoutes.listExpiringLots, options),
  ...fresh,
})

const usageQuery = queryOptions({
  queryKey: [inventoryRoutes.getStockUsage.path, locationCode],
  queryFn: () => callApi(inventoryRoutes.getStockUsage, options),
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

const inventoryPaths: ReadonlySet<unknown> = new Set(Object.values(inventoryRoutes).map(({ path }) => path))

/** Refreshes all inventory data on the screen. */
export const invalidateStock = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => inventoryPaths.has(queryKey[0]) })
