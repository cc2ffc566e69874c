import { Problem } from '#shared/platform/problem'
import { deductRewardPoints } from '#shared/loyalty/loyalty'
import type { PointsPosting } from '#shared/loyalty/points-postings'
import {
  buildPutIfAbsent,
  ifUnchanged,
  keepUnchanged,
  runOptimisticWrite,
  type WriteStep,
} from '../platform/table/transaction'
import { getItem, getItemLookup, queryAll, table, tableName } from '../platform/table/table'
import { LedgerEntryRecord, LoyaltyAccountRecord, loyaltyKeys, type RewardRecord } from './records'
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { LocationCode } from '#shared/locations/index'
import {
  DISCOUNT_CODE_DAYS,
  getDiscountCodeState,
  normalizeDiscountCode,
  type IssuedCode,
} from '#shared/payments/discount-codes'
import { issueCode } from '../payments/codes/code-repository'
import { expireUnspentCode } from '../payments/codes/code-uses'
import { CodeRecord, codeKeys } from '../payments/codes/records'
import { parseItems } from '../platform/table/parse-items'
import { DAY_MS } from '#shared/platform/durations'

type AccountChange = Pick<PointsPosting, 'at' | 'points' | 'earnedPoints' | 'spentCents'>

/** Builds the update that adds to an account and creates it on first use. */
const addToAccount = (userId: string, { at, points, earnedPoints, spentCents }: AccountChange) => ({
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
 * Returns the steps that book a posting once: its ledger entry and the account's sums. With
 * `expectedPoints`, they fail if the account has another number of points.
 */
export function bookPosting(
  userId: string,
  posting: PointsPosting & Pick<LedgerEntryRecord, 'counts'>,
  expectedPoints?: number,
): readonly WriteStep[] {
  const { id, at, description, points, counts } = posting
  const entry: LedgerEntryRecord = { type: 'LedgerEntry', id, description, points, createdAt: at, counts }
  const sums = addToAccount(userId, posting)
  const line = { Put: buildPutIfAbsent({ ...loyaltyKeys.entry(userId, at, id), ...entry }) }
  if (expectedPoints !== undefined)
    return [{ write: line }, { write: { Update: ifUnchanged(sums, { points: expectedPoints }) } }]
  return [{ write: line, onConflict: 'already' }, { write: { Update: sums } }]
}

/** Returns a user's account and creates it on first use. */
export async function getOrCreateAccount(userId: string, now: Date): Promise<LoyaltyAccountRecord> {
  const item = await getItem(loyaltyKeys.account(userId))
  if (item) return LoyaltyAccountRecord.parse(item)
  const emptyChange = { at: now.toISOString(), points: 0, earnedPoints: 0, spentCents: 0 }
  const { Attributes } = await table.send(
    new UpdateCommand({ ...addToAccount(userId, emptyChange), ReturnValues: 'ALL_NEW' }),
  )
  return LoyaltyAccountRecord.parse(Attributes)
}

const ENTRY = 'ENTRY#'

/**
 * Returns a page of a user's ledger, newest first. `next` is the cursor of the next page, if any.
 */
export async function listLedgerEntries(
  userId: string,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<{ entries: LedgerEntryRecord[]; next: string | undefined }> {
  const pk = loyaltyKeys.partition(userId)
  const page = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :account AND begins_with(sk, :entry)',
      ExpressionAttributeValues: { ':account': pk, ':entry': ENTRY },
      ScanIndexForward: false,
      Limit: limit,
      ...(after !== undefined && { ExclusiveStartKey: { pk, sk: ENTRY + after } }),
    }),
  )
  const lastKey: unknown = page.LastEvaluatedKey?.['sk']
  return {
    entries: parseItems(LedgerEntryRecord, page.Items ?? []),
    next: typeof lastKey === 'string' ? lastKey.slice(ENTRY.length) : undefined,
  }
}

type Redemption = {
  readonly userId: string
  readonly reward: RewardRecord
  readonly site: IssuedCode['site']
  /** The location of the redemption, where the points and the code count. */
  readonly location: LocationCode
  readonly now: Date
}

export type RedeemedReward = { readonly code: string; readonly account: LoyaltyAccountRecord }

const toDiscount = (reward: RewardRecord): IssuedCode['discount'] =>
  reward.rewardType === 'discount_percent'
    ? { percent: reward.discountPercent }
    : { amountCents: reward.discountAmountCents }

/** Maximum unused reward codes of an account. Withdrawn points may expire them one by one. */
const MAX_UNUSED_CODES = 50

/** @throws Problem `invalid-input` if the account has too many unused reward codes */
async function assertRoomForCode(userId: string, now: Date): Promise<void> {
  if ((await listRevocableRedemptions(userId, now)).length >= MAX_UNUSED_CODES)
    throw new Problem('invalid-input', `You have ${MAX_UNUSED_CODES} reward codes. Please use one of them first.`)
}

/**
 * Deducts a reward's points, writes the ledger and issues the code in one transaction.
 * @throws Problem `insufficient-points`, or `invalid-input` for too many unused codes
 */
export const redeemReward = (
  { userId, reward, site, location, now }: Redemption,
  extraSteps: (redeemed: RedeemedReward) => readonly WriteStep[],
): Promise<RedeemedReward> =>
  runOptimisticWrite(
    async () => {
      await assertRoomForCode(userId, now)
      return getOrCreateAccount(userId, now)
    },
    (account) => {
      const points = deductRewardPoints(account.points, reward)
      const { code, issue } = issueCode({
        title: reward.name,
        discount: toDiscount(reward),
        ownerId: userId,
        holderId: userId,
        days: DISCOUNT_CODE_DAYS.reward,
        site,
        location,
        now,
      })
      const redeemed = { code, account: { ...account, points } }
      const counts = { at: location, as: 'redeemed' } as const
      const deduction = { points: -reward.pointsCost, earnedPoints: 0, spentCents: 0 }
      const posting = { id: code, at: now.toISOString(), description: `Redeemed: ${reward.name}`, counts, ...deduction }
      return {
        steps: [...bookPosting(userId, posting, account.points), issue, ...extraSteps(redeemed)],
        answer: redeemed,
      }
    },
  )

/** Returns the redemptions whose codes have not expired, newest first. */
async function listRedemptions(userId: string, now: Date): Promise<readonly LedgerEntryRecord[]> {
  const since = new Date(now.getTime() - DISCOUNT_CODE_DAYS.reward * DAY_MS).toISOString()
  const items = await queryAll({
    KeyConditionExpression: 'pk = :account AND sk BETWEEN :from AND :to',
    // `~` sorts after every time.
    ExpressionAttributeValues: {
      ':account': loyaltyKeys.partition(userId),
      ':from': ENTRY + since,
      ':to': `${ENTRY}~`,
    },
    ConsistentRead: true,
  })
  const entries = parseItems(LedgerEntryRecord, items)
  return entries.filter(({ counts, points }) => counts?.as === 'redeemed' && points < 0).reverse()
}

async function isInDebt(userId: string): Promise<boolean> {
  const account = await getItem(loyaltyKeys.account(userId))
  return account !== undefined && LoyaltyAccountRecord.parse(account).points < 0
}

/** Returns the redemptions with an unused code, newest first. */
async function listRevocableRedemptions(userId: string, now: Date): Promise<readonly LedgerEntryRecord[]> {
  const redemptions = await listRedemptions(userId, now)
  const keyOf = ({ id }: LedgerEntryRecord) => codeKeys.code(normalizeDiscountCode(id))
  const findCode = await getItemLookup(redemptions.map(keyOf))
  return redemptions.filter((redemption) => {
    const code = findCode(keyOf(redemption))
    return code !== undefined && getDiscountCodeState(CodeRecord.parse(code), now) === 'unused'
  })
}

/** Revokes a redemption if the account is below zero. Returns whether it was. */
const revokeInDebt = (userId: string, redemption: LedgerEntryRecord, now: Date): Promise<boolean> =>
  runOptimisticWrite(
    () => isInDebt(userId),
    (isNeeded) => {
      if (!isNeeded) return keepUnchanged(false)
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
        answer: true,
      }
    },
  )

/**
 * Expires unused reward codes, newest first, and credits their points, while the account is below
 * zero. So codes paid with withdrawn points cannot be used (docs/product/loyalty.md#rewards).
 */
export async function settlePointsDebt(userId: string, now: Date): Promise<void> {
  if (!(await isInDebt(userId))) return
  for (const redemption of await listRevocableRedemptions(userId, now))
    if (!(await revokeInDebt(userId, redemption, now))) return
}

/** Returns the id of the ledger entry that credits the points of an expired code. */
export const getExpiredCodeEntryId = (code: string): string => `ended-${code}`
