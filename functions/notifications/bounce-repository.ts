import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { mailLimits } from '#shared/platform/message-limits'
import { getEnvironment } from '../platform/environment'
import { getItem, table, tableName, type Key } from '../platform/table/table'
import { updateOnce } from '../platform/table/transaction'
import { mailKeys, type MailSource } from './records'
import { hashAddress } from './suppression-repository'
import { expiresAfter } from '../platform/table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

/** How long a day's count is stored. */
const STORED_SECONDS = 2 * DAY_SECONDS

const BounceCount = z.object({ bounces: z._default(z.int(), 0), all: z._default(z.int(), 0) })

const dateOf = (now: Date) => now.toISOString().slice(0, 10)

/** Adds bounces to a day's count, of which some count there, and returns how many do. */
async function addBounces(key: Key, now: Date, counted: number, weight: number): Promise<number> {
  const { Attributes } = await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: key,
      UpdateExpression: 'ADD bounces :counted, #all :weight SET #type = :type, expiresAt = :end',
      ExpressionAttributeNames: { '#all': 'all', '#type': 'type' },
      ExpressionAttributeValues: {
        ':counted': counted,
        ':weight': weight,
        ':type': 'BounceCount',
        ':end': expiresAfter(now, STORED_SECONDS),
      },
      ReturnValues: 'UPDATED_NEW',
    }),
  )
  return BounceCount.parse(Attributes).bounces
}

type Bounce = {
  readonly source: MailSource
  readonly origin?: string | undefined
  /** Whether the recipient reported the mail as spam, which costs a sender more. */
  readonly isComplaint?: boolean
}

/**
 * Counts a mail of any location that bounced. Of those that one origin caused, only as many as stop
 * its own mails count for everybody, so that one guest can't stop the mails of all.
 */
export async function countBounce({ source, origin, isComplaint = false }: Bounce, now: Date): Promise<void> {
  const weight = isComplaint ? mailLimits.bouncesPerComplaint : 1
  const key = origin !== undefined && mailKeys.ofOrigin(origin, dateOf(now))
  const before = key ? (await addBounces(key, now, weight, weight)) - weight : 0
  const left = key ? Math.max(0, mailLimits.bouncesPerOrigin - before) : weight
  await addBounces(mailKeys.bouncesOn(dateOf(now), source), now, Math.min(weight, left), weight)
}

/** Whether mails of a source reached today's limit of bounces (docs/product/tracking.md#mail). */
export async function hasManyBounces(source: MailSource, now: Date): Promise<boolean> {
  if (getEnvironment().RATE_LIMITS === 'off') return false
  const item = await getItem(mailKeys.bouncesOn(dateOf(now), source))
  const { bounces, all } = BounceCount.parse(item ?? {})
  return bounces >= mailLimits.bouncesPerDay || all >= mailLimits.allBouncesPerDay
}

/**
 * Counts an unverified address for the origin that has it mailed. Returns false and counts nothing
 * if the origin has had too many mailed today, or some of its mails bounced
 * (docs/product/tracking.md#mail).
 */
export async function countRecipientOfOrigin(origin: string, address: string, now: Date): Promise<boolean> {
  if (getEnvironment().RATE_LIMITS === 'off') return true
  const recipient = hashAddress(address)
  return updateOnce({
    update: {
      TableName: tableName(),
      Key: mailKeys.ofOrigin(origin, dateOf(now)),
      UpdateExpression: 'ADD recipients :recipients SET #type = :type, expiresAt = :end',
      ConditionExpression: [
        '(attribute_not_exists(bounces) OR bounces < :bounces)',
        '(attribute_not_exists(recipients) OR contains(recipients, :recipient) OR size(recipients) < :most)',
      ].join(' AND '),
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':recipient': recipient,
        ':recipients': new Set([recipient]),
        ':type': 'BounceCount',
        ':end': expiresAfter(now, STORED_SECONDS),
        ':most': mailLimits.recipientsPerOrigin,
        ':bounces': mailLimits.bouncesPerOrigin,
      },
    },
    onConflict: 'already',
  })
}
