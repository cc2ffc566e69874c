import * as z from 'zod/mini'
import { OrderParams } from '../orders/order-references'
import { idField } from '../platform/fields'
import { MAX_LINE_QUANTITY, MAX_ORDER_LINES } from '../orders/constants'
import { Ticket } from '../orders/contract'
import type { RouteGroup } from '../platform/route'
import { wasteReasonIds } from '../inventory/waste'

export const wasteRoutes = {
  wasteDishes: {
    method: 'POST',
    path: '/api/kitchen/orders/{orderId}/waste',
    summary: 'Books dishes of an order as waste: they are made again, so their recipes leave the stock once more',
    access: 'staff',
    status: 201,
    table: 'write',
    params: OrderParams,
    body: z.object({
      lines: z
        .array(
          z.object({
            lineId: idField(80),
            quantity: z.int().check(z.minimum(1), z.maximum(MAX_LINE_QUANTITY)),
          }),
        )
        .check(z.minLength(1), z.maxLength(MAX_ORDER_LINES)),
      reason: z.enum(wasteReasonIds),
    }),
    result: Ticket,
  },
} as const satisfies RouteGroup
