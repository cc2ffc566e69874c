import { listDuePaymentChecks } from '#functions/payments/payment-repository'
import { settlePayment } from '#functions/payments/settle-payment'
import { handleSchedule } from '#functions/platform/event-handlers'
import { log } from '#functions/platform/log'
import { locations } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'

/** Settles the due payments of a location. One that fails is due again at the next run. */
async function settleLocation({ code }: Location, now: Date): Promise<void> {
  const settle = (orderId: string) =>
    settlePayment(orderId, now).catch((error: unknown) => log.error('payment', error, { orderId }))
  await Promise.all((await listDuePaymentChecks(code, now)).map(settle))
}

export const handler = handleSchedule('settle-due-payments', async (dueAt) => {
  // A late run also settles what became due since.
  const now = new Date(Math.max(dueAt.getTime(), Date.now()))
  await Promise.all(locations.map((location) => settleLocation(location, now)))
})
