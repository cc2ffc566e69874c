import { listDuePaymentChecks } from '#functions/payments/payment-repository'
import { invokeWorker } from '#functions/platform/invoke-worker'
import { handleLocationSchedule } from '#functions/platform/location-schedule'

/**
 * Invokes the settlement of a location's due payments. One that fails is due again at the next run.
 */
export const handler = handleLocationSchedule('settle-due-payments', async ({ code }, dueAt) => {
  // A late run also settles what became due since.
  const now = new Date(Math.max(dueAt.getTime(), Date.now()))
  const orderIds = await listDuePaymentChecks(code, now)
  await Promise.all(orderIds.map((orderId) => invokeWorker('settle-payment', { orderId, dueAt: dueAt.toISOString() })))
})
