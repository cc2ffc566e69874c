import * as z from 'zod/mini'
import { settlePayment } from '#functions/payments/settle-payment'
import { handleInvocation } from '#functions/platform/event-handlers'

export const handler = handleInvocation('settle-payment', z.object({ orderId: z.string() }), ({ orderId }) =>
  settlePayment(orderId, new Date()),
)
