import { codeState, normaliseCode } from '#shared/rules/codes'
import { codeKeys, CodeRecord } from '../discounts/records'
import { endUnspentCode } from '../discounts/store'
import { asItIs, decide } from '../runtime/decide'
import { getItem, itemsAt, queryAll } from '../runtime/table'
import { AccountRecord, EntryRecord, loyaltyKeys } from './records'
import { book } from './store-ledger'

/** The redemptions in an account's ledger, newest first. */
async function redemptionsOf(userId: string): Promise<readonly EntryRecord[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :account AND begins_with(sk, :entry)',
    ExpressionAttributeValues: { ':account': loyaltyKeys.partition(userId), ':entry': 'ENTRY#' },
    ConsistentRead: true,
  })
  const entries = items.map((item) => EntryRecord.parse(item))
  return entries.filter(({ counts, points }) => counts?.as === 'redeemed' && points < 0).reverse()
}

/**
 * The newest redemption whose code can still be used, of an account whose points are below zero.
 */
async function redemptionToEnd(userId: string, now: Date): Promise<EntryRecord | undefined> {
  const account = await getItem(loyaltyKeys.account(userId))
  if (!account || AccountRecord.parse(account).points >= 0) return undefined
  const redemptions = await redemptionsOf(userId)
  const keyOf = ({ id }: EntryRecord) => codeKeys.code(normaliseCode(id))
  const codeAt = await itemsAt(redemptions.map(keyOf))
  return redemptions.find((redemption) => {
    const code = codeAt(keyOf(redemption))
    return code !== undefined && codeState(CodeRecord.parse(code), now) === 'unused'
  })
}

/**
 * Ends unused reward codes, newest first, and credits their points until the account is not below
 * zero: after points were taken back, no code stays that they had paid for
 * (docs/product/loyalty.md#rewards).
 */
export async function settleDebt(userId: string, now: Date): Promise<void> {
  const isSettled = await decide(
    () => redemptionToEnd(userId, now),
    (redemption) => {
      if (!redemption) return asItIs(true)
      const { id: code, points, description, counts } = redemption
      const at = now.toISOString()
      const credit = {
        id: endedId(code),
        at,
        description: `${description}: taken back`,
        points: -points,
        earnedPoints: 0,
        spentCents: 0,
        counts,
      }
      return { steps: [endUnspentCode(normaliseCode(code), at), ...book(userId, credit)], answer: false }
    },
  )
  if (!isSettled) await settleDebt(userId, now)
}

/** The ledger entry that credits the points of a code that was ended. */
export const endedId = (code: string): string => `ended-${code}`
