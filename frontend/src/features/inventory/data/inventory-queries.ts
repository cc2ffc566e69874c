import { freshLocationQuery } from '#base/api/location-query'
import { inventoryRoutes } from '#shared/inventory/contract'
import { movementRoutes } from '#shared/inventory/movement-contract'
import { availabilityRoutes } from '#shared/menu/availability-contract'
import { keepPreviousData, useInfiniteQuery, useQuery, type QueryClient } from '@tanstack/react-query'
import { callApiPage, infinitePageOptions } from '#base/api/client'
import type { MovementKind } from '#shared/inventory/schemas'
import { alertsQuery, expiringQuery, stockQuery } from '#base/stock/stock-queries'
import { useLocationConfig } from '#base/location/location'

/** The list shows the most recent entries (docs/product/stock.md#movements). */
const SHOWN_ENTRIES = 20

export type MovementFilter = 'all' | 'hand'

// Stock changes with every order, so each screen refreshes it when it opens.
const fresh = { refetchOnMount: 'always' } as const

export const availabilityQuery = freshLocationQuery(availabilityRoutes.listAvailability)

export const ingredientDishesQuery = freshLocationQuery(availabilityRoutes.listIngredientDishes)

export const optionDishesQuery = freshLocationQuery(availabilityRoutes.listOptionDishes)

/** What movements are read back by; empty for all. */
export type MovementSearch = { readonly day: string; readonly kind: MovementKind | ''; readonly itemId: string }

/** The newest movements, page by page. */
export function useMovements(shown: MovementFilter, { day, kind, itemId }: MovementSearch) {
  const { code: location } = useLocationConfig()
  const query = {
    limit: String(SHOWN_ENTRIES),
    ...(shown === 'hand' && { of: shown }),
    ...(day !== '' && { day }),
    ...(kind !== '' && { kind }),
    ...(itemId !== '' && { itemId }),
  } as const
  return useInfiniteQuery({
    queryKey: [movementRoutes.listMovements.path, location, query],
    queryFn: ({ pageParam }) =>
      callApiPage(movementRoutes.listMovements, { params: { location }, query: { ...query, after: pageParam } }),
    ...infinitePageOptions,
    ...fresh,
    placeholderData: keepPreviousData,
  })
}

const valueQuery = freshLocationQuery(inventoryRoutes.getStockValue)

const lowStockQuery = freshLocationQuery(inventoryRoutes.listLowStock)

const usageQuery = freshLocationQuery(inventoryRoutes.getStockUsage)

export const useStock = () => useQuery(stockQuery(useLocationConfig().code))
export const useStockAlerts = () => useQuery(alertsQuery(useLocationConfig().code))
export const useStockValue = () => useQuery(valueQuery(useLocationConfig().code))
export const useLowStock = () => useQuery(lowStockQuery(useLocationConfig().code))
export const useExpiringLots = () => useQuery(expiringQuery(useLocationConfig().code))
export const useStockUsage = () => useQuery(usageQuery(useLocationConfig().code))
export const useIngredientDishes = () => useQuery(ingredientDishesQuery(useLocationConfig().code))
export const useOptionDishes = () => useQuery(optionDishesQuery(useLocationConfig().code))
export const useAvailability = () => useQuery(availabilityQuery(useLocationConfig().code))

const inventoryPaths: ReadonlySet<unknown> = new Set(
  Object.values({ ...inventoryRoutes, ...movementRoutes }).map(({ path }) => path),
)

/** Refreshes all inventory data on the screen. */
export const invalidateStock = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => inventoryPaths.has(queryKey[0]) })
