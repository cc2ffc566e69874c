import { attemptUpdate, ifUnchanged, updateOnce } from '../platform/table/transaction'
import { getItem, queryAll, tableName, type Key } from '../platform/table/table'
import * as z from 'zod/mini'
import { addToMailLog } from '#shared/notifications/mail-delivery'
import { mailLimits } from '#shared/platform/message-limits'
import { getEnvironment } from '../platform/environment'
import { retryWithBackoff } from '../platform/retry'
import { RecipientRecord, mailKeys } from './records'
import { hashAddress } from './suppression-repository'
import { parseItems } from '../platform/table/parse-items'
import { expiresAfter } from '../platform/table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

/** Longer than any change or invocation is retried. */
const STORED_SECONDS = 30 * DAY_SECONDS

/**
 * The outcome of a mail: `refused` permanently by the mail service, `limited` by the recipient's
 * limit, `suppressed` because an earlier mail to the recipient bounced or was reported as spam.
 */
export type MailOutcome = 'sent' | 'refused' | 'limited' | 'suppressed'

const SentMailRecord = z.object({
  sk: z.string(),
  claimedAt: z.string(),
  /** Missing until the mail service has answered. */
  outcome: z._default(z.enum(['sending', 'sent', 'refused', 'limited', 'suppressed']), 'sending'),
})

/** A mail without its text. */
type SentMail = Pick<z.infer<typeof SentMailRecord>, 'outcome'> & { readonly name: string; readonly at: string }

type MailAttempt = {
  /** The key of the mail's record. */
  readonly key: Key
  /** Identifies the invocation. Only its own retries may send the mail again after a failure. */
  readonly sender: string
  readonly send: () => Promise<MailOutcome>
}

/** Claims a mail for one sender. Returns false if it was sent or another sender has claimed it. */
const claimMail = ({ key, sender }: MailAttempt, now: Date): Promise<boolean> =>
  updateOnce({
    update: {
      TableName: tableName(),
      Key: key,
      UpdateExpression: 'SET #type = :type, sender = :sender, claimedAt = :now, expiresAt = :end',
      ConditionExpression: 'attribute_not_exists(pk) OR (sender = :sender AND attribute_not_exists(outcome))',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':type': 'Mail',
        ':sender': sender,
        ':now': now.toISOString(),
        ':end': expiresAfter(now, STORED_SECONDS),
      },
    },
    onConflict: 'already',
  })

/**
 * Sends a mail unless it was sent before and stores the outcome (decision 0049). Rethrows errors of
 * `send`; the same sender may then try again.
 */
export async function sendMailOnce(mail: MailAttempt, now: Date): Promise<void> {
  if (!(await claimMail(mail, now))) return
  const outcome = await mail.send()
  await updateOnce({
    update: {
      TableName: tableName(),
      Key: mail.key,
      UpdateExpression: 'SET outcome = :outcome',
      ExpressionAttributeValues: { ':outcome': outcome },
    },
  })
}

/** Returns the mails about an order of the last 30 days, oldest first. */
export async function listOrderMails(orderId: string): Promise<SentMail[]> {
  const { pk, sk: prefix } = mailKeys.ofOrder(orderId, '')
  const items = await queryAll({
    KeyConditionExpression: 'pk = :order AND begins_with(sk, :mails)',
    ExpressionAttributeValues: { ':order': pk, ':mails': prefix },
  })
  const mails = parseItems(SentMailRecord, items).map(({ sk, claimedAt, outcome }) => ({
    name: sk.slice(prefix.length),
    at: claimedAt,
    outcome,
  }))
  return mails.sort((one, other) => one.at.localeCompare(other.at))
}

/**
 * Counts a mail towards its recipient's limit, atomically and once per mail. Returns false if the
 * limit is reached (docs/product/tracking.md#mail).
 */
export async function countMailToRecipient(address: string, mail: string, now: Date): Promise<boolean> {
  if (getEnvironment().RATE_LIMITS === 'off') return true
  const key = mailKeys.ofRecipient(hashAddress(address))
  return retryWithBackoff(async () => {
    const item = await getItem(key)
    const before = item && RecipientRecord.parse(item)
    const sent = addToMailLog(before?.sent ?? [], mail, now)
    if (!sent) return { done: false }
    const update = {
      TableName: tableName(),
      Key: key,
      UpdateExpression: 'SET #type = :type, version = :version, sent = :sent, expiresAt = :end',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':type': 'MailRecipient',
        ':version': (before?.version ?? 0) + 1,
        ':sent': sent,
        ':end': expiresAfter(now, mailLimits.periodMs / 1000),
      },
    }
    const written = await attemptUpdate({ update: ifUnchanged(update, { version: before?.version }) })
    return written.is === 'written' ? { done: true } : 'again'
  })
}
