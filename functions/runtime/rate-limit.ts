import { createHash } from 'node:crypto'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { Problem } from '#shared/problem'
import { isStaff } from '#shared/rules/access'
import {
  addressLimitsPerHour,
  getAddressLimit,
  globalLimitsPerMinute,
  getLimitWindow,
  visitorLimitsPerMinute,
} from '#shared/rules/rate-limits'
import type { LimitPeriod } from '#shared/rules/rate-limits'
import type { LimitName } from '#shared/terms/limits'
import { getEnvironment } from './environment'
import type { Caller } from './session'
import { table, tableName } from './table'

/** How long a count outlives its period. */
const SPARE_SECONDS = 60

/** Returns a short hash, for keys that must not hold the text itself. */
export const hashShort = (text: string, length: number) =>
  createHash('sha256').update(text).digest('base64url').slice(0, length)

type Visit = { readonly caller: Caller; readonly address: string; readonly now: Date }

/** The visitor that calls are counted for; undefined for a browser without a cookie. */
export const getCountedVisitor = ({ user, visitorId, isNewVisitor }: Caller): string | undefined =>
  user?.id ?? (isNewVisitor ? undefined : visitorId)

/**
 * All callers of an address without a cookie are one visitor: leaving out the cookie gains
 * nothing.
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
  /** A member of the group with a limit of its own: a visitor, a connection. */
  readonly member?: { readonly id: string; readonly max: number }
}

/**
 * Counts for a group and, in the same conditional update, for one member of it. Returns false and
 * counts nothing where either has reached its limit in the current period.
 */
export async function countWithinLimit({ name, group, max, now, period = 'minute', member }: Count): Promise<boolean> {
  const isBelow = (count: string, limit: string) => `(attribute_not_exists(${count}) OR ${count} < ${limit})`
  const { index, secondsLeft } = getLimitWindow(now, period)
  try {
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: { pk: `CALLS#${name}#${group}#${period === 'hour' ? 'HOUR#' : ''}${index}`, sk: 'COUNT' },
        UpdateExpression: `ADD #calls :one${member ? ', #member :one' : ''} SET #type = :type, expiresAt = :expiresAt`,
        ConditionExpression: isBelow('#calls', ':max') + (member ? ` AND ${isBelow('#member', ':memberMax')}` : ''),
        ExpressionAttributeNames: {
          '#type': 'type',
          '#calls': 'calls',
          ...(member && { '#member': `by-${hashShort(member.id, 12)}` }),
        },
        ExpressionAttributeValues: {
          ':one': 1,
          ':type': 'CallCount',
          ':expiresAt': Math.floor(now.getTime() / 1000) + secondsLeft + SPARE_SECONDS,
          ':max': max,
          ...(member && { ':memberMax': member.max }),
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
 * Counts a call towards a limit (docs/product/calls.md#limits) and throws `too-many-requests` once
 * it is spent: for the address and the visitor in this minute, for the address in this hour, and
 * then for all callers together, so that one caller can't use up what all share.
 */
export async function countRequest(limit: LimitName, { caller, address, now }: Visit): Promise<void> {
  if (getEnvironment().RATE_LIMITS === 'off' || isStaff(caller.user)) return
  const group = hashShort(address, 22)
  const visitor = { id: getCountedVisitor(caller) ?? COOKIELESS, max: visitorLimitsPerMinute[limit] }
  const counts: readonly Count[] = [
    { name: limit, group, max: getAddressLimit(limit), now, member: visitor },
    { name: limit, group, max: addressLimitsPerHour[limit], now, period: 'hour' },
    ...(globalLimitsPerMinute[limit] === undefined
      ? []
      : [{ name: limit, group: 'ALL', max: globalLimitsPerMinute[limit], now }]),
  ]
  for (const count of counts)
    if (!(await countWithinLimit(count))) throw createTooManyRequests(getLimitWindow(now, count.period).secondsLeft)
}

/** Builds the 429 problem. */
export const createTooManyRequests = (retryAfterSeconds: number): Problem =>
  new Problem('too-many-requests', 'That was a lot at once. Please wait a moment and try again.', { retryAfterSeconds })
