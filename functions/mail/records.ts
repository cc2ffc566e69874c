import * as z from 'zod/mini'
import { feedbackTriggers } from '#shared/terms/feedback'
import type { LocationCode } from '#shared/locations/index'
import { normalizeDiscountCode } from '#shared/rules/codes'
import { orderMailKinds } from '#shared/rules/mail-letter'
import { versionedRecord } from '../runtime/shape'

/**
 * Each mail has a record next to what it is about, without a word of it, so that it is sent once.
 */
export const mailKeys = {
  ofOrder: (orderId: string, kind: string) => ({ pk: `ORDER#${orderId}`, sk: `MAIL#${kind}` }),
  ofCode: (code: string, kind: string) => ({ pk: `CODE#${normalizeDiscountCode(code)}`, sk: `MAIL#${kind}` }),
  ofClosing: (location: LocationCode, date: string) => ({ pk: `CLOSING#${location}`, sk: `MAIL#${date}` }),
  /** What one mailbox was sent lately, by a digest of its canonical address. */
  ofRecipient: (digest: string) => ({ pk: `MAILBOX#${digest}`, sk: 'SENT' }),
} as const

/** The mails of the last hour to one mailbox. */
export const RecipientRecord = versionedRecord(
  z.object({
    type: z.literal('MailRecipient'),
    version: z.int(),
    sent: z.array(z.object({ mail: z.string(), at: z.string() })),
    expiresAt: z.number(),
  }),
)
export type RecipientRecord = z.infer<typeof RecipientRecord>

/**
 * What every request says: when it happened, and what the mail is called among those about the same
 * thing.
 */
const common = { at: z.string(), name: z.string() }

/** One mail to send. Its text is written from the records as they are when it is sent. */
export const MailRequest = z.discriminatedUnion('about', [
  z.object({ ...common, about: z.literal('order'), orderId: z.string(), kind: z.enum(orderMailKinds) }),
  /** The refund of an order at this place in its list. */
  z.object({ ...common, about: z.literal('refund'), orderId: z.string(), place: z.int() }),
  z.object({ ...common, about: z.literal('answer'), orderId: z.string(), trigger: z.enum(feedbackTriggers) }),
  z.object({ ...common, about: z.literal('reward'), code: z.string() }),
])
export type MailRequest = z.infer<typeof MailRequest>

/** What `deliver-mails` is invoked with. `id` is the same whenever this invocation is retried. */
export const MailDelivery = z.object({ id: z.string(), mails: z.array(MailRequest) })
export type MailDelivery = z.infer<typeof MailDelivery>
