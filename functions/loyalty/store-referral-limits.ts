import { referralLimits } from '#shared/rules/rate-limits'
import { tableName } from '../runtime/table'
import type { WriteStep } from '../runtime/transact'
import { loyaltyKeys } from './records'

const YEAR_SECONDS = 366 * 24 * 3600

/**
 * The steps that take the one bonus of each mailbox and phone; where another friend has had it,
 * nothing is given.
 */
export const claimReferralIdentities = (claims: readonly string[], friendId: string): readonly WriteStep[] =>
  claims.map((claim) => ({
    write: {
      Put: {
        TableName: tableName(),
        Item: { ...loyaltyKeys.referralClaim(claim), type: 'ReferralClaim', friendId },
        ConditionExpression: 'attribute_not_exists(pk) OR friendId = :friend',
        ExpressionAttributeValues: { ':friend': friendId },
      },
    },
    refused: 'already',
  }))

/** The steps that undo them, for the transaction that takes the bonus back. */
export const releaseReferralIdentities = (claims: readonly string[]): readonly WriteStep[] =>
  claims.map((claim) => ({ write: { Delete: { TableName: tableName(), Key: loyaltyKeys.referralClaim(claim) } } }))

const add = (referrerId: string, month: string, count: 1 | -1) => ({
  TableName: tableName(),
  Key: loyaltyKeys.referralCount(referrerId, month),
  UpdateExpression: 'ADD given :count SET #type = :type, expiresAt = :later',
  ExpressionAttributeNames: { '#type': 'type' },
  ExpressionAttributeValues: {
    ':count': count,
    ':type': 'ReferralCount',
    ':later': Date.parse(`${month}-01T00:00:00Z`) / 1000 + YEAR_SECONDS,
  },
})

/**
 * The step that counts a bonus among those of a referrer's month; beyond the limit nothing is
 * given.
 */
export function countReferral(referrerId: string, month: string): WriteStep {
  const counted = add(referrerId, month, 1)
  return {
    write: {
      Update: {
        ...counted,
        ConditionExpression: 'attribute_not_exists(given) OR given < :most',
        ExpressionAttributeValues: { ...counted.ExpressionAttributeValues, ':most': referralLimits.perMonth },
      },
    },
    refused: 'already',
  }
}

/** The step that takes it off again. */
export const uncountReferral = (referrerId: string, month: string): WriteStep => ({
  write: { Update: add(referrerId, month, -1) },
})
