import * as z from 'zod/mini'
import { LoyaltyAccountRecord, LedgerEntryRecord, loyaltyKeys } from '#functions/loyalty/records'
import { queryAll } from '#functions/runtime/table'
import { formatDifference } from './difference'
import { compareBalances } from './loyalty'

/**
 * A user's ledger and account as they are kept; fails where the auditor finds that the ledger's sum
 * is not the balance.
 */
export async function auditUserLoyalty(userId: string) {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :account',
    ExpressionAttributeValues: { ':account': loyaltyKeys.partition(userId) },
    ConsistentRead: true,
  })
  const account = items.find(({ type }) => type === 'LoyaltyAccount')
  const entries = z.array(LedgerEntryRecord).parse(items.filter(({ type }) => type === 'LedgerEntry'))
  const record = account && LoyaltyAccountRecord.parse(account)
  const [difference] = compareBalances(userId, record, entries)
  if (difference) throw new Error(formatDifference(difference))
  return {
    entries,
    points: record?.points ?? 0,
    earnedPoints: record?.earnedPoints ?? 0,
    spentCents: record?.spentCents ?? 0,
  }
}
