import * as z from 'zod/mini'
import { settlePayment } from '#functions/payments/settle-payment'
import { handleInvocation } from '#functions/platform/event-handlers'
import { log } from '#functions/platform/log'

/** `dueAt` is when the schedule that invoked it was due. */
const Settlement = z.object({ orderId: z.string(), dueAt: z.optional(z.iso.datetime()) })

/** A provider that is not available is no failure of the worker: the schedule tries again. */
export const handler = handleInvocation('settle-payment', Settlement, ({ orderId, dueAt }) =>
  settlePayment(orderId, new Date(Math.max(Date.now(), dueAt === undefined ? 0 : Date.parse(dueAt)))).catch(
    (error: unknown) => log.error('payment', error, { orderId }),
  ),
)
