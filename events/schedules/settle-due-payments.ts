import { listDuePaymentChecks } from '#functions/payments/payment-repository'
import { settlePayment } from '#functions/payments/settle-payment'
import { handleSchedule } from '#functions/platform/event-handlers'
import { log } from '#functions/platform/log'
import { locations } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'

/** Settles the due payments of a location. One that fails is due again at the next run. */
async function settleLocation({ code }: Location, now: Date): Promise<void> {
  for (const orderId of await listDuePaymentChecks(code, now))
    await settlePayment(orderId, now).catch((error: unknown) => log.error('payment', error, { orderId }))
}

export const handler = handleSchedule('settle-due-payments', async (dueAt) => {
  await Promise.all(locations.map((location) => settleLocation(location, dueAt)))
})
