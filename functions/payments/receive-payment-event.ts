import { paymentRoutes } from '#shared/payments/payments-contract'
import { reportGiftCardPayment } from '../gift-cards/ledger/card-payment'
import { serve } from '../platform/serve'
import { verifyStripeEvent } from '../platform/stripe'
import { countDecline } from './provider/decline-limit'
import { parsePaymentEvent, type PaymentEvent } from './payment-events'
import { findPaymentOfIntent, reportPayment } from './payment-repository'

/** Returns the order or gift card and the payment of an event, by its metadata or its intent. */
async function findSubject({ orderId, part, intentId }: PaymentEvent) {
  if (orderId !== undefined) return { orderId, part }
  return intentId === undefined ? undefined : findPaymentOfIntent(intentId)
}

export const handler = serve(paymentRoutes.receivePaymentEvent, async ({ body, signature, now, requestId }) => {
  const event = parsePaymentEvent(await verifyStripeEvent(body, signature))
  const subject = event && (await findSubject(event))
  if (!event || !subject) return { received: true as const }
  const { id: eventId, fact, sessionId } = event
  const report = { facts: [fact], now, requestId, eventId }
  const paid =
    (await reportPayment(subject.orderId, { ...report, part: subject.part, sessionId })) ??
    (await reportGiftCardPayment(subject.orderId, report))
  if (paid && fact.type === 'declined') await countDecline(paid.payment.payerHashes, now)
  return { received: true as const }
})
