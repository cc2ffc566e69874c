import { createHash } from 'node:crypto'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { Problem } from '#shared/problem'
import { isStaff } from '#shared/rules/access'
import { ADDRESS_FACTOR, limitWindow, rateLimits } from '#shared/rules/rate-limits'
import type { LimitName } from '#shared/rules/rate-limits'
import { environment } from './environment'
import type { Caller } from './session'
import { table, tableName } from './table'

const KEPT_SECONDS = 120

const hash = (text: string, length: number) => createHash('sha256').update(text).digest('base64url').slice(0, length)

type Visit = { readonly caller: Caller; readonly address: string; readonly now: Date }

/** Whom an address's calls are counted for; a browser without a cookie yet counts towards the address alone. */
const visitorOf = ({ user, visitorId, isNewVisitor }: Caller): string | undefined =>
  user?.id ?? (isNewVisitor ? undefined : visitorId)

/**
 * Counts a call towards a limit (docs/product/calls.md#limits) and throws `too-many-requests` once it is spent. One
 * conditional update counts for the address and, within it, for the visitor; a refused call counts for nobody.
 */
export async function countCall(limit: LimitName, { caller, address, now }: Visit): Promise<void> {
  if (environment().RATE_LIMITS === 'off' || isStaff(caller.user)) return
  const { minute, secondsLeft } = limitWindow(now)
  const visitor = visitorOf(caller)
  const most = rateLimits[limit]
  const isBelow = (count: string, max: string) => `(attribute_not_exists(${count}) OR ${count} < ${max})`
  try {
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: { pk: `CALLS#${limit}#${hash(address, 22)}#${minute}`, sk: 'COUNT' },
        UpdateExpression: `ADD #calls :one${visitor ? ', #visitor :one' : ''} SET #type = :type, expiresAt = :later`,
        ConditionExpression:
          isBelow('#calls', ':mostOfAddress') + (visitor ? ` AND ${isBelow('#visitor', ':most')}` : ''),
        ExpressionAttributeNames: {
          '#type': 'type',
          '#calls': 'calls',
          ...(visitor && { '#visitor': `by-${hash(visitor, 12)}` }),
        },
        ExpressionAttributeValues: {
          ':one': 1,
          ':type': 'CallCount',
          ':later': Math.floor(now.getTime() / 1000) + KEPT_SECONDS,
          ':mostOfAddress': most * ADDRESS_FACTOR,
          ...(visitor && { ':most': most }),
        },
      }),
    )
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    throw new Problem('too-many-requests', 'That was a lot at once. Please wait a moment and try again.', {
      retryAfterSeconds: secondsLeft,
    })
  }
}
