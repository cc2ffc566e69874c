import { queryOptions, useQuery } from '@tanstack/react-query'
import { deskRoutes } from '#shared/contract/desk/index'
import { menuEditingRoutes } from '#shared/contract/desk/dish'
import { hoursRoutes } from '#shared/contract/hours'
import { inventoryRoutes } from '#shared/contract/inventory'
import { kitchenRoutes } from '#shared/contract/kitchen'
import type { LocationCode } from '#shared/locations/index'
import { callApi } from '#base/api/call'

// Others work at the same things: whoever opens a section sees them as they are now.
const fresh = { refetchOnMount: 'always' } as const

/** A location's menu, with all that its owner may change of it. */
export const deskMenuQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [menuEditingRoutes.menu.path, location],
    queryFn: () => callApi(menuEditingRoutes.menu, { params: { location } }),
    ...fresh,
  })

/** What a location has of each ingredient, and what a unit of it costs. */
export const deskStockQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [inventoryRoutes.stock.path, location],
    queryFn: () => callApi(inventoryRoutes.stock, { params: { location } }),
    ...fresh,
  })

export const alertsQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [inventoryRoutes.alerts.path, location],
    queryFn: () => callApi(inventoryRoutes.alerts, { params: { location } }),
    ...fresh,
  })

export const expiringQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [inventoryRoutes.expiring.path, location],
    queryFn: () => callApi(inventoryRoutes.expiring, { params: { location } }),
    ...fresh,
  })

/** The last changes at a location's desk: as many as its first screen shows. */
export const changesQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [deskRoutes.changes.path, location, 'last'],
    queryFn: () => callApi(deskRoutes.changes, { params: { location }, query: { limit: '8' } }),
    ...fresh,
  })

export const deskHoursQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: ['desk', hoursRoutes.read.path, location],
    queryFn: () => callApi(hoursRoutes.read, { params: { location } }),
    ...fresh,
  })

export const deskIntakeQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [kitchenRoutes.intake.path, location],
    queryFn: () => callApi(kitchenRoutes.intake, { params: { location } }),
    ...fresh,
  })

/** The orders that the kitchen has, read now and then: the boards are where they are followed. */
export const ordersQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: ['desk', kitchenRoutes.orders.path, location],
    queryFn: () => callApi(kitchenRoutes.orders, { params: { location } }),
    refetchInterval: 30_000,
    ...fresh,
  })

export const useDeskMenu = (location: LocationCode) => useQuery(deskMenuQuery(location))
export const useDeskStock = (location: LocationCode) => useQuery(deskStockQuery(location))
