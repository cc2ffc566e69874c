import * as z from 'zod/mini'
import { LocationParam, OrderType } from '../fields'
import type { RouteGroup } from '../route'

/** Ten minutes of a location's day; `left` null for as many orders as come. */
export const Slot = z.object({ at: z.string(), left: z.nullable(z.int()) })
export type Slot = z.infer<typeof Slot>

export const slotRoutes = {
  read: {
    method: 'GET',
    path: '/api/slots/{location}',
    summary: 'The ten-minute slots of a date within open hours, and how many orders each still takes',
    access: 'public',
    table: 'read',
    isPolled: true,
    params: z.object({ location: LocationParam }),
    query: z.object({ type: OrderType, date: z.iso.date('Must be a date such as 2026-11-26') }),
    result: z.array(Slot),
  },
} as const satisfies RouteGroup
