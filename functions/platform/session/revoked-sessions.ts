import { buildPutIfAbsent, type WriteStep } from '../table/transaction'
import { getItems, table, tableName } from '../table/table'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { log } from '../log'
import { sessionKeys } from './session-records'
import { MAX_SESSION_SECONDS } from './signing-keys'
import { expiresAfter } from '../table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

/** Key of the record that marks an account as erased. */
const erasedAccountKey = (userId: string) => ({ pk: `ERASED#${userId}`, sk: 'ACCOUNT' })

/** A day longer than any session, because a sign-in may have been in progress. */
const ERASED_MARK_SECONDS = MAX_SESSION_SECONDS + DAY_SECONDS

/**
 * Returns the step that marks an account as erased, for the transaction that deletes its last
 * record. Its sessions end within a minute. The mark outlives them all.
 */
export const markAccountErased = (userId: string, now: Date): WriteStep => ({
  write: {
    Put: buildPutIfAbsent({
      ...erasedAccountKey(userId),
      type: 'ErasedAccount',
      expiresAt: expiresAfter(now, ERASED_MARK_SECONDS),
    }),
  },
  onConflict: 'already',
})

/** How long this process caches the state of a session (decision 0011). */
const CHECK_EVERY_MS = 60_000

/** Maximum number of cached sessions. */
const MAX_ENTRIES = 5000

type CacheEntry = { readonly isRevoked: boolean; readonly checkedAt: number }

const revokedSessions = new Map<string, CacheEntry>()

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
    ...sessionKeys.revoked(sessionId),
    type: 'RevokedSession',
    sessionId,
    expiresAt: expiresAfter(until),
  }
  await table.send(new PutCommand({ TableName: tableName(), Item: record }))
  cache(sessionId, true)
}

/** Clears this process's cache. */
export const clearRevocationCache = (): void => revokedSessions.clear()

/**
 * Returns whether a session was revoked or, with a user id, its account erased. The answer is at
 * most a minute old. While the table can't be read, the cached state counts: requests that need the
 * table fail anyway.
 */
export async function isSessionRevoked(sessionId: string, userId?: string): Promise<boolean> {
  const cacheKey = userId === undefined ? `${sessionId} without account` : sessionId
  const cached = revokedSessions.get(cacheKey)
  // The absolute difference makes the cache expire even if the clock is set back.
  if (cached && (cached.isRevoked || Math.abs(Date.now() - cached.checkedAt) < CHECK_EVERY_MS)) return cached.isRevoked
  try {
    const keys = [sessionKeys.revoked(sessionId), ...(userId === undefined ? [] : [erasedAccountKey(userId)])]
    const isRevoked = (await getItems(keys)).length > 0 || revokedSessions.get(sessionId)?.isRevoked === true
    cache(cacheKey, isRevoked)
    return isRevoked
  } catch (error) {
    log.warning('revocations-unread', { reason: String(error) })
    cache(cacheKey, false)
    return false
  }
}
