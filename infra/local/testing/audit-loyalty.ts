import * as z from 'zod/mini'
import { AccountRecord, EntryRecord, loyaltyKeys } from '#functions/loyalty/records'
import { queryAll } from '#functions/runtime/table'

/** A user's ledger and account as they are kept; fails unless the ledger's sum is the balance. */
export async function auditLoyalty(userId: string) {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :account',
    ExpressionAttributeValues: { ':account': loyaltyKeys.partition(userId) },
    ConsistentRead: true,
  })
  const account = items.find(({ type }) => type === 'LoyaltyAccount')
  const entries = z.array(EntryRecord).parse(items.filter(({ type }) => type === 'LedgerEntry'))
  const sum = entries.reduce((total, { points }) => total + points, 0)
  const record = account && AccountRecord.parse(account)
  if (sum !== (record?.points ?? 0)) {
    throw new Error(`The ledger of ${userId} says ${sum}, its account ${record?.points ?? 'nothing'}.`)
  }
  return { entries, points: sum, earnedPoints: record?.earnedPoints ?? 0, spentCents: record?.spentCents ?? 0 }
}
