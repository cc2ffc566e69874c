import { paymentRoutes } from '#shared/payments/payments-contract'
import { serve } from '../platform/serve'
import { verifyStripeEvent } from '../platform/stripe'
import { countDecline } from './decline-limit'
import { parsePaymentEvent } from './payment-events'
import { findOrderIdOfIntent, reportPayment } from './payment-repository'

export const handler = serve(paymentRoutes.receivePaymentEvent, async ({ body, signature, now, requestId }) => {
  const event = parsePaymentEvent(await verifyStripeEvent(body, signature))
  if (!event) return { received: true as const }
  const { id: eventId, fact, intentId } = event
  const orderId = event.orderId ?? (intentId === undefined ? undefined : await findOrderIdOfIntent(intentId))
  const order =
    orderId === undefined ? undefined : await reportPayment(orderId, { facts: [fact], now, requestId, eventId })
  if (order && fact.type === 'declined') await countDecline(order.payment.payerHashes, now)
  return { received: true as const }
})
