import { queryOptions, useQuery } from '@tanstack/react-query'
import { desk } from '#shared/contract/desk/index'
import { deskDishes } from '#shared/contract/desk/dish'
import { hours } from '#shared/contract/hours'
import { inventory } from '#shared/contract/inventory'
import { kitchen } from '#shared/contract/kitchen'
import type { LocationCode } from '#shared/locations/index'
import { call } from '#base/api/call'

// Others work at the same things: whoever opens a section sees them as they are now.
const fresh = { refetchOnMount: 'always' } as const

/** A location's menu, with all that its owner may change of it. */
export const menuQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [deskDishes.menu.path, location],
    queryFn: () => call(deskDishes.menu, { params: { location } }),
    ...fresh,
  })

/** What a location has of each ingredient, and what a unit of it costs. */
export const stockQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [inventory.stock.path, location],
    queryFn: () => call(inventory.stock, { params: { location } }),
    ...fresh,
  })

export const alertsQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [inventory.alerts.path, location],
    queryFn: () => call(inventory.alerts, { params: { location } }),
    ...fresh,
  })

export const expiringQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [inventory.expiring.path, location],
    queryFn: () => call(inventory.expiring, { params: { location } }),
    ...fresh,
  })

/** The last changes at a location's desk: as many as its first screen shows. */
export const changesQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [desk.changes.path, location, 'last'],
    queryFn: () => call(desk.changes, { params: { location }, query: { limit: '8' } }),
    ...fresh,
  })

export const hoursQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: ['desk', hours.read.path, location],
    queryFn: () => call(hours.read, { params: { location } }),
    ...fresh,
  })

export const intakeQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [kitchen.intake.path, location],
    queryFn: () => call(kitchen.intake, { params: { location } }),
    ...fresh,
  })

/** The orders that the kitchen has, read now and then: the boards are where they are followed. */
export const ordersQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: ['desk', kitchen.orders.path, location],
    queryFn: () => call(kitchen.orders, { params: { location } }),
    refetchInterval: 30_000,
    ...fresh,
  })

export const useMenuAt = (location: LocationCode) => useQuery(menuQuery(location))
export const useStockAt = (location: LocationCode) => useQuery(stockQuery(location))
