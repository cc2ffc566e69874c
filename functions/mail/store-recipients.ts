import { createHash } from 'node:crypto'
import { canonicalizeEmail } from '#shared/rules/canonical-contact'
import { addToMailLog } from '#shared/rules/mail-timing'
import { mailLimits } from '#shared/rules/rate-limits'
import { getEnvironment } from '../runtime/environment'
import { ifUnchanged } from '../runtime/conditions'
import { getItem, tableName } from '../runtime/table'
import { attemptUpdate } from '../runtime/transact'
import { retryWithBackoff } from '../runtime/until-done'
import { mailKeys, RecipientRecord } from './records'

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
