import * as z from 'zod/mini'
import { AccountRecord, EntryRecord, loyaltyKeys } from '#functions/loyalty/records'
import { queryAll } from '#functions/runtime/table'
import { describeDifference } from './difference'
import { balanceDifferences } from './loyalty'

/**
 * A user's ledger and account as they are kept; fails where the auditor finds that the ledger's sum
 * is not the balance.
 */
export async function auditLoyalty(userId: string) {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :account',
    ExpressionAttributeValues: { ':account': loyaltyKeys.partition(userId) },
    ConsistentRead: true,
  })
  const account = items.find(({ type }) => type === 'LoyaltyAccount')
  const entries = z.array(EntryRecord).parse(items.filter(({ type }) => type === 'LedgerEntry'))
  const record = account && AccountRecord.parse(account)
  const [difference] = balanceDifferences(userId, record, entries)
  if (difference) throw new Error(describeDifference(difference))
  return {
    entries,
    points: record?.points ?? 0,
    earnedPoints: record?.earnedPoints ?? 0,
    spentCents: record?.spentCents ?? 0,
  }
}
