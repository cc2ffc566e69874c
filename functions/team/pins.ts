import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { Problem } from '#shared/platform/problem'
import { pinLimits } from '#shared/platform/secret-limits'
import { keyedHash } from '../platform/session/signing-keys'
import { deleteItems, table, tableName } from '../platform/table/table'
import { updateOnce } from '../platform/table/transaction'
import { teamKeys } from './records'

/** Returns what is stored of a PIN. It depends on the person, so equal PINs don't show. */
export const hashPin = (userId: string, pin: string): Promise<string> => keyedHash('tablet-pin', `${userId}\n${pin}`)

type Attempt = { readonly tabletId: string; readonly userId: string; readonly now: Date }

const DAY_MS = 24 * 3600_000

type Counter = { readonly id: string; readonly max: number; readonly periodMs: number }

const dailyCounter = (userId: string): Counter => ({
  id: `DAY#${userId}`,
  max: pinLimits.perCookAndDay,
  periodMs: DAY_MS,
})

const listCounters = ({ tabletId, userId }: Attempt): readonly Counter[] => [
  // The tablet first: one at its limit then locks no cook out of the other tablets.
  { id: tabletId, max: pinLimits.perTablet, periodMs: pinLimits.periodMs },
  { id: userId, max: pinLimits.perCook, periodMs: pinLimits.periodMs },
  dailyCounter(userId),
]

const getPeriod = ({ periodMs }: Counter, now: Date): number => Math.floor(now.getTime() / periodMs)

const keyOf = (counter: Counter, now: Date) => teamKeys.wrongPins(counter.id, getPeriod(counter, now))

const formatMinutes = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/**
 * Counts an attempt as wrong before the PIN is compared, so that simultaneous attempts count each
 * other.
 * @throws Problem `too-many-requests` after too many wrong PINs
 */
export async function countPin(attempt: Attempt): Promise<void> {
  const { now } = attempt
  for (const counter of listCounters(attempt)) {
    const endMs = (getPeriod(counter, now) + 1) * counter.periodMs
    const retryAfterSeconds = Math.max(1, Math.ceil((endMs - now.getTime()) / 1000))
    await updateOnce({
      update: {
        TableName: tableName(),
        Key: keyOf(counter, now),
        UpdateExpression: 'ADD attempts :one SET #type = :type, expiresAt = :end',
        ConditionExpression: 'attribute_not_exists(attempts) OR attempts < :max',
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: {
          ':one': 1,
          ':type': 'WrongPins',
          ':end': Math.ceil(endMs / 1000),
          ':max': counter.max,
        },
      },
      refused: () =>
        new Problem('too-many-requests', `Too many wrong PINs. Please wait ${formatMinutes(retryAfterSeconds)}.`, {
          retryAfterSeconds,
        }),
    })
  }
}

/** Takes back the attempt that turned out to be right. */
export async function uncountPin(attempt: Attempt): Promise<void> {
  for (const counter of listCounters(attempt))
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keyOf(counter, attempt.now),
        UpdateExpression: 'ADD attempts :one',
        ExpressionAttributeValues: { ':one': -1 },
      }),
    )
}

/** Forgets the wrong PINs of a day, because an admin has set another one. */
export const clearDailyPins = (userId: string, now: Date): Promise<void> =>
  deleteItems([keyOf(dailyCounter(userId), now)])
