import * as z from 'zod/mini'
import { Ticket } from '../orders/contract'
import { AmountInput } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { ORDER_REFUND_RANGE, refundReasonIds } from './refunds'

const { leastCents, mostCents } = ORDER_REFUND_RANGE

const reason = z.enum(refundReasonIds)

/** Refunds one line with the amount paid for it, or the whole order with a given amount. */
const RefundRequest = z.union([
  z.strictObject({ lineId: z.string().check(z.maxLength(80)), reason }),
  z.strictObject({
    amount: AmountInput.check(
      z.refine(
        (amount) => Number(amount) * 100 >= leastCents && Number(amount) * 100 <= mostCents,
        `Must be from ${(leastCents / 100).toFixed(2)} to ${(mostCents / 100).toFixed(2)}`,
      ),
    ),
    reason,
  }),
])
export type RefundRequest = z.infer<typeof RefundRequest>

export const refundRoutes = {
  refundOrder: {
    method: 'POST',
    path: '/api/kitchen/orders/{orderId}/refunds',
    summary: 'Refunds a line or an order with a discount code for its guest, once each',
    access: 'staff',
    status: 201,
    table: 'write',
    params: z.object({ orderId: z.string().check(z.maxLength(64)) }),
    body: RefundRequest,
    result: Ticket,
  },
} as const satisfies RouteGroup
