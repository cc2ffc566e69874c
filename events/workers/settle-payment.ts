import * as z from 'zod/mini'
import { settlePayment } from '#functions/payments/settle-payment'
import { handleInvocation } from '#functions/platform/event-handlers'
import { log } from '#functions/platform/log'

/** A provider that is not available is no failure of the worker: the schedule tries again. */
export const handler = handleInvocation('settle-payment', z.object({ orderId: z.string() }), ({ orderId }) =>
  settlePayment(orderId, new Date()).catch((error: unknown) => log.error('payment', error, { orderId })),
)
