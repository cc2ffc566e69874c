import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod/mini'
import { listGroupLocations } from '#shared/locations/group-data'
import {
  comparePointsCost,
  compareTierThreshold,
  getMemberTerms,
  getTier,
  type GiveAways,
  type MemberTerms,
} from '#shared/loyalty/loyalty'
import type { LoyaltyReward } from '#shared/loyalty/contract'
import {
  RewardsProgram,
  describeProgramChange,
  programRoutes,
  type RewardInput,
  type UpdateRewardsProgramRequest,
} from '#shared/loyalty/program-contract'
import { centsToDecimal, toCents } from '#shared/platform/money'
import { createEditConflict, isLoggedAt, logChange, presentChange } from '../../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler } from '../../platform/change-log/records'
import { parseItems } from '../../platform/table/parse-items'
import { getItem, getKey, queryAll, tableName, type Item } from '../../platform/table/table'
import { ifUnchanged, runOptimisticWrite, type WriteStep } from '../../platform/table/transaction'
import { LoyaltyAccountRecord, ProgramTermsRecord, RewardRecord, TierRecord, loyaltyKeys } from '../records'

export type Program = GiveAways & {
  /** Lowest first. */
  readonly tiers: readonly TierRecord[]
  /** Cheapest first. */
  readonly rewards: readonly RewardRecord[]
  readonly pointsPerDollar: number
  readonly version: number
}

const ofType = (items: readonly Item[], type: string) => items.filter((item) => item['type'] === type)

function parseProgram(items: readonly Item[]): Program {
  const { pointsPerDollar, firstOrderPercent, ratingPercent, referralPoints, version } = ProgramTermsRecord.parse(
    ofType(items, 'ProgramTerms')[0] ?? { type: 'ProgramTerms' },
  )
  return {
    tiers: parseItems(TierRecord, ofType(items, 'Tier')).sort(compareTierThreshold),
    rewards: parseItems(RewardRecord, ofType(items, 'Reward')).sort(comparePointsCost),
    pointsPerDollar,
    firstOrderPercent,
    ratingPercent,
    referralPoints,
    version,
  }
}

const queryProgram = () =>
  queryAll({
    KeyConditionExpression: 'pk = :programme',
    ExpressionAttributeValues: { ':programme': loyaltyKeys.programme() },
  })

/** Returns the loyalty program: points, tiers and rewards. */
export const getLoyaltyProgram = async (): Promise<Program> => parseProgram(await queryProgram())

/** Returns what is given away now. */
export const getGiveAways = async (): Promise<GiveAways> =>
  ProgramTermsRecord.parse((await getItem(loyaltyKeys.terms())) ?? { type: 'ProgramTerms' })

/**
 * Returns what an order placed now earns and whether its delivery is free. The order keeps these
 * terms. Of guests only the program counts.
 */
export async function getPlacementTerms(userId: string | undefined): Promise<MemberTerms> {
  const [program, account] = await Promise.all([
    getLoyaltyProgram(),
    userId === undefined ? undefined : getItem(loyaltyKeys.account(userId)),
  ])
  if (userId === undefined) return getMemberTerms(program.pointsPerDollar, undefined)
  // A damaged account costs its tier's benefit, not the order.
  const [{ spentCents } = { spentCents: 0 }] = account ? parseItems(LoyaltyAccountRecord, [account]) : []
  return getMemberTerms(program.pointsPerDollar, getTier(spentCents, program.tiers))
}

export const presentReward = ({ discountAmountCents, ...reward }: RewardRecord): z.input<typeof LoyaltyReward> => ({
  ...reward,
  discountAmount: discountAmountCents === null ? null : centsToDecimal(discountAmountCents),
})

/** Presents the program for the desk. */
export const presentProgram = ({ tiers, rewards, ...terms }: Program): RewardsProgram =>
  RewardsProgram.parse({
    ...terms,
    rewards: rewards.toSorted(comparePointsCost).map(presentReward),
    tiers: tiers.toSorted(compareTierThreshold).map(({ name, minimumSpentCents, benefit }) => ({
      name,
      from: centsToDecimal(minimumSpentCents),
      benefit,
    })),
  })

/** Returns the program for the desk. */
export const getRewardsProgram = async (): Promise<RewardsProgram> => presentProgram(await getLoyaltyProgram())

function toRewardRecord({ name, description, pointsCost, ...reward }: RewardInput, id: number): RewardRecord {
  const { discountPercent = null, discountAmount = null } = reward
  const shared = { type: 'Reward', id, name, description, pointsCost } as const
  return discountPercent === null
    ? {
        ...shared,
        rewardType: 'discount_amount',
        discountPercent: null,
        discountAmountCents: toCents(discountAmount ?? '0'),
      }
    : { ...shared, rewardType: 'discount_percent', discountPercent, discountAmountCents: null }
}

/** Gives each reward its id: the one that was sent, once, or the next one. */
function toRewardRecords(rewards: readonly RewardInput[], before: readonly RewardRecord[]): readonly RewardRecord[] {
  const given = new Set<number>()
  let last = Math.max(0, ...before.map(({ id }) => id), ...rewards.map(({ id = 0 }) => id))
  return rewards.map((reward) => {
    const id = reward.id !== undefined && !given.has(reward.id) ? reward.id : (last += 1)
    given.add(id)
    return toRewardRecord(reward, id)
  })
}

const toProgram = (
  { pointsPerDollar, rewards, tiers, version, ...given }: UpdateRewardsProgramRequest,
  before: Program,
): Program => ({
  pointsPerDollar,
  firstOrderPercent: given.firstOrderPercent ?? before.firstOrderPercent,
  ratingPercent: given.ratingPercent ?? before.ratingPercent,
  referralPoints: given.referralPoints ?? before.referralPoints,
  rewards: [...toRewardRecords(rewards, before.rewards)].sort(comparePointsCost),
  tiers: tiers
    .map(({ name, from, benefit }): TierRecord => ({ type: 'Tier', name, minimumSpentCents: toCents(from), benefit }))
    .sort(compareTierThreshold),
  version: version + 1,
})

const formatKey = ({ pk, sk }: { readonly pk: string; readonly sk: string }) => `${pk} ${sk}`

/** Returns the steps that replace the program's records, also damaged ones. */
function replaceRecords(items: readonly Item[], before: Program, after: Program): readonly WriteStep[] {
  const records = [
    ...after.tiers.map((tier) => ({ ...loyaltyKeys.tier(tier.name), ...tier })),
    ...after.rewards.map((reward) => ({ ...loyaltyKeys.reward(reward.id), ...reward })),
  ]
  const standing = new Map<string, TierRecord | RewardRecord>([
    ...before.tiers.map((tier) => [formatKey(loyaltyKeys.tier(tier.name)), tier] as const),
    ...before.rewards.map((reward) => [formatKey(loyaltyKeys.reward(reward.id)), reward] as const),
  ])
  const remaining = new Set(records.map(formatKey))
  const gone = items.filter((item) => item['type'] !== 'ProgramTerms' && !remaining.has(formatKey(getKey(item))))
  return [
    ...records
      .filter(({ pk, sk, ...record }) => !isDeepStrictEqual(standing.get(formatKey({ pk, sk })), record))
      .map((Item) => ({ write: { Put: { TableName: tableName(), Item } } })),
    ...gone.map((item) => ({ write: { Delete: { TableName: tableName(), Key: getKey(item) } } })),
  ]
}

type ProgramUpdate = {
  readonly body: UpdateRewardsProgramRequest
  readonly by: string
  readonly now: Date
  readonly extraSteps: (after: RewardsProgram, entries: readonly ChangeRecord[]) => readonly WriteStep[]
}

/**
 * Changes the program and logs the change at every location.
 * @throws Problem `changed-meanwhile` if `version` is not the current one
 */
export const updateProgram = ({ body, by, now, extraSteps }: ProgramUpdate) =>
  runOptimisticWrite(queryProgram, (items) => {
    const before = parseProgram(items)
    if (before.version !== body.version) throw createEditConflict(presentProgram(before))
    const next = toProgram(body, before)
    const [was, after] = [presentProgram(before), presentProgram(next)]
    const { steps, entries } = logChange({
      locations: listGroupLocations(),
      kind: 'rewards',
      subjectId: 'rewards',
      title: describeProgramChange(was, after),
      before: was,
      after,
      by,
      now,
    })
    const update = {
      TableName: tableName(),
      Key: loyaltyKeys.terms(),
      UpdateExpression:
        'SET #type = :type, pointsPerDollar = :points, firstOrderPercent = :first, ratingPercent = :rating, referralPoints = :referral, version = :next',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':type': 'ProgramTerms',
        ':points': next.pointsPerDollar,
        ':first': next.firstOrderPercent,
        ':rating': next.ratingPercent,
        ':referral': next.referralPoints,
        ':next': next.version,
      },
    }
    const stored = ofType(items, 'ProgramTerms')[0]?.['version']
    const write: WriteStep = { write: { Update: ifUnchanged(update, { version: stored }) } }
    return {
      steps: [write, ...replaceRecords(items, before, next), ...steps, ...extraSteps(after, entries)],
      answer: { after, entries },
    }
  })

/** Restores the program from before a logged change. */
export const undoProgram: UndoHandler = async ({ change, location, by, now, extraSteps }) => {
  const { before, after } = presentChange(change)
  const { version } = RewardsProgram.parse(after)
  const earlier = RewardsProgram.parse(before)
  const findEntry = (entries: readonly ChangeRecord[]): ChangeRecord => {
    const entry = entries.find(isLoggedAt(location))
    if (!entry) throw new Error('The log of this location has no entry for the change')
    return entry
  }
  const { entries } = await updateProgram({
    body: programRoutes.updateRewardsProgram.body.parse({ ...earlier, version }),
    by,
    now,
    extraSteps: (_after, made) => extraSteps(findEntry(made)),
  })
  return findEntry(entries)
}
