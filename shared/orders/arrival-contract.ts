import * as z from 'zod/mini'
import { OrderParams } from './order-references'
import { noteField } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { Order } from './contract'

/** Maximum length of the note that helps staff find the guest. */
export const MAX_ARRIVAL_NOTE_LENGTH = 100

export const arrivalRoutes = {
  markArrived: {
    method: 'POST',
    path: '/api/orders/{orderId}/arrived',
    summary: 'Shows on the boards that the guest is outside; a later call changes the note',
    access: 'public',
    table: 'write',
    limit: 'orders',
    params: OrderParams,
    body: z.object({ note: z.optional(z.nullable(noteField(MAX_ARRIVAL_NOTE_LENGTH))) }),
    result: Order,
  },
} as const satisfies RouteGroup
