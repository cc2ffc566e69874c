import { comparePointsCost, compareTierThreshold, deductRewardPoints } from '#shared/loyalty/loyalty'
import type { PointsPosting } from '#shared/loyalty/loyalty'
import { buildPutIfAbsent, ifUnchanged, keepUnchanged, runOptimisticWrite } from '../platform/table/transaction'
import type { WriteStep } from '../platform/table/transaction'
import { getItem, getItemLookup, queryAll, table, tableName } from '../platform/table/table'
import { LedgerEntryRecord, LoyaltyAccountRecord, RewardRecord, TierRecord, loyaltyKeys } from './records'
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { LocationCode } from '#shared/locations/index'
import { DISCOUNT_CODE_DAYS, getDiscountCodeState, normalizeDiscountCode } from '#shared/payments/discount-codes'
import type { IssuedCode } from '#shared/payments/discount-codes'
import { expireUnspentCode, issueCode } from '../payments/code-repository'
import { CodeRecord, codeKeys } from '../payments/records'

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

/** The programme's tiers, lowest first, and rewards, cheapest first, in one query. */
export async function getLoyaltyProgram(): Promise<{ tiers: TierRecord[]; rewards: RewardRecord[] }> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :programme',
    ExpressionAttributeValues: { ':programme': loyaltyKeys.programme },
  })
  return {
    tiers: items
      .filter(({ type }) => type === 'Tier')
      .map((item) => TierRecord.parse(item))
      .sort(compareTierThreshold),
    rewards: items
      .filter(({ type }) => type === 'Reward')
      .map((item) => RewardRecord.parse(item))
      .sort(comparePointsCost),
  }
}

/** A user's account, made on first use. */
export async function getOrCreateAccount(userId: string, now: Date): Promise<LoyaltyAccountRecord> {
  const item = await getItem(loyaltyKeys.account(userId))
  if (item) return LoyaltyAccountRecord.parse(item)
  const nothing = { at: now.toISOString(), points: 0, earnedPoints: 0, spentCents: 0 }
  const { Attributes } = await table.send(
    new UpdateCommand({ ...addToAccount(userId, nothing), ReturnValues: 'ALL_NEW' }),
  )
  return LoyaltyAccountRecord.parse(Attributes)
}

const ENTRY = 'ENTRY#'

/** A page of a user's ledger, newest first, and where the next one begins, if there is one. */
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
  const last: unknown = page.LastEvaluatedKey?.['sk']
  return {
    entries: (page.Items ?? []).map((item) => LedgerEntryRecord.parse(item)),
    next: typeof last === 'string' ? last.slice(ENTRY.length) : undefined,
  }
}

type Redemption = {
  readonly userId: string
  readonly reward: RewardRecord
  readonly site: IssuedCode['site']
  /** Where it is redeemed: there the points and the code count. */
  readonly location: LocationCode
  readonly now: Date
}

export type RedeemedReward = { readonly code: string; readonly account: LoyaltyAccountRecord }

const discountOf = (reward: RewardRecord): IssuedCode['discount'] =>
  reward.rewardType === 'discount_percent'
    ? { percent: reward.discountPercent }
    : { amountCents: reward.discountAmountCents }

/**
 * Takes a reward's points if they are there, writes the ledger and issues the code, all in one
 * transaction with the steps that go `alongside`; throws `insufficient-points`.
 */
export const redeemReward = (
  { userId, reward, site, location, now }: Redemption,
  alongside: (redeemed: RedeemedReward) => readonly WriteStep[],
): Promise<RedeemedReward> =>
  runOptimisticWrite(
    () => getOrCreateAccount(userId, now),
    (account) => {
      const points = deductRewardPoints(account.points, reward)
      const { code, issue } = issueCode({
        title: reward.name,
        discount: discountOf(reward),
        ownerId: userId,
        holderId: userId,
        days: DISCOUNT_CODE_DAYS.reward,
        site,
        location,
        now,
      })
      const redeemed = { code, account: { ...account, points } }
      const counts = { at: location, as: 'redeemed' } as const
      const taken = { points: -reward.pointsCost, earnedPoints: 0, spentCents: 0 }
      const posting = { id: code, at: now.toISOString(), description: `Redeemed: ${reward.name}`, counts, ...taken }
      return {
        steps: [...bookPosting(userId, posting, account.points), issue, ...alongside(redeemed)],
        answer: redeemed,
      }
    },
  )

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
