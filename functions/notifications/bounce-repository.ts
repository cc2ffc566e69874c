import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { mailLimits } from '#shared/platform/rate-limits'
import { getEnvironment } from '../platform/environment'
import { getItem, table, tableName, type Key } from '../platform/table/table'
import { updateOnce } from '../platform/table/transaction'
import { mailKeys, type MailSource } from './records'

/** How long a day's count is stored. */
const STORED_SECONDS = 2 * 24 * 3600

const BounceCount = z.object({ bounces: z.int() })

const dateOf = (now: Date) => now.toISOString().slice(0, 10)
const expiryOf = (now: Date) => Math.floor(now.getTime() / 1000) + STORED_SECONDS

async function addBounce(key: Key, now: Date): Promise<number> {
  const { Attributes } = await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: key,
      UpdateExpression: 'ADD bounces :one SET #type = :type, expiresAt = :end',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: { ':one': 1, ':type': 'BounceCount', ':end': expiryOf(now) },
      ReturnValues: 'UPDATED_NEW',
    }),
  )
  return BounceCount.parse(Attributes).bounces
}

type Bounce = { readonly source: MailSource; readonly origin?: string | undefined }

/**
 * Counts a mail of any location that bounced. Of those that one origin caused, only as many as stop
 * its own mails count for everybody, so that one guest can't stop the mails of all.
 */
export async function countBounce({ source, origin }: Bounce, now: Date): Promise<void> {
  if (origin !== undefined) {
    const ofOrigin = await addBounce(mailKeys.ofOrigin(origin, dateOf(now)), now)
    if (ofOrigin > mailLimits.bouncesPerOrigin) return
  }
  await addBounce(mailKeys.bouncesOn(dateOf(now), source), now)
}

/** Whether mails of a source reached today's limit of bounces (docs/product/tracking.md#mail). */
export async function hasManyBounces(source: MailSource, now: Date): Promise<boolean> {
  if (getEnvironment().RATE_LIMITS === 'off') return false
  const item = await getItem(mailKeys.bouncesOn(dateOf(now), source))
  return item !== undefined && BounceCount.parse(item).bounces >= mailLimits.bouncesPerDay
}

/**
 * Counts a mail to an unverified address for its origin. Returns false, and counts nothing, if the
 * origin caused too many today or some of them bounced (docs/product/tracking.md#mail).
 */
export async function countMailOfOrigin(origin: string, now: Date): Promise<boolean> {
  if (getEnvironment().RATE_LIMITS === 'off') return true
  return updateOnce({
    update: {
      TableName: tableName(),
      Key: mailKeys.ofOrigin(origin, dateOf(now)),
      UpdateExpression: 'ADD mails :one SET #type = :type, expiresAt = :end',
      ConditionExpression:
        '(attribute_not_exists(mails) OR mails < :mails) AND (attribute_not_exists(bounces) OR bounces < :bounces)',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':type': 'BounceCount',
        ':end': expiryOf(now),
        ':mails': mailLimits.unverifiedPerOriginAndDay,
        ':bounces': mailLimits.bouncesPerOrigin,
      },
    },
    refused: 'already',
  })
}
