import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { writeFileAtomically } from '../../write-file'

const Metadata = z.record(z.string(), z.string())

const Session = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  amountCents: z.int(),
  lines: z.array(z.object({ name: z.string(), cents: z.int(), quantity: z.int() })),
  intentId: z.string(),
  orderId: z.string(),
  metadata: Metadata,
  expiresAt: z.int(),
  successUrl: z.string(),
  cancelUrl: z.string(),
})
export type Session = z.infer<typeof Session>

const Intent = z.object({
  id: z.string(),
  sessionId: z.string(),
  status: z.enum(['requires_payment_method', 'requires_capture', 'succeeded', 'canceled']),
  amountCents: z.int(),
  receivedCents: z.int(),
  refundedCents: z.int(),
  metadata: Metadata,
  createdAt: z.int(),
  dispute: z.optional(
    z.object({
      id: z.string(),
      status: z.enum(['needs_response', 'under_review', 'won', 'lost']),
      amountCents: z.int(),
      dueBy: z.int(),
      evidence: z.record(z.string(), z.string()),
    }),
  ),
})
export type Intent = z.infer<typeof Intent>

const StoredResponse = z.object({ request: z.string(), status: z.int(), body: z.string() })
type StoredResponse = z.infer<typeof StoredResponse>

const Event = z.object({ id: z.string(), payload: z.string() })
export type WebhookEvent = z.infer<typeof Event>

const Ledger = z.object({
  /** The port of the last start, so that open pages are still found after another. */
  port: z.int(),
  sessions: z.record(z.string(), Session),
  intents: z.record(z.string(), Intent),
  refunds: z.int(),
  /** Responses by idempotency key. */
  responses: z.record(z.string(), StoredResponse),
  /** Events that the product has not accepted yet. */
  events: z.array(Event),
})
export type Ledger = z.infer<typeof Ledger>

/** Opens the provider's books in a file, so that they outlive a stop or a kill of the product. */
export function openLedger(file: string) {
  const ledger: Ledger = existsSync(file)
    ? Ledger.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { port: 0, sessions: {}, intents: {}, refunds: 0, responses: {}, events: [] }
  return { ledger, save: () => writeFileAtomically(file, JSON.stringify(ledger)) }
}
