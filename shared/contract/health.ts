import * as z from 'zod/mini'
import type { RouteGroup } from './route'

export const healthRoutes = {
  check: {
    method: 'GET',
    path: '/api/health',
    summary: 'Version, location, and whether the table answers',
    access: 'public',
    table: 'read',
    result: z.object({ status: z.literal('ok'), version: z.string(), location: z.string() }),
  },
} as const satisfies RouteGroup
