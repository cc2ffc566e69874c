import * as z from 'zod/mini'
import { idField } from '../platform/fields'
import { Ticket } from '../orders/contract'
import type { RouteGroup } from '../platform/route'

/** Packing lists of orders (docs/product/kitchen.md#packing). */
export const packingRoutes = {
  updatePacking: {
    method: 'PUT',
    path: '/api/kitchen/orders/{orderId}/packing',
    summary: "Marks an item of an order's packing list as packed, or undoes that",
    access: 'staff',
    table: 'write',
    worksLocked: true,
    params: z.object({ orderId: idField() }),
    body: z.object({ id: idField(140), isPacked: z.boolean() }),
    result: Ticket,
  },
} as const satisfies RouteGroup
