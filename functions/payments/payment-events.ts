import * as z from 'zod/mini'
import { getReturnedCents } from '#shared/payments/payment-amounts'
import { isInquiryStatus, toDisputeState } from '#shared/payments/disputes'
import type { PaymentFact } from '#shared/payments/payment-state'
import { Problem } from '#shared/platform/problem'

/** An id of the provider or of an order. Keys of the table have a maximum length. */
const Id = z.string().check(z.minLength(1), z.maxLength(255))

/** The id of another object, or the object itself. */
const Reference = z.optional(z.nullable(z.union([Id, z.object({ id: Id })])))

/** The fields that we use of the object of an event. */
const EventObject = z.object({
  id: Id,
  metadata: z.optional(
    z.nullable(
      z.object({
        orderId: z.optional(Id),
        giftCardId: z.optional(Id),
        balance: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
      }),
    ),
  ),
  payment_intent: Reference,
  payment_status: z.optional(z.string()),
  amount: z.optional(z.int()),
  amount_total: z.optional(z.nullable(z.int())),
  amount_capturable: z.optional(z.int()),
  amount_received: z.optional(z.int()),
  amount_captured: z.optional(z.int()),
  amount_refunded: z.optional(z.int()),
  /** Of a dispute. */
  status: z.optional(z.nullable(z.string())),
  reason: z.optional(z.nullable(z.string())),
  evidence_details: z.optional(z.nullable(z.object({ due_by: z.optional(z.nullable(z.int())) }))),
})
type EventObject = z.infer<typeof EventObject>

const ProviderEvent = z.object({
  id: Id,
  type: z.string(),
  created: z.optional(z.int()),
  data: z.object({ object: z.looseObject({}) }),
})

const toId = (reference: z.infer<typeof Reference>): string | undefined =>
  typeof reference === 'object' ? reference?.id : reference

/** What an event reports about an order's payment. */
export type PaymentEvent = {
  readonly id: string
  /** The order, or the gift card; undefined if the event names none. */
  readonly orderId: string | undefined
  /** The position of the order's payment: 0 for the first one, then those of balances. */
  readonly part: number
  /** The page that the event is about; undefined for events about other objects. */
  readonly sessionId: string | undefined
  readonly intentId: string | undefined
  readonly fact: PaymentFact
}

const toTime = (seconds: number): string => new Date(seconds * 1000).toISOString()

/** Returns what an event reports about a dispute; undefined for a status that we don't know. */
function toDisputeFact({ id, amount = 0, status, reason, evidence_details }: EventObject, created: number) {
  const state = toDisputeState(status ?? '')
  if (state === undefined) return undefined
  const dueBy = evidence_details?.due_by
  const dispute = {
    id,
    state,
    amountCents: amount,
    reason: reason ?? 'general',
    ...(dueBy && { evidenceBy: toTime(dueBy) }),
    ...(isInquiryStatus(status ?? '') && { isInquiry: true }),
    reportedAt: toTime(created),
  }
  return { type: 'disputed' as const, dispute }
}

function toFact(type: string, object: EventObject, created: number): PaymentFact | undefined {
  const { id, amount = 0 } = object
  switch (type) {
    case 'checkout.session.completed': {
      const intentId = toId(object.payment_intent)
      if (intentId === undefined) return undefined
      return { type: 'authorized', intentId, amountCents: object.amount_total ?? 0 }
    }
    case 'checkout.session.expired':
      return { type: 'session-closed' }
    case 'payment_intent.amount_capturable_updated':
      return { type: 'authorized', intentId: id, amountCents: object.amount_capturable || amount }
    case 'payment_intent.succeeded':
      return { type: 'captured', intentId: id, amountCents: object.amount_received || amount }
    case 'payment_intent.payment_failed':
      return { type: 'declined', intentId: id }
    case 'payment_intent.canceled':
      return { type: 'released', intentId: id }
    case 'charge.refunded':
      return { type: 'refunded', totalCents: getReturnedCents(object) }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return toDisputeFact(object, created)
    case 'refund.failed':
      return { type: 'refund-returned', providerId: id }
    default:
      return undefined
  }
}

/**
 * Returns what an event of the provider means for an order's payment; undefined for an event that
 * means nothing (docs/product/payments.md#events). Only metadata names the order: the reference of
 * a payment link is part of its address, where anyone can change it.
 * @throws Problem `invalid-input` if the body is no event
 */
export function parsePaymentEvent(event: unknown): PaymentEvent | undefined {
  const parsed = ProviderEvent.safeParse(event)
  if (!parsed.success) throw new Problem('invalid-input', 'This is not an event of the payment provider.')
  const { id, type, data, created = 0 } = parsed.data
  const object = EventObject.safeParse(data.object)
  const fact = object.success ? toFact(type, object.data, created) : undefined
  if (!fact || !object.data) return undefined
  const { metadata, payment_intent: intent } = object.data
  const intentId = 'intentId' in fact ? fact.intentId : toId(intent)
  const part = Number(metadata?.balance ?? 0)
  const sessionId = type.startsWith('checkout.session.') ? object.data.id : undefined
  return { id, orderId: metadata?.orderId ?? metadata?.giftCardId, part, sessionId, intentId, fact }
}
