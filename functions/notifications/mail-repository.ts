import { attemptUpdate, ifUnchanged, updateOnce } from '../platform/table/transaction'
import { getItem, tableName } from '../platform/table/table'
import type { Key } from '../platform/table/table'
import { createHash } from 'node:crypto'
import { canonicalizeEmail } from '#shared/accounts/contact'
import { addToMailLog } from '#shared/notifications/mail-delivery'
import { mailLimits } from '#shared/platform/rate-limits'
import { getEnvironment } from '../platform/environment'
import { retryWithBackoff } from '../platform/retry'
import { RecipientRecord, mailKeys } from './records'

/** Longer than any change or invocation is retried. */
const STORED_SECONDS = 30 * 24 * 3600

/**
 * How a mail ended: `refused` by the mail service for good, `limited` since its recipient had as
 * many as are allowed.
 */
export type MailOutcome = 'sent' | 'refused' | 'limited'

type Mailing = {
  /** Where the mail has its record. */
  readonly key: Key
  /**
   * Who sends it: a retry of the same sender may go on where the first try failed, any other may
   * not.
   */
  readonly sender: string
  readonly send: () => Promise<MailOutcome>
}

const secondsLater = (now: Date) => Math.floor(now.getTime() / 1000) + STORED_SECONDS

/** Reserves a mail for one sender. Returns false where it was sent, or another sender has it. */
const claim = ({ key, sender }: Mailing, now: Date): Promise<boolean> =>
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
        ':end': secondsLater(now),
      },
    },
    refused: 'already',
  })

/**
 * Sends a mail unless it was sent before, and writes down how it ended (decision 0049). Throws what
 * `send` throws; the same sender may then try again.
 */
export async function sendMailOnce(mailing: Mailing, now: Date): Promise<void> {
  if (!(await claim(mailing, now))) return
  const outcome = await mailing.send()
  await updateOnce({
    update: {
      TableName: tableName(),
      Key: mailing.key,
      UpdateExpression: 'SET outcome = :outcome',
      ExpressionAttributeValues: { ':outcome': outcome },
    },
  })
}

const digestOf = (address: string) => createHash('sha256').update(canonicalizeEmail(address)).digest('base64url')

/**
 * Counts a mail towards its recipient's limit, atomically. Returns false where the recipient had as
 * many as are allowed (docs/product/tracking.md#mail); a mail that was counted before counts once.
 */
export async function countMailToRecipient(address: string, mail: string, now: Date): Promise<boolean> {
  if (getEnvironment().RATE_LIMITS === 'off') return true
  const key = mailKeys.ofRecipient(digestOf(address))
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
        ':end': Math.ceil((now.getTime() + mailLimits.periodMs) / 1000),
      },
    }
    const written = await attemptUpdate({ update: ifUnchanged(update, { version: before?.version }) })
    return written.is === 'written' ? { done: true } : 'again'
  })
}
