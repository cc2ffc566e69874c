import { listDuePaymentChecks } from '#functions/payments/payment-repository'
import { listDueGiftCards } from '#functions/gift-cards/ledger/card-repository'
import { invokeWorker } from '#functions/platform/aws/lambda'
import { handleLocationSchedule } from '#functions/platform/location-schedule'

/**
 * Invokes the settlement of a location's due payments and gift cards. One that fails is due again
 * at the next run.
 */
export const handler = handleLocationSchedule('settle-due-payments', async ({ code }, dueAt) => {
  // A late run also settles what became due since.
  const now = new Date(Math.max(dueAt.getTime(), Date.now()))
  const [orderIds, giftCardIds] = await Promise.all([listDuePaymentChecks(code, now), listDueGiftCards(code, now)])
  const due = [...orderIds.map((orderId) => ({ orderId })), ...giftCardIds.map((giftCardId) => ({ giftCardId }))]
  await Promise.all(due.map((subject) => invokeWorker('settle-payment', { ...subject, dueAt: dueAt.toISOString() })))
})
