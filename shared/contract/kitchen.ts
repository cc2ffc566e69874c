import * as z from 'zod/mini'
import { sentStatuses } from '../rules/order-status'
import { KitchenStatus, LocationParam } from './fields'
import { FinishedTicket, Ticket } from './orders'
import type { Area } from './route'

const OrderId = z.string().check(z.maxLength(64))

export const kitchen = {
  orders: {
    method: 'GET',
    path: '/api/kitchen/orders/{location}',
    summary: 'Active orders, oldest first, and what was completed today; briefly what can no longer be put back',
    access: 'board',
    table: 'read',
    params: z.object({ location: LocationParam }),
    result: z.array(z.discriminatedUnion('isBrief', [Ticket, FinishedTicket])),
  },
  changeStatus: {
    method: 'PUT',
    path: '/api/kitchen/orders/{orderId}/status',
    summary: 'Moves an order to another stage; with `from`, only where it still stands there',
    access: 'board',
    table: 'write',
    params: z.object({ orderId: OrderId }),
    body: z.object({
      status: z.enum(sentStatuses),
      kitchenStatus: z.optional(KitchenStatus),
      from: z.optional(KitchenStatus),
    }),
    result: Ticket,
  },
  strikeLine: {
    method: 'PUT',
    path: '/api/kitchen/orders/{orderId}/lines/{lineId}',
    summary: 'Strikes a line that is made off its ticket, or puts it back on',
    access: 'board',
    table: 'write',
    params: z.object({ orderId: OrderId, lineId: z.string().check(z.maxLength(80)) }),
    body: z.object({ isStruck: z.boolean() }),
    result: Ticket,
  },
} as const satisfies Area
