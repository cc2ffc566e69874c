import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { LocationCode } from '#shared/locations/index'
import { DISCOUNT_CODE_DAYS } from '#shared/rules/codes'
import type { IssuedCode } from '#shared/rules/codes'
import { comparePointsCost, compareTierThreshold, deductRewardPoints } from '#shared/rules/loyalty'
import { issueCode } from '../discounts/store'
import { runOptimisticWrite } from '../runtime/decide'
import { getItem, queryAll, table, tableName } from '../runtime/table'
import type { WriteStep } from '../runtime/transact'
import { LoyaltyAccountRecord, LedgerEntryRecord, loyaltyKeys, RewardRecord, TierRecord } from './records'
import { addToAccount, bookPosting } from './store-ledger'

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
