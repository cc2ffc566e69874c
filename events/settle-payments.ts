import { awaitsSettlement } from '#functions/gift-cards/ledger/card-payment'
import { OrderRecord } from '#functions/orders/records'
import { findPayingOrder, schedulePaymentCheck } from '#functions/payments/payment-repository'
import { handleEachChange, type TableChange } from '#functions/platform/event-handlers'
import { invokeWorker } from '#functions/platform/aws/lambda'

/** The check is stored first, so that the schedule makes up for an invocation that gets lost. */
async function settleOrder(after: NonNullable<TableChange['after']>): Promise<void> {
  if (OrderRecord.parse(after).payment === undefined) return
  // A repeated change must not bring back a check that later changes have ended.
  const order = await findPayingOrder(OrderRecord.parse(after).id)
  if (order && (await schedulePaymentCheck(order, new Date())))
    await invokeWorker('settle-payment', { orderId: order.id })
}

export const handler = handleEachChange('settle-payments', async ({ after }) => {
  if (after?.['type'] === 'GiftCard') {
    const giftCardId = String(after['id'])
    if (await awaitsSettlement(giftCardId, new Date())) await invokeWorker('settle-payment', { giftCardId })
  } else if (after) await settleOrder(after)
})
