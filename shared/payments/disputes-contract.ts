import * as z from 'zod/mini'
import { idField, LocationParam } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { PaymentDispute } from './contract'

/** An order whose payment a bank disputes. */
export const ListedDispute = z.object({ orderId: z.string(), ticketNumber: z.int(), dispute: PaymentDispute })
export type ListedDispute = z.infer<typeof ListedDispute>

export const disputeRoutes = {
  listDisputes: {
    method: 'GET',
    path: '/api/desk/disputes/{location}',
    summary: 'Lists the disputes of card payments that the banks have not decided',
    access: 'admin',
    table: 'read',
    params: z.object({ location: LocationParam }),
    result: z.array(ListedDispute),
  },
  submitDisputeEvidence: {
    method: 'POST',
    path: '/api/desk/disputes/{orderId}',
    summary: 'Submits the evidence that we have about a disputed order: receipt, history and handover',
    access: 'admin',
    status: 201,
    table: 'write',
    service: 'payments',
    params: z.object({ orderId: idField() }),
    result: z.object({ payment: z.object({ dispute: PaymentDispute }) }),
  },
} as const satisfies RouteGroup
