import type { RouteGroup } from '../route'
import { cloudPrintRoutes } from './cloud'
import { printerRoutes } from './printers'

/**
 * The kitchen's printers: what they ask, and what the owner does with them
 * (docs/product/kitchen.md#printers).
 */
export const printingRoutes = {
  ...cloudPrintRoutes,
  ...printerRoutes,
} as const satisfies RouteGroup
