import { createHash } from 'node:crypto'
import { canonicalizeEmail } from '#shared/accounts/contact'
import { deleteItems, getItem, putItems } from '../platform/table/table'
import { mailKeys } from './records'

/** Why a recipient gets no further mail. */
export type SuppressionReason = 'bounce' | 'complaint'

/** Returns the digest of a mailbox, so that the table has no address. */
export const hashAddress = (address: string): string =>
  createHash('sha256').update(canonicalizeEmail(address)).digest('base64url')

/** Adds a recipient to the list of those who get no further mail. Repeating it changes nothing. */
export const suppressRecipient = (address: string, reason: SuppressionReason, now: Date): Promise<void> =>
  putItems([
    { ...mailKeys.suppressed(hashAddress(address)), type: 'SuppressedRecipient', reason, since: now.toISOString() },
  ])

/** Whether a recipient gets no mail, because an earlier one bounced or was reported as spam. */
export const isSuppressed = async (address: string): Promise<boolean> =>
  (await getItem(mailKeys.suppressed(hashAddress(address)))) !== undefined

/** Removes a recipient from the list. Returns whether the list had them. */
export async function allowRecipient(address: string): Promise<boolean> {
  if (!(await isSuppressed(address))) return false
  await deleteItems([mailKeys.suppressed(hashAddress(address))])
  return true
}
