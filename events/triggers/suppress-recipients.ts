import * as z from 'zod/mini'
import { countBounce } from '#functions/notifications/bounce-repository'
import type { MailSource } from '#functions/notifications/records'
import { suppressRecipient, type SuppressionReason } from '#functions/notifications/suppression-repository'
import { getInvocationFields, log, withUsageMeter, type InvocationContext } from '#functions/platform/log'

/**
 * The addresses that our mail went to, and its tags: mails of the user pool have none of ours. The
 * recipients that a bounce or complaint names come from the other mail server, which could name
 * anyone.
 */
const mail = z.object({
  destination: z.array(z.string()),
  tags: z._default(z.object({ mail: z.optional(z.array(z.string())), origin: z.optional(z.array(z.string())) }), {}),
})

/** The fields that we use of SES's events about refused mails. */
const Refusal = z.discriminatedUnion('eventType', [
  z.object({ eventType: z.literal('Bounce'), bounce: z.object({ bounceType: z.string() }), mail }),
  z.object({ eventType: z.literal('Complaint'), mail }),
])

type Suppressed = {
  readonly emailAddress: string
  readonly reason: SuppressionReason
  readonly source: MailSource
  readonly origin: string | undefined
}

const Notification = z.object({ Records: z.array(z.object({ Sns: z.object({ Message: z.string() }) })) })

/**
 * Returns the recipients who get no further mail. A temporary bounce, such as a full mailbox, has
 * none.
 */
function listSuppressed(refusal: z.infer<typeof Refusal>): readonly Suppressed[] {
  const isTemporary = refusal.eventType === 'Bounce' && refusal.bounce.bounceType !== 'Permanent'
  const reason = refusal.eventType === 'Bounce' ? 'bounce' : 'complaint'
  const { destination, tags } = refusal.mail
  const source = tags.mail ? 'PRODUCT' : 'SIGNUPS'
  return isTemporary
    ? []
    : destination.map((emailAddress) => ({ emailAddress, reason, source, origin: tags.origin?.[0] }))
}

/**
 * Runs when SES reports bounces and complaints: their recipients get no further mail. Repeating an
 * event changes nothing.
 */
export const handler = (event: unknown, context?: InvocationContext): Promise<void> =>
  withUsageMeter(async () => {
    try {
      const messages = Notification.parse(event).Records.map(({ Sns }) => Refusal.parse(JSON.parse(Sns.Message)))
      const suppressed = messages.flatMap(listSuppressed)
      for (const { emailAddress, reason, source, origin } of suppressed) {
        await suppressRecipient(emailAddress, reason, new Date())
        await countBounce({ source, origin, isComplaint: reason === 'complaint' }, new Date())
      }
      log.info('mail-refusals', { suppressed: suppressed.length })
    } catch (error) {
      log.error('mail-refusals', error)
      throw error
    }
  }, getInvocationFields(context))
