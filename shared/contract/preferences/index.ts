import type { RouteGroup } from '../route'
import { preferenceRoutes as chosen } from './chosen'
import { savedDetailsRoutes } from './remembered'

/**
 * What a user prefers: what every page begins with, and what is remembered for who wants it
 * (docs/product/accounts.md).
 */
export const allPreferenceRoutes = {
  ...chosen,
  ...savedDetailsRoutes,
} as const satisfies RouteGroup
