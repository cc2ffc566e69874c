import type Stripe from 'stripe'
import type { Dispute } from '#shared/payments/disputes'
import type { PaymentFact } from '#shared/payments/payment-state'
import { getReturnedCents } from '#shared/payments/payment-amounts'
import { getStripe, isStripeRejection } from '../../platform/stripe'
import { DAY_SECONDS } from '#shared/platform/durations'

/** A payment of an order that the provider knows. */
type Payment = {
  readonly orderId: string
  /** Its position among the order's payments. */
  readonly part: number
  readonly sessionId: string
  readonly intentId?: string | undefined
}

/** Returns the first words of the idempotency keys of a payment's calls. */
const keyOf = ({ orderId, part }: Payment): string => (part === 0 ? orderId : `${orderId}-balance-${part}`)

const getRefundedCents = ({ latest_charge: charge }: Stripe.PaymentIntent): number =>
  typeof charge === 'object' && charge !== null ? getReturnedCents(charge) : 0

/** Returns what a payment intent reports: its latest state and all of its refunds. */
function listIntentFacts(intent: Stripe.PaymentIntent): readonly PaymentFact[] {
  const { id: intentId } = intent
  const totalCents = getRefundedCents(intent)
  switch (intent.status) {
    case 'requires_capture':
      return [{ type: 'authorized', intentId, amountCents: intent.amount_capturable }]
    case 'succeeded':
      return [
        { type: 'captured', intentId, amountCents: intent.amount_received },
        ...(totalCents > 0 ? [{ type: 'refunded' as const, totalCents }] : []),
      ]
    case 'canceled':
      return [{ type: 'released', intentId }]
    default:
      return []
  }
}

/** Returns the state of a payment at the provider. */
export async function readPaymentFacts({ sessionId, intentId }: Payment): Promise<readonly PaymentFact[]> {
  const stripe = await getStripe()
  const session = intentId === undefined ? await stripe.checkout.sessions.retrieve(sessionId) : undefined
  const found = session?.payment_intent ?? intentId
  const id = typeof found === 'object' && found !== null ? found.id : found
  const isClosed = session !== undefined && session.status !== 'open'
  const closed = isClosed ? [{ type: 'session-closed' as const }] : []
  if (id === undefined) return closed
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  const facts = listIntentFacts(intent)
  // A paid page is closed too, but then the payment counts.
  return facts.length > 0 ? facts : closed
}

/**
 * Makes a call. If the provider rejects it, the payment is probably in another state than known, as
 * after a lost response, so its state is read. Returns `rejected` if the state explains nothing.
 */
async function callOrRead(
  payment: Payment,
  call: () => Promise<readonly PaymentFact[]>,
  explains: (fact: PaymentFact) => boolean,
): Promise<readonly PaymentFact[] | 'rejected'> {
  try {
    return await call()
  } catch (error) {
    if (!isStripeRejection(error)) throw error
    const facts = await readPaymentFacts(payment).catch((reading: unknown) => {
      if (isStripeRejection(reading)) return []
      throw reading
    })
    return facts.some(explains) ? facts : 'rejected'
  }
}

/** Closes the page of a payment, unless it was paid meanwhile. */
export const closeSession = (payment: Payment) =>
  callOrRead(
    payment,
    async () => {
      const stripe = await getStripe()
      await stripe.checkout.sessions.expire(payment.sessionId, {}, { idempotencyKey: `${keyOf(payment)}-close` })
      return [{ type: 'session-closed' }]
    },
    () => true,
  )

type OpenPayment = Payment & { readonly intentId: string }

/** Captures an authorized amount. */
export const captureIntent = (payment: OpenPayment, amountCents: number) =>
  callOrRead(
    payment,
    async () => {
      const stripe = await getStripe()
      const parameters = { amount_to_capture: amountCents }
      const key = { idempotencyKey: `${keyOf(payment)}-capture` }
      return listIntentFacts(await stripe.paymentIntents.capture(payment.intentId, parameters, key))
    },
    ({ type }) => type === 'captured' || type === 'released',
  )

/** Releases an authorized amount. */
export const releaseIntent = (payment: OpenPayment) =>
  callOrRead(
    payment,
    async () => {
      const stripe = await getStripe()
      const key = { idempotencyKey: `${keyOf(payment)}-void` }
      return listIntentFacts(await stripe.paymentIntents.cancel(payment.intentId, {}, key))
    },
    ({ type }) => type === 'captured' || type === 'released',
  )

/** Refunds an amount to the card. The provider executes each refund of an order once. */
export const refundIntent = (payment: OpenPayment, refund: { readonly index: number; readonly amountCents: number }) =>
  callOrRead(
    payment,
    async () => {
      const stripe = await getStripe()
      const number = refund.index + 1
      const { id, status } = await stripe.refunds.create(
        {
          payment_intent: payment.intentId,
          amount: refund.amountCents,
          metadata: { orderId: payment.orderId, balance: String(payment.part), refund: String(number) },
        },
        { idempotencyKey: `${keyOf(payment)}-refund-${number}` },
      )
      const { index } = refund
      return [
        status === 'failed' ? { type: 'refund-failed', index } : { type: 'refund-executed', index, providerId: id },
      ]
    },
    () => false,
  )

/** What the provider has for an order. */
export type ProviderPayment = {
  readonly orderId: string
  readonly part: number
  readonly intentId: string
  readonly capturedCents: number
  readonly refundedCents: number
  readonly isHeld: boolean
}

const RECENT_SECONDS = 90 * DAY_SECONDS

/** Lists the payments of the last 90 days at the provider, for reconciliation. */
export async function* listProviderPayments(): AsyncGenerator<ProviderPayment> {
  const stripe = await getStripe()
  const since = Math.floor(Date.now() / 1000) - RECENT_SECONDS
  const intents = stripe.paymentIntents.list({ limit: 100, created: { gte: since }, expand: ['data.latest_charge'] })
  for await (const intent of intents) {
    const { id: intentId, status, metadata, amount_received: capturedCents } = intent
    const { orderId, balance = '0' } = metadata
    if (orderId === undefined) continue
    const refundedCents = getRefundedCents(intent)
    const isHeld = status === 'requires_capture'
    yield { orderId, part: Number(balance), intentId, capturedCents, refundedCents, isHeld }
  }
}

/**
 * Submits our evidence about a dispute, which can't be changed afterwards. A dispute that began as
 * an inquiry takes evidence once more.
 */
export async function submitDisputeEvidence(
  { id, isInquiry = false }: Pick<Dispute, 'id' | 'isInquiry'>,
  evidence: Stripe.DisputeUpdateParams.Evidence,
): Promise<void> {
  const stripe = await getStripe()
  const idempotencyKey = `${id}-${isInquiry ? 'inquiry' : 'evidence'}`
  await stripe.disputes.update(id, { evidence, submit: true }, { idempotencyKey })
}
