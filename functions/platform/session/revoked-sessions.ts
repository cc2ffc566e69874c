import { buildPutIfAbsent } from '../table/transaction'
import type { WriteStep } from '../table/transaction'
import { getItem, getItems, table, tableName } from '../table/table'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { log } from '../log'

/** The mark of an erased account, which stays for good. */
export const erasedAccountKey = (userId: string) => ({ pk: `ERASED#${userId}`, sk: 'ACCOUNT' })

/**
 * Whether an account of this id was erased: a later sign-in with its address gets another id
 * (decision 0050).
 */
export const isAccountErased = async (userId: string): Promise<boolean> =>
  (await getItem(erasedAccountKey(userId))) !== undefined

/**
 * The step that ends an account, for the transaction that deletes its last record; its sessions end
 * within a minute.
 */
export const markAccountErased = (userId: string): WriteStep => ({
  write: { Put: buildPutIfAbsent({ ...erasedAccountKey(userId), type: 'ErasedAccount' }) },
  refused: 'already',
})

/** How long this process relies on what it read of a session (decision 0011). */
const CHECK_EVERY_MS = 60_000

/** Sessions whose state this process holds, the latest used. */
const MAX_ENTRIES = 5000

type CacheEntry = { readonly isRevoked: boolean; readonly checkedAt: number }

const revokedSessions = new Map<string, CacheEntry>()

const revocationKey = (sessionId: string) => ({ pk: `SESSION#${sessionId}`, sk: 'REVOKED' })

function cache(sessionId: string, isRevoked: boolean): void {
  revokedSessions.delete(sessionId)
  revokedSessions.set(sessionId, { isRevoked, checkedAt: Date.now() })
  for (const oldest of revokedSessions.keys()) {
    if (revokedSessions.size <= MAX_ENTRIES) break
    revokedSessions.delete(oldest)
  }
}

/**
 * Revokes a session: at once in this process, within a minute in the others. The record is deleted
 * by its time to live when the session would have ended.
 */
export async function revokeSession(sessionId: string, until: Date): Promise<void> {
  const record = {
    ...revocationKey(sessionId),
    type: 'RevokedSession',
    expiresAt: Math.ceil(until.getTime() / 1000),
  }
  await table.send(new PutCommand({ TableName: tableName(), Item: record }))
  cache(sessionId, true)
}

/** Makes this process read the state of every session again. */
export const clearRevocationCache = (): void => revokedSessions.clear()

/**
 * Returns whether a session was revoked, as of at most a minute ago; with a user id, also whether
 * the account was erased. One batch read a session, process and minute. While the table can't be
 * read, the last known state counts: the call will fail by itself.
 */
export async function isSessionRevoked(sessionId: string, userId?: string): Promise<boolean> {
  const cacheKey = userId === undefined ? `${sessionId} without account` : sessionId
  const known = revokedSessions.get(cacheKey)
  // A clock that was put back must not keep a process from reading.
  if (known && (known.isRevoked || Math.abs(Date.now() - known.checkedAt) < CHECK_EVERY_MS)) return known.isRevoked
  try {
    const keys = [revocationKey(sessionId), ...(userId === undefined ? [] : [erasedAccountKey(userId)])]
    const isRevoked = (await getItems(keys)).length > 0 || revokedSessions.get(sessionId)?.isRevoked === true
    cache(cacheKey, isRevoked)
    return isRevoked
  } catch (error) {
    log.warning('revocations-unread', { reason: String(error) })
    cache(cacheKey, false)
    return false
  }
}
