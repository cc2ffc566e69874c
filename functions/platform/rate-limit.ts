import {
  addressLimitsPerHour,
  getAddressLimit,
  getLimitWindow,
  globalLimitsPerMinute,
  visitorLimitsPerMinute,
  type LimitPeriod,
  type TokenBucketLimit,
} from '#shared/platform/rate-limits'
import { createHash } from 'node:crypto'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { Problem } from '#shared/platform/problem'
import { isUnlimited } from '#shared/accounts/access'
import { locations } from '#shared/locations/index'
import type { LimitName } from '#shared/platform/route'
import { listCountedNetworks } from './session/client-address'
import { getEnvironment } from './environment'
import type { Caller } from './session/session'
import { table, tableName } from './table/table'
import { expiresAfter } from './table/expiry'

type Bucket = { left: number; at: number }

/**
 * Returns in-memory token buckets, one for each name. Only the `most` recently used buckets are
 * stored; a name whose bucket was dropped starts with a full one.
 */
export function createTokenBuckets({ perSecond, burst }: TokenBucketLimit, most = 5000) {
  const buckets = new Map<string, Bucket>()

  function refill(name: string, now: number): Bucket {
    const previous = buckets.get(name) ?? { left: burst, at: now }
    const seconds = Math.max(0, now - previous.at) / 1000
    const bucket = { left: Math.min(burst, previous.left + seconds * perSecond), at: now }
    // Inserting again moves the bucket to the end of the map, so the first is the least recently
    // used.
    buckets.delete(name)
    buckets.set(name, bucket)
    for (const oldest of buckets.keys()) {
      if (buckets.size <= most) break
      buckets.delete(oldest)
    }
    return bucket
  }

  return {
    /** Returns the whole seconds until a token is available; 0 if one is available now. */
    wait: (name: string, now: number): number => {
      const { left } = refill(name, now)
      return left >= 1 ? 0 : Math.max(1, Math.ceil((1 - left) / perSecond))
    },
    take: (name: string, now: number): void => {
      refill(name, now).left -= 1
    },
    size: (): number => buckets.size,
  }
}

/** How long a count outlives its period. */
const SPARE_SECONDS = 60

/** Returns a short hash, for keys that must not hold the text itself. */
export const hashShort = (text: string, length: number) =>
  createHash('sha256').update(text).digest('base64url').slice(0, length)

type CountedRequest = { readonly caller: Caller; readonly address: string; readonly now: Date }

/** Returns the id that requests are counted by; undefined for a browser without a cookie. */
export const getCountedVisitor = ({ user, visitorId, isNewVisitor }: Caller): string | undefined =>
  user?.id ?? (isNewVisitor ? undefined : visitorId)

/**
 * All callers of an address without a cookie count as one visitor, so omitting it gains nothing.
 */
const COOKIELESS = 'cookieless'

type Count = {
  /** What is counted, such as `orders`. */
  readonly name: string
  /** The address, or `ALL`. */
  readonly group: string
  readonly max: number
  readonly now: Date
  readonly period?: LimitPeriod
  /** What this event adds to the group's count; 1 by default. */
  readonly amount?: number
  /** A member of the group with a limit of its own: a visitor, a connection. */
  readonly member?: { readonly id: string; readonly max: number }
}

const getCountKey = ({ name, group, now, period = 'minute' }: Count) => ({
  pk: `CALLS#${name}#${group}#${period === 'minute' ? '' : `${period.toUpperCase()}#`}${getLimitWindow(now, period).index}`,
  sk: 'COUNT',
})

const getMemberName = ({ id }: { readonly id: string }) => `by-${hashShort(id, 12)}`

/**
 * Counts one event for a group and for one member of it, in one conditional update. Returns false
 * and counts nothing if either has reached its limit in the current period.
 */
export async function countWithinLimit(count: Count): Promise<boolean> {
  const { max, now, period, amount = 1, member } = count
  const isBelow = (counter: string, limit: string) => `(attribute_not_exists(${counter}) OR ${counter} < ${limit})`
  const { secondsLeft } = getLimitWindow(now, period)
  try {
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: getCountKey(count),
        UpdateExpression: `ADD #calls :amount${member ? ', #member :one' : ''} SET #type = :type, expiresAt = :expiresAt`,
        ConditionExpression: isBelow('#calls', ':max') + (member ? ` AND ${isBelow('#member', ':memberMax')}` : ''),
        ExpressionAttributeNames: {
          '#type': 'type',
          '#calls': 'calls',
          ...(member && { '#member': getMemberName(member) }),
        },
        ExpressionAttributeValues: {
          ':amount': amount,
          ':type': 'CallCount',
          ':expiresAt': expiresAfter(now, secondsLeft + SPARE_SECONDS),
          ':max': max,
          ...(member && { ':one': 1, ':memberMax': member.max }),
        },
      }),
    )
    return true
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    return false
  }
}

/**
 * Counts a request towards a limit (docs/product/calls.md#limits): for address and visitor in this
 * minute, for the address in this hour, for its /48 network, and last for all callers together. In
 * this sequence, one caller can't exhaust a shared limit.
 * @throws Problem `too-many-requests`
 */
export async function countRequest(limit: LimitName, request: CountedRequest): Promise<void> {
  for (const count of listCounts(limit, request))
    if (!(await countWithinLimit(count)))
      throw createTooManyRequests(getLimitWindow(count.now, count.period).secondsLeft)
}

/** Returns the counts of a request; none for a caller without limits. */
function listCounts(limit: LimitName, { caller, address, now }: CountedRequest): readonly Count[] {
  if (getEnvironment().RATE_LIMITS === 'off' || isUnlimited(caller.user, locations)) return []
  const visitor = { id: getCountedVisitor(caller) ?? COOKIELESS, max: visitorLimitsPerMinute[limit] }
  return [
    ...listCountedNetworks(address).flatMap(({ network, factor }): Count[] => {
      const shared = { name: limit, group: hashShort(network, 22), now }
      const member = network === address ? visitor : undefined
      return [
        { ...shared, max: getAddressLimit(limit) * factor, member },
        { ...shared, max: addressLimitsPerHour[limit] * factor, period: 'hour' },
      ]
    }),
    ...(globalLimitsPerMinute[limit] === undefined
      ? []
      : [{ name: limit, group: 'ALL', max: globalLimitsPerMinute[limit], now }]),
  ]
}

const uncount = (count: Count) =>
  table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: getCountKey(count),
      UpdateExpression: `ADD #calls :less${count.member ? ', #member :less' : ''}`,
      ExpressionAttributeNames: {
        '#calls': 'calls',
        ...(count.member && { '#member': getMemberName(count.member) }),
      },
      ExpressionAttributeValues: { ':less': -1 },
    }),
  )

/**
 * Tries a secret. Each try is counted before it, so that simultaneous ones don't exceed the limit,
 * and no longer once it turns out to be right. Beyond the limit a right one is rejected, too.
 * @throws Problem `too-many-requests`, or what `attempt` throws: `not-found` for a wrong one
 */
export async function countWrongTries<Result>(
  limit: LimitName,
  request: CountedRequest,
  attempt: () => Promise<Result>,
): Promise<Result> {
  await countRequest(limit, request)
  const [outcome] = await Promise.allSettled([attempt()])
  const isWrong =
    outcome.status === 'rejected' && outcome.reason instanceof Problem && outcome.reason.code === 'not-found'
  if (!isWrong) await Promise.all(listCounts(limit, request).map(uncount))
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

/** Builds the 429 problem. */
export const createTooManyRequests = (retryAfterSeconds: number): Problem =>
  new Problem('too-many-requests', 'Too many requests at once. Please wait a moment and try again.', {
    retryAfterSeconds,
  })
