import type { inventoryRoutes } from '#shared/inventory/contract'
import type { RouteBody } from '#shared/platform/route'

export type NewMovement = RouteBody<typeof inventoryRoutes.recordMovement>
