import type { Intent, Session } from './ledger'

const seconds = () => Math.floor(Date.now() / 1000)

/**
 * Presents a charge as Stripe does: what was authorized but not captured counts as refunded once it
 * is released.
 */
export function presentCharge({ id, status, amountCents, receivedCents, refundedCents, metadata }: Intent) {
  const releasedCents = status === 'requires_capture' ? 0 : amountCents - receivedCents
  return {
    id: id.replace('pi_', 'ch_'),
    object: 'charge',
    amount: amountCents,
    amount_captured: receivedCents,
    amount_refunded: refundedCents + releasedCents,
    refunded: refundedCents + releasedCents === amountCents,
    payment_intent: id,
    metadata,
  }
}

/** Presents a dispute of a payment as Stripe does. */
export const presentDispute = ({ id: intentId, dispute }: Intent) => ({
  id: dispute?.id ?? '',
  object: 'dispute',
  amount: dispute?.amountCents ?? 0,
  charge: intentId.replace('pi_', 'ch_'),
  currency: 'usd',
  payment_intent: intentId,
  reason: 'fraudulent',
  status: dispute?.status ?? 'needs_response',
  evidence: dispute?.evidence ?? {},
  evidence_details: { due_by: dispute?.dueBy ?? null, has_evidence: Object.keys(dispute?.evidence ?? {}).length > 0 },
  metadata: {},
})

/** Presents a payment intent as Stripe does, with its charge. */
export const presentIntent = (intent: Intent) => ({
  id: intent.id,
  object: 'payment_intent',
  amount: intent.amountCents,
  amount_capturable: intent.status === 'requires_capture' ? intent.amountCents : 0,
  amount_received: intent.receivedCents,
  capture_method: 'manual',
  currency: 'usd',
  created: intent.createdAt,
  status: intent.status,
  metadata: intent.metadata,
  latest_charge: intent.status === 'requires_payment_method' ? null : presentCharge(intent),
})

/** Presents a Checkout Session as Stripe does. */
export const presentSession = (session: Session, origin: string) => ({
  id: session.id,
  object: 'checkout.session',
  mode: 'payment',
  status: session.status,
  payment_status: 'unpaid',
  payment_intent: session.status === 'complete' ? session.intentId : null,
  amount_total: session.amountCents,
  currency: 'usd',
  client_reference_id: session.orderId,
  metadata: session.metadata,
  expires_at: session.expiresAt,
  success_url: session.successUrl,
  cancel_url: session.cancelUrl,
  url: session.status === 'open' ? `${origin}/pay/${session.id}` : null,
})

/** Presents an event about an object. */
export const presentEvent = (id: string, type: string, object: object) => ({
  id,
  object: 'event',
  api_version: '2026-01-01',
  created: seconds(),
  type,
  livemode: false,
  data: { object },
})
