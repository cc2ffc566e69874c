import * as z from 'zod/mini'
import { ofKind } from '../platform/text-kinds'
import { LocationParam } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { tipPercents } from './online-payments'

/** How guests can pay at a location. */
export const PaymentOptions = z.object({
  online: z.boolean(),
  tipPercents: z.array(z.int()),
  currency: z.literal('usd'),
})
export type PaymentOptions = z.infer<typeof PaymentOptions>

export const paymentRoutes = {
  getPaymentOptions: {
    method: 'GET',
    path: '/api/payments/{location}',
    summary: `Whether a location takes payments online, and the tips that it offers: ${tipPercents.join(', ')} percent`,
    access: 'public',
    table: 'read',
    params: z.object({ location: LocationParam }),
    result: PaymentOptions,
  },
  receivePaymentEvent: {
    method: 'POST',
    path: '/api/payments/webhook',
    summary: "Receives a signed event of the payment provider, and changes the order's payment once for each event",
    access: 'public',
    table: 'write',
    isPolled: true,
    takes: 'signed',
    service: 'payments',
    body: ofKind('file', z.string()),
    result: z.object({ received: z.literal(true) }),
  },
} as const satisfies RouteGroup
