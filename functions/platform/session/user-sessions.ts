import { queryAll, tableName } from '../table/table'
import type { WriteStep } from '../table/transaction'
import { revokeSession } from './revoked-sessions'
import { UserSession, sessionKeys } from './session-records'

type NewSession = { readonly userIds: readonly string[]; readonly sessionId: string; readonly until: Date }

/** Returns the steps that list a new session for its users, so that it can be revoked. */
export const listSession = ({ userIds, sessionId, until }: NewSession): readonly WriteStep[] =>
  userIds.map((userId) => ({
    write: {
      Put: {
        TableName: tableName(),
        Item: {
          ...sessionKeys.session(userId, sessionId),
          type: 'UserSession',
          sessionId,
          expiresAt: Math.ceil(until.getTime() / 1000),
        },
      },
    },
  }))

/**
 * Revokes all sessions of a user. They end within a minute, and a reaction closes their live
 * connections. Can be repeated.
 */
export async function endUserSessions(userId: string, now: Date): Promise<void> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :sessions',
    ExpressionAttributeValues: { ':sessions': sessionKeys.ofUser(userId) },
    ConsistentRead: true,
  })
  const sessions = items.map((item) => UserSession.parse(item))
  const active = sessions.filter(({ expiresAt }) => expiresAt * 1000 > now.getTime())
  for (const { sessionId, expiresAt } of active) await revokeSession(sessionId, new Date(expiresAt * 1000))
}
