import * as z from 'zod/mini'
import { settleGiftCard } from '#functions/gift-cards/settle-gift-card'
import { settlePayment } from '#functions/payments/settle-payment'
import { handleInvocation } from '#functions/platform/event-handlers'
import { log } from '#functions/platform/log'

/** `dueAt` is when the schedule that invoked it was due. */
const dueAt = z.optional(z.iso.datetime())
const Settlement = z.union([z.object({ orderId: z.string(), dueAt }), z.object({ giftCardId: z.string(), dueAt })])

/** A provider that is not available is no failure of the worker: the schedule tries again. */
export const handler = handleInvocation('settle-payment', Settlement, async (due) => {
  const now = new Date(Math.max(Date.now(), due.dueAt === undefined ? 0 : Date.parse(due.dueAt)))
  try {
    await ('orderId' in due ? settlePayment(due.orderId, now) : settleGiftCard(due.giftCardId, now))
  } catch (error) {
    log.error('payment', error, 'orderId' in due ? { orderId: due.orderId } : {})
  }
})
