import { parseItems } from '../table/parse-items'
import { queryAll, tableName } from '../table/table'
import type { WriteStep } from '../table/transaction'
import { revokeSession } from './revoked-sessions'
import { UserSession, sessionKeys } from './session-records'
import { expiresAfter } from '../table/expiry'

type NewSession = {
  readonly userIds: readonly string[]
  readonly sessionId: string
  readonly until: Date
  /** The kitchen tablet that a cook unlocks. */
  readonly tabletId?: string
}

/** Returns the steps that list a new session for its users, so that it can be revoked. */
export const listSession = ({ userIds, sessionId, until, tabletId }: NewSession): readonly WriteStep[] =>
  userIds.map((userId) => ({
    write: {
      Put: {
        TableName: tableName(),
        Item: {
          ...sessionKeys.session(userId, sessionId),
          type: 'UserSession',
          sessionId,
          tabletId,
          expiresAt: expiresAfter(until),
        },
      },
    },
  }))

async function listActiveSessions(userId: string, now: Date): Promise<readonly UserSession[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :sessions',
    ExpressionAttributeValues: { ':sessions': sessionKeys.ofUser(userId) },
    ConsistentRead: true,
  })
  const sessions = parseItems(UserSession, items)
  return sessions.filter(({ expiresAt }) => expiresAt * 1000 > now.getTime())
}

async function revokeAll(sessions: readonly UserSession[]): Promise<void> {
  for (const { sessionId, expiresAt } of sessions) await revokeSession(sessionId, new Date(expiresAt * 1000))
}

/**
 * Revokes all sessions of a user. They end within a minute, and a reaction closes their live
 * connections. Can be repeated.
 */
export const endUserSessions = async (userId: string, now: Date): Promise<void> =>
  revokeAll(await listActiveSessions(userId, now))

/** Revokes the sessions that a user's PIN opened on kitchen tablets, as `endUserSessions` does. */
export async function endPinSessions(userId: string, now: Date): Promise<void> {
  const sessions = await listActiveSessions(userId, now)
  await revokeAll(sessions.filter(({ tabletId }) => tabletId !== undefined))
}
