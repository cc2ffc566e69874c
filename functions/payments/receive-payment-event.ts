import { paymentRoutes } from '#shared/payments/payments-contract'
import { serve } from '../platform/serve'
import { verifyStripeEvent } from '../platform/stripe'
import { countDecline } from './provider/decline-limit'
import { parsePaymentEvent, type PaymentEvent } from './payment-events'
import { findPaymentOfIntent, reportPayment } from './payment-repository'

/** Returns the order and the payment that an event is about, by its metadata or its intent. */
async function findSubject({ orderId, part, intentId }: PaymentEvent) {
  if (orderId !== undefined) return { orderId, part }
  return intentId === undefined ? undefined : findPaymentOfIntent(intentId)
}

export const handler = serve(paymentRoutes.receivePaymentEvent, async ({ body, signature, now, requestId }) => {
  const event = parsePaymentEvent(await verifyStripeEvent(body, signature))
  const subject = event && (await findSubject(event))
  if (!event || !subject) return { received: true as const }
  const { id: eventId, fact } = event
  const order = await reportPayment(subject.orderId, { facts: [fact], part: subject.part, now, requestId, eventId })
  if (order && fact.type === 'declined') await countDecline(order.payment.payerHashes, now)
  return { received: true as const }
})
