import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { inventory } from '#shared/contract/inventory'
import { call } from '#base/api/call'
import { currentLocation } from '#base/location/location'

const at = { params: { location: currentLocation.code } }
const here = currentLocation.code

/** An order is one entry of the list and about nine movements (docs/product/stock.md#movements). */
const RECENT_MOVEMENTS = '100'

export type MovementsShown = 'all' | 'hand'

// Stock moves with every order: whoever opens a screen with it sees what it is now.
const fresh = { refetchOnMount: 'always' } as const

export const stockQuery = queryOptions({
  queryKey: [inventory.stock.path, here],
  queryFn: () => call(inventory.stock, at),
  ...fresh,
})

export const availabilityQuery = queryOptions({
  queryKey: [inventory.availability.path, here],
  queryFn: () => call(inventory.availability, at),
  ...fresh,
})

const alertsQuery = queryOptions({
  queryKey: [inventory.alerts.path, here],
  queryFn: () => call(inventory.alerts, at),
  ...fresh,
})

const movementsQuery = (shown: MovementsShown) =>
  queryOptions({
    queryKey: [inventory.movements.path, here, shown],
    queryFn: () =>
      call(inventory.movements, {
        ...at,
        query: { limit: RECENT_MOVEMENTS, ...(shown === 'hand' && { of: shown }) },
      }),
    ...fresh,
    placeholderData: keepPreviousData,
  })

const valueQuery = queryOptions({
  queryKey: [inventory.value.path, here],
  queryFn: () => call(inventory.value, at),
  ...fresh,
})

const lowStockQuery = queryOptions({
  queryKey: [inventory.lowStock.path, here],
  queryFn: () => call(inventory.lowStock, at),
  ...fresh,
})

const expiringQuery = queryOptions({
  queryKey: [inventory.expiring.path, here],
  queryFn: () => call(inventory.expiring, at),
  ...fresh,
})

const usageQuery = queryOptions({
  queryKey: [inventory.usage.path, here],
  queryFn: () => call(inventory.usage, at),
  ...fresh,
})

export const useStock = () => useQuery(stockQuery)
export const useAlerts = () => useQuery(alertsQuery)
export const useMovements = (shown: MovementsShown) => useQuery(movementsQuery(shown))
export const useValue = () => useQuery(valueQuery)
export const useLowStock = () => useQuery(lowStockQuery)
export const useExpiring = () => useQuery(expiringQuery)
export const useUsage = () => useQuery(usageQuery)
export const useAvailability = () => useQuery(availabilityQuery)

const ofInventory: ReadonlySet<unknown> = new Set(Object.values(inventory).map(({ path }) => path))

/** Reads again everything about stock that is on the screen. */
export const readStockAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => ofInventory.has(queryKey[0]) })
