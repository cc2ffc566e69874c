import { freshLocationQuery } from '../api/location-query'
import { inventoryRoutes } from '#shared/inventory/contract'

/** A location's stock of each ingredient, for staff with the cost per unit. */
export const stockQuery = freshLocationQuery(inventoryRoutes.listStock)

/** The ingredients below their minimum. */
export const alertsQuery = freshLocationQuery(inventoryRoutes.listAlerts)

/** The stock that expires within a week. */
export const expiringQuery = freshLocationQuery(inventoryRoutes.listExpiringLots)
