import { getDiscountCodeState, normalizeDiscountCode } from '#shared/rules/codes'
import { codeKeys, CodeRecord } from '../discounts/records'
import { expireUnspentCode } from '../discounts/store'
import { keepUnchanged, runOptimisticWrite } from '../runtime/decide'
import { getItem, getItemLookup, queryAll } from '../runtime/table'
import { LoyaltyAccountRecord, LedgerEntryRecord, loyaltyKeys } from './records'
import { bookPosting } from './store-ledger'

/** The redemptions in an account's ledger, newest first. */
async function redemptionsOf(userId: string): Promise<readonly LedgerEntryRecord[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :account AND begins_with(sk, :entry)',
    ExpressionAttributeValues: { ':account': loyaltyKeys.partition(userId), ':entry': 'ENTRY#' },
    ConsistentRead: true,
  })
  const entries = items.map((item) => LedgerEntryRecord.parse(item))
  return entries.filter(({ counts, points }) => counts?.as === 'redeemed' && points < 0).reverse()
}

/**
 * The newest redemption whose code can still be used, of an account whose points are below zero.
 */
async function redemptionToEnd(userId: string, now: Date): Promise<LedgerEntryRecord | undefined> {
  const account = await getItem(loyaltyKeys.account(userId))
  if (!account || LoyaltyAccountRecord.parse(account).points >= 0) return undefined
  const redemptions = await redemptionsOf(userId)
  const keyOf = ({ id }: LedgerEntryRecord) => codeKeys.code(normalizeDiscountCode(id))
  const codeAt = await getItemLookup(redemptions.map(keyOf))
  return redemptions.find((redemption) => {
    const code = codeAt(keyOf(redemption))
    return code !== undefined && getDiscountCodeState(CodeRecord.parse(code), now) === 'unused'
  })
}

/**
 * Ends unused reward codes, newest first, and credits their points until the account is not below
 * zero: after points were taken back, no code stays that they had paid for
 * (docs/product/loyalty.md#rewards).
 */
export async function settlePointsDebt(userId: string, now: Date): Promise<void> {
  const isSettled = await runOptimisticWrite(
    () => redemptionToEnd(userId, now),
    (redemption) => {
      if (!redemption) return keepUnchanged(true)
      const { id: code, points, description, counts } = redemption
      const at = now.toISOString()
      const credit = {
        id: getExpiredCodeEntryId(code),
        at,
        description: `${description}: taken back`,
        points: -points,
        earnedPoints: 0,
        spentCents: 0,
        counts,
      }
      return {
        steps: [expireUnspentCode(normalizeDiscountCode(code), at), ...bookPosting(userId, credit)],
        answer: false,
      }
    },
  )
  if (!isSettled) await settlePointsDebt(userId, now)
}

/** The ledger entry that credits the points of a code that was ended. */
export const getExpiredCodeEntryId = (code: string): string => `ended-${code}`
