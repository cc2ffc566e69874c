import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { mailLimits } from '#shared/platform/rate-limits'
import { getEnvironment } from '../platform/environment'
import { getItem, table, tableName } from '../platform/table/table'
import { mailKeys } from './records'

/** How long a day's count is stored. */
const STORED_SECONDS = 2 * 24 * 3600

const BounceCount = z.object({ bounces: z.int() })

const keyOf = (now: Date) => mailKeys.bouncesOn(now.toISOString().slice(0, 10))

/** Counts a mail of any location that bounced. */
export async function countBounce(now: Date): Promise<void> {
  await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keyOf(now),
      UpdateExpression: 'ADD bounces :one SET #type = :type, expiresAt = :end',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':type': 'BounceCount',
        ':end': Math.floor(now.getTime() / 1000) + STORED_SECONDS,
      },
    }),
  )
}

/** Whether mails reached today's limit of bounces (docs/product/tracking.md#mail). */
export async function hasManyBounces(now: Date): Promise<boolean> {
  if (getEnvironment().RATE_LIMITS === 'off') return false
  const item = await getItem(keyOf(now))
  return item !== undefined && BounceCount.parse(item).bounces >= mailLimits.bouncesPerDay
}
