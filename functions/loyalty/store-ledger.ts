import type { PointsPosting } from '#shared/rules/loyalty'
import { ifUnchanged, buildPutIfAbsent } from '../runtime/conditions'
import { tableName } from '../runtime/table'
import type { WriteStep } from '../runtime/transact'
import { loyaltyKeys } from './records'
import type { LedgerEntryRecord } from './records'

type Sums = Pick<PointsPosting, 'at' | 'points' | 'earnedPoints' | 'spentCents'>

/** The update that adds to an account, and makes it on first use. */
export const addToAccount = (userId: string, { at, points, earnedPoints, spentCents }: Sums) => ({
  TableName: tableName(),
  Key: loyaltyKeys.account(userId),
  UpdateExpression:
    'ADD points :points, earnedPoints :earned, spentCents :spent SET #type = :type, joinedAt = if_not_exists(joinedAt, :at)',
  ExpressionAttributeNames: { '#type': 'type' },
  ExpressionAttributeValues: {
    ':points': points,
    ':earned': earnedPoints,
    ':spent': spentCents,
    ':type': 'LoyaltyAccount',
    ':at': at,
  },
})

/**
 * The steps that book a posting: its line in the ledger, once, and the account's sums with it. With
 * `seen`, only if the account still has that many points.
 */
export function bookPosting(
  userId: string,
  posting: PointsPosting & Pick<LedgerEntryRecord, 'counts'>,
  seen?: number,
): readonly WriteStep[] {
  const { id, at, description, points, counts } = posting
  const entry: LedgerEntryRecord = { type: 'LedgerEntry', id, description, points, createdAt: at, counts }
  const sums = addToAccount(userId, posting)
  const line = { Put: buildPutIfAbsent({ ...loyaltyKeys.entry(userId, at, id), ...entry }) }
  if (seen !== undefined) return [{ write: line }, { write: { Update: ifUnchanged(sums, { points: seen }) } }]
  return [{ write: line, refused: 'already' }, { write: { Update: sums } }]
}
