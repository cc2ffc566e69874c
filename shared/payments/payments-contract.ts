import * as z from 'zod/mini'
import { ofKind } from '../platform/text-kinds'
import { idField, LocationParam } from '../platform/fields'
import type { RouteGroup } from '../platform/route'

/** How guests can pay at a location. */
export const PaymentOptions = z.object({
  online: z.boolean(),
  tipPercents: z.array(z.int()),
  currency: z.literal('usd'),
})
export type PaymentOptions = z.infer<typeof PaymentOptions>

/** The page where the guest pays an order from anywhere, and until when it is open. */
export const PaymentLink = z.object({ url: z.string(), expiresAt: z.string() })
export type PaymentLink = z.infer<typeof PaymentLink>

export const paymentRoutes = {
  getPaymentOptions: {
    method: 'GET',
    path: '/api/payments/{location}',
    summary: 'Whether a location takes payments online, and the tips in percent that it offers',
    access: 'public',
    table: 'read',
    params: z.object({ location: LocationParam }),
    result: PaymentOptions,
  },
  createPaymentLink: {
    method: 'POST',
    path: '/api/kitchen/orders/{orderId}/payment-link',
    summary: 'Makes the pay link of an unpaid order; repeated, it is the same link while that is open',
    access: 'staff',
    status: 201,
    table: 'write',
    limit: 'payments',
    service: 'payments',
    params: z.object({ orderId: idField() }),
    result: PaymentLink,
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
