import { listDuePaymentChecks } from '#functions/payments/payment-repository'
import { settlePayment } from '#functions/payments/settle-payment'
import { handleLocationSchedule } from '#functions/platform/location-schedule'
import { log } from '#functions/platform/log'

/** Settles the due payments of a location. One that fails is due again at the next run. */
export const handler = handleLocationSchedule('settle-due-payments', async ({ code }, dueAt) => {
  // A late run also settles what became due since.
  const now = new Date(Math.max(dueAt.getTime(), Date.now()))
  const settle = (orderId: string) =>
    settlePayment(orderId, now).catch((error: unknown) => log.error('payment', error, { orderId }))
  await Promise.all((await listDuePaymentChecks(code, now)).map(settle))
})
