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

type Report = Parameters<typeof reportGiftCardPayment>[1]

/** Changes the order or the gift card that a report is about; undefined if nothing is. */
const reportToSubject = async (
  { orderId, part }: { readonly orderId: string; readonly part: number },
  report: Report,
  sessionId?: string,
) => (await reportPayment(orderId, { ...report, part, sessionId })) ?? (await reportGiftCardPayment(orderId, report))

export const handler = serve(paymentRoutes.receivePaymentEvent, async ({ body, signature, now, requestId }) => {
  const event = parsePaymentEvent(await verifyStripeEvent(body, signature))
  const subject = event && (await findSubject(event))
  if (!event || !subject) return { received: true as const }
  const { id: eventId, fact, sessionId } = event
  const paid = await reportToSubject(subject, { facts: [fact], now, requestId, eventId }, sessionId)
  // Pages that were opened before would otherwise be a stock of tries.
  if (paid && fact.type === 'declined' && (await countDecline(paid.payment.payerHashes, now)))
    await reportToSubject(subject, { facts: [{ type: 'declines-used-up' }], now, requestId })
  return { received: true as const }
})
