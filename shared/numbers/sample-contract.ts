import * as z from 'zod/mini'
import type { RouteGroup } from '../platform/route'
import { NumbersLocation } from './contract'

export const sampleHistoryRoutes = {
  deleteSampleHistory: {
    method: 'DELETE',
    path: '/api/numbers/{location}/sample',
    summary: 'Deletes days of the sample history, latest first, and says how many are left; real orders stay',
    access: 'admin',
    table: 'write',
    params: z.object({ location: NumbersLocation }),
    result: z.object({ removed: z.int(), left: z.int() }),
  },
} as const satisfies RouteGroup
