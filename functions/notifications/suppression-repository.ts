import { createHash } from 'node:crypto'
import { canonicalizeEmail, normalizeEmail } from '#shared/accounts/contact'
import { deleteItems, getItems, putItems } from '../platform/table/table'
import { mailKeys } from './records'

/** Why a recipient gets no further mail. */
export type SuppressionReason = 'bounce' | 'complaint'

/** Returns the digest of a mailbox, so that the table has no address. */
export const hashAddress = (address: string): string =>
  createHash('sha256').update(canonicalizeEmail(address)).digest('base64url')

/** Returns the digest of an address in its own spelling, which may be an unknown alias. */
const hashSpelling = (address: string): string =>
  createHash('sha256')
    .update(`spelling ${normalizeEmail(address)}`)
    .digest('base64url')

/** Returns the keys under which an address can be suppressed: by itself, or with its mailbox. */
const listKeys = (address: string) => [hashSpelling(address), hashAddress(address)].map(mailKeys.suppressed)

/**
 * Adds a recipient to the list of those who get no further mail. A bounce concerns only the address
 * as it was spelled, because anyone can order with an alias that doesn't exist. A complaint
 * concerns the whole mailbox. Repeating it changes nothing.
 */
export function suppressRecipient(address: string, reason: SuppressionReason, now: Date): Promise<void> {
  const digest = reason === 'bounce' ? hashSpelling(address) : hashAddress(address)
  return putItems([{ ...mailKeys.suppressed(digest), type: 'SuppressedRecipient', reason, since: now.toISOString() }])
}

/** Whether a recipient gets no mail, because an earlier one bounced or was reported as spam. */
export const isSuppressed = async (address: string): Promise<boolean> => (await getItems(listKeys(address))).length > 0

/** Removes a recipient from the list. Returns whether the list had them. */
export async function allowRecipient(address: string): Promise<boolean> {
  if (!(await isSuppressed(address))) return false
  await deleteItems(listKeys(address))
  return true
}
