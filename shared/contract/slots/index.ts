import type { RouteGroup } from '../route'
import { slotRoutes } from './open'
import { capacityRoutes } from './promises'

/**
 * The ten minutes of a day, and what the owner says of how many orders they take
 * (docs/product/checkout.md#promises).
 */
export const slotAndCapacityRoutes = {
  ...capacityRoutes,
  ...slotRoutes,
} as const satisfies RouteGroup
