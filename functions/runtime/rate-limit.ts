import { createHash } from 'node:crypto'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { Problem } from '#shared/problem'
import { isStaff } from '#shared/rules/access'
import { addressLimit, groupLimits, limitWindow, rateLimits } from '#shared/rules/rate-limits'
import type { LimitName } from '#shared/terms/limits'
import { environment } from './environment'
import type { Caller } from './session'
import { table, tableName } from './table'

const KEPT_SECONDS = 120

/** Returns a short hash, for keys that must not hold the text itself. */
export const hash = (text: string, length: number) =>
  createHash('sha256').update(text).digest('base64url').slice(0, length)

type Visit = { readonly caller: Caller; readonly address: string; readonly now: Date }

/** The visitor that calls are counted for; undefined for a browser without a cookie. */
export const countedVisitor = ({ user, visitorId, isNewVisitor }: Caller): string | undefined =>
  user?.id ?? (isNewVisitor ? undefined : visitorId)

/**
 * All callers of an address without a cookie are one visitor: leaving out the cookie gains
 * nothing.
 */
const COOKIELESS = 'cookieless'

/** One conditional update that counts for `who` and, within it, for the visitor; false where either has had its share. */
async function countFor(limit: LimitName, who: string, most: number, now: Date, visitor?: string): Promise<boolean> {
  const isBelow = (count: string, max: string) => `(attribute_not_exists(${count}) OR ${count} < ${max})`
  try {
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: { pk: `CALLS#${limit}#${who}#${limitWindow(now).minute}`, sk: 'COUNT' },
        UpdateExpression: `ADD #calls :one${visitor ? ', #visitor :one' : ''} SET #type = :type, expiresAt = :later`,
        ConditionExpression: isBelow('#calls', ':mostOfAll') + (visitor ? ` AND ${isBelow('#visitor', ':most')}` : ''),
        ExpressionAttributeNames: {
          '#type': 'type',
          '#calls': 'calls',
          ...(visitor && { '#visitor': `by-${hash(visitor, 12)}` }),
        },
        ExpressionAttributeValues: {
          ':one': 1,
          ':type': 'CallCount',
          ':later': Math.floor(now.getTime() / 1000) + KEPT_SECONDS,
          ':mostOfAll': most,
          ...(visitor && { ':most': rateLimits[limit] }),
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
 * Counts a call towards a limit (docs/product/calls.md#limits) and throws `too-many-requests` once it is spent: for the
 * address and the visitor first, and only then for all together, so that nobody alone takes what is everybody's.
 */
export async function countCall(limit: LimitName, { caller, address, now }: Visit): Promise<void> {
  if (environment().RATE_LIMITS === 'off' || isStaff(caller.user)) return
  const { secondsLeft } = limitWindow(now)
  if (!(await countFor(limit, hash(address, 22), addressLimit(limit), now, countedVisitor(caller) ?? COOKIELESS)))
    throw tooMany(secondsLeft)
  const ofAll = groupLimits[limit]
  if (ofAll !== undefined && !(await countFor(limit, 'ALL', ofAll, now))) throw tooMany(secondsLeft)
}

/** What somebody is told who asks too often. */
export const tooMany = (retryAfterSeconds: number): Problem =>
  new Problem('too-many-requests', 'That was a lot at once. Please wait a moment and try again.', { retryAfterSeconds })
