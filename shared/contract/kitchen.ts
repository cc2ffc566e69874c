import * as z from 'zod/mini'
import { sentStatuses } from '../rules/order-status'
import { KitchenStatus, LocationParam } from './fields'
import { Ticket } from './orders'
import type { Area } from './route'

export const kitchen = {
  orders: {
    method: 'GET',
    path: '/api/kitchen/orders/{location}',
    summary: 'Active orders, oldest first, and what was completed today',
    access: 'board',
    table: 'read',
    params: z.object({ location: LocationParam }),
    result: z.array(Ticket),
  },
  changeStatus: {
    method: 'PUT',
    path: '/api/kitchen/orders/{orderId}/status',
    summary: 'Moves an order to another stage',
    access: 'board',
    table: 'write',
    params: z.object({ orderId: z.string().check(z.maxLength(64)) }),
    body: z.object({ status: z.enum(sentStatuses), kitchenStatus: z.optional(KitchenStatus) }),
    result: Ticket,
  },
} as const satisfies Area
